import { below, block, disc, drawn, numberOf, road, type Colour, type Layer } from "./drawing";

const UNITS = 960;
const HEIGHT = 540;
/** The widths in which the pictures of a demonstration are kept, in pixels; the first one is the original. */
const SCENE_WIDTHS = [1440, 960, 480] as const;
const MAP_WIDTHS = [960, 480] as const;

/** A picture with its smaller copies by their width. */
export interface DrawnPicture {
  original: Buffer;
  copies: Record<string, Buffer>;
}

function inWidths([first, ...others]: readonly [number, ...number[]], layers: readonly Layer[]): DrawnPicture {
  const at = (width: number) => drawn(width, (width * HEIGHT) / UNITS, UNITS, layers);
  return { original: at(first), copies: Object.fromEntries(others.map((width) => [String(width), at(width)])) };
}

/** The colours of a practice's house and of what is around it. */
interface Look {
  sky: Colour;
  ground: Colour;
  wall: Colour;
  side: Colour;
  glass: Colour;
  door: Colour;
  leaf: Colour;
  hill: Colour;
  water: Colour;
}

const LOOKS: readonly Look[] = [
  {
    sky: [206, 227, 236],
    ground: [219, 214, 203],
    wall: [245, 239, 228],
    side: [222, 211, 193],
    glass: [112, 158, 176],
    door: [15, 95, 120],
    leaf: [88, 130, 96],
    hill: [158, 190, 164],
    water: [132, 178, 194],
  },
  {
    sky: [242, 226, 205],
    ground: [226, 205, 174],
    wall: [250, 244, 234],
    side: [231, 213, 188],
    glass: [140, 164, 168],
    door: [122, 62, 18],
    leaf: [122, 138, 84],
    hill: [214, 196, 154],
    water: [150, 190, 190],
  },
];

const everywhere = (colour: Colour): Layer => ({ shape: () => -1, colour });

const tree = (x: number, foot: number, size: number, leaf: Colour): Layer[] => [
  block(x - size * 0.08, foot - size * 0.5, size * 0.16, size * 0.5, [104, 80, 60]),
  disc(x, foot - size * 0.75, size * 0.38, size * 0.46, leaf),
  disc(x - size * 0.22, foot - size * 0.58, size * 0.26, size * 0.28, leaf),
  disc(x + size * 0.22, foot - size * 0.58, size * 0.26, size * 0.28, leaf),
];

function windows({ glass }: Look): Layer[] {
  const rows = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4, 5, 6].map((column) => ({
      x: 262 + column * 64,
      y: 150 + row * 76,
      lobby: row === 2 && column === 3,
    })),
  );
  return rows.filter(({ lobby }) => !lobby).map(({ x, y }) => block(x, y, 40, 50, glass));
}

/** A drawn picture of a practice's house, made here so that a demonstration shows nobody's: the same for the same key. */
export function practicePhoto(key: string, index: number): DrawnPicture {
  const look = LOOKS[index % LOOKS.length] ?? LOOKS[0]!;
  const shift = numberOf(key) % 40;
  return inWidths(SCENE_WIDTHS, [
    everywhere(look.sky),
    disc(770 + shift, 96, 44, 44, [255, 246, 222]),
    disc(140 + shift, 400, 260, 120, look.hill),
    { shape: below(404), colour: look.ground },
    block(236, 118, 488, 290, look.wall),
    block(724, 150, 60, 258, look.side),
    block(224, 104, 512, 20, look.side),
    ...windows(look),
    block(446, 296, 68, 112, look.door),
    block(476, 296, 8, 112, look.wall),
    block(426, 280, 108, 14, look.side),
    block(470, 66, 20, 44, look.door),
    block(458, 78, 44, 20, look.door),
    ...tree(150, 420, 130, look.leaf),
    ...tree(848, 424, 150, look.leaf),
    { shape: below(462), colour: look.water },
    block(0, 458, UNITS, 6, look.side),
    ...[0, 1, 2, 3, 4].map((each) => block(60 + each * 180 + shift, 488 + (each % 2) * 20, 90, 4, look.sky)),
  ]);
}

/** A drawn map with the place in its middle: streets that are nowhere, the same for the same key. */
export function placeMap(key: string): DrawnPicture {
  const seed = numberOf(key);
  const of = (shift: number, most: number) => (seed >>> shift) % most;
  const street: Colour = [255, 255, 255];
  const [x, y] = [480, 270];
  return inWidths(MAP_WIDTHS, [
    everywhere([236, 232, 224]),
    disc(160 + of(0, 120), 120 + of(3, 60), 150, 90, [205, 224, 196]),
    disc(760 - of(5, 120), 430 - of(7, 60), 140, 80, [205, 224, 196]),
    {
      shape: road(
        [
          [0, 430 + of(9, 80)],
          [300, 400 - of(11, 40)],
          [620, 470],
          [960, 380 + of(13, 60)],
        ],
        64,
      ),
      colour: [170, 205, 220],
    },
    ...[90, 210, 330, 600, 720, 850].map((at, index): Layer => ({
      shape: road(
        [
          [at + of(index, 40), 0],
          [at + 30 - of(index + 2, 50), 540],
        ],
        12,
      ),
      colour: street,
    })),
    ...[70, 170, 350, 460].map((at, index): Layer => ({
      shape: road(
        [
          [0, at + of(index + 4, 30)],
          [960, at - of(index + 6, 30)],
        ],
        12,
      ),
      colour: street,
    })),
    {
      shape: road(
        [
          [0, y + 30],
          [x, y + 14],
          [960, y - 50],
        ],
        24,
      ),
      colour: [252, 226, 168],
    },
    {
      shape: road(
        [
          [x - 40, 0],
          [x, y + 14],
          [x + 60, 540],
        ],
        18,
      ),
      colour: street,
    },
    disc(x, y - 44, 34, 34, [168, 38, 29]),
    {
      shape: road(
        [
          [x, y - 30],
          [x, y + 8],
        ],
        16,
      ),
      colour: [168, 38, 29],
    },
    disc(x, y - 44, 13, 13, street),
  ]);
}

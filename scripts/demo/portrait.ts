import { crc32, deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

/** How far a point (in pixels) is outside of a shape; negative inside. */
type Shape = (x: number, y: number) => number;

const SIZE = 320;
/** The drawing is laid out on a square of so many units. */
const UNITS = 256;

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);
const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));
const without = (one: Shape, other: Shape): Shape => both(one, (x, y) => -other(x, y));
const above =
  (edge: number): Shape =>
  (_x, y) =>
    y - edge;
const below =
  (edge: number): Shape =>
  (_x, y) =>
    edge - y;

const GROUNDS: readonly Colour[] = [
  [214, 230, 236],
  [233, 226, 214],
  [221, 232, 219],
  [236, 221, 222],
  [226, 223, 238],
];
const SKINS: readonly Colour[] = [
  [241, 205, 178],
  [222, 177, 141],
  [190, 138, 102],
  [141, 92, 62],
];
const HAIRS: readonly Colour[] = [
  [43, 33, 29],
  [84, 56, 38],
  [126, 87, 52],
  [152, 150, 148],
];
const COATS: readonly Colour[] = [
  [15, 95, 120],
  [76, 88, 128],
  [110, 72, 96],
  [62, 104, 84],
];
const DARK: Colour = [52, 42, 40];
const LIPS: Colour = [160, 82, 76];
const WHITE: Colour = [250, 250, 250];

/** A number of the text, the same each time: which of the colours and shapes a person has. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** What a person looks like, from the back to the front. */
function layersOf(key: string, female: boolean): [Shape, Colour][] {
  const seed = numberOf(key);
  const of = (colours: readonly Colour[], shift: number): Colour => colours[(seed >>> shift) % colours.length] ?? DARK;
  const [skin, hair, coat] = [of(SKINS, 3), of(HAIRS, 7), of(COATS, 11)];
  const head = ellipse(128, 112, 44, 54);
  const fringe = both(
    ellipse(128, 98, female ? 50 : 46, 49),
    above(((seed >>> 15) % 2 === 0 ? 76 : 84) + (female ? 8 : 0)),
  );
  const long: [Shape, Colour][] = female ? [[both(ellipse(128, 128, 60, 78), above(190)), hair]] : [];
  const beard: [Shape, Colour][] =
    !female && (seed >>> 17) % 3 === 0 ? [[without(both(head, below(128)), ellipse(128, 124, 32, 24)), hair]] : [];
  const ring = (cx: number) => without(ellipse(cx, 114, 15, 13), ellipse(cx, 114, 12.5, 10.5));
  const glasses: [Shape, Colour][] =
    (seed >>> 19) % 3 === 0
      ? [
          [ring(110), DARK],
          [ring(146), DARK],
        ]
      : [];
  return [
    [() => -1, of(GROUNDS, 0)],
    ...long,
    [ellipse(128, 268, 94, 84), coat],
    [both(ellipse(128, 192, 34, 30), below(170)), WHITE],
    [ellipse(128, 168, 20, 34), skin],
    [head, skin],
    ...beard,
    [fringe, hair],
    [ellipse(110, 114, 4.5, 5), DARK],
    [ellipse(146, 114, 4.5, 5), DARK],
    ...glasses,
    [without(both(ellipse(128, 136, 16, 11), below(138)), ellipse(128, 131, 17, 10)), LIPS],
  ];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits of red, green and blue a pixel. */
const FORMAT = [8, 2, 0, 0, 0];

/**
 * A drawn portrait as a PNG, made here so that a demonstration shows nobody's face: the same for the same key.
 */
export function portrait(key: string, female: boolean): Buffer {
  const layers = layersOf(key, female);
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  const scale = UNITS / SIZE;
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const pixel = [0, 0, 0];
      for (const [shape, colour] of layers) {
        const cover = Math.min(1, Math.max(0, 0.5 - shape((x + 0.5) * scale, (y + 0.5) * scale) / scale));
        for (const part of [0, 1, 2] as const) pixel[part] = (pixel[part] ?? 0) * (1 - cover) + colour[part] * cover;
      }
      rows.set(pixel.map(Math.round), y * (1 + SIZE * 3) + 1 + x * 3);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

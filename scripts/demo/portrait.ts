import { above, below, both, drawn, ellipse, numberOf, without, type Colour, type Shape } from "./drawing";

/** Width and height of a portrait, in pixels. */
const SIZE = 320;
/** The drawing is laid out on a square of so many units. */
const UNITS = 256;

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

/**
 * A drawn portrait as a PNG, made here so that a demonstration shows nobody's face: the same for the same key.
 * @param size its width and height in pixels
 */
export const portrait = (key: string, female: boolean, size = SIZE): Buffer =>
  drawn(
    size,
    size,
    UNITS,
    layersOf(key, female).map(([shape, colour]) => ({ shape, colour })),
  );

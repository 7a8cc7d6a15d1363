import { crc32, deflateSync } from "node:zlib";

export type Colour = readonly [red: number, green: number, blue: number];

/** How far a point (in the units of a drawing) is outside of a shape; negative inside. */
export type Shape = (x: number, y: number) => number;

/** A shape in a colour; `within` are the edges beyond which it is not: left, top, right, bottom. */
export interface Layer {
  shape: Shape;
  colour: Colour;
  within?: readonly [left: number, top: number, right: number, bottom: number];
}

export const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);
export const both =
  (one: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));
export const without = (one: Shape, other: Shape): Shape => both(one, (x, y) => -other(x, y));
export const above =
  (edge: number): Shape =>
  (_x, y) =>
    y - edge;
export const below =
  (edge: number): Shape =>
  (_x, y) =>
    edge - y;

/** A rectangle from its left upper corner. */
export const rectangle = (left: number, top: number, width: number, height: number): Shape => {
  const [cx, cy] = [left + width / 2, top + height / 2];
  return (x, y) => Math.max(Math.abs(x - cx) - width / 2, Math.abs(y - cy) - height / 2);
};
/** A line of some width through points, one after the other. */
export const road = (points: readonly (readonly [number, number])[], width: number): Shape => {
  const parts = points.slice(1).map((to, index) => [points[index] ?? to, to] as const);
  return (x, y) =>
    Math.min(
      ...parts.map(([[ax, ay], [bx, by]]) => {
        const [dx, dy] = [bx - ax, by - ay];
        const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - ax - along * dx, y - ay - along * dy) - width / 2;
      }),
    );
};
/** A rectangle as a layer, which is nowhere else. */
export const block = (left: number, top: number, width: number, height: number, colour: Colour): Layer => ({
  shape: rectangle(left, top, width, height),
  colour,
  within: [left - 1, top - 1, left + width + 1, top + height + 1],
});
/** An ellipse as a layer, which is nowhere else. */
export const disc = (cx: number, cy: number, rx: number, ry: number, colour: Colour): Layer => ({
  shape: ellipse(cx, cy, rx, ry),
  colour,
  within: [cx - rx - 1, cy - ry - 1, cx + rx + 1, cy + ry + 1],
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Shades between two colours at an edge. */
const STEPS = 4;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 8 bits of red, green and blue a pixel. */
const FORMAT = [8, 2, 0, 0, 0];

/**
 * A drawing as a PNG: layers from the back to the front, on a sheet of `units` across.
 * @param width of the picture in pixels, as `height`
 */
export function drawn(width: number, height: number, units: number, layers: readonly Layer[]): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  const scale = units / width;
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) * scale;
    const here = layers.filter(({ within }) => !within || (v >= within[1] && v <= within[3]));
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) * scale;
      const pixel = [0, 0, 0];
      for (const { shape, colour, within } of here) {
        if (within && (u < within[0] || u > within[2])) continue;
        // In few steps, which a PNG packs well.
        const cover = Math.round(Math.min(1, Math.max(0, 0.5 - shape(u, v) / scale)) * STEPS) / STEPS;
        if (cover === 0) continue;
        for (const part of [0, 1, 2] as const) pixel[part] = (pixel[part] ?? 0) * (1 - cover) + colour[part] * cover;
      }
      rows.set(pixel.map(Math.round), y * (1 + width * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A number of the text, the same each time. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

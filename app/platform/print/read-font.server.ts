import { unzlibSync } from "fflate";
import * as fontkit from "fontkit";
import { mendShaping } from "./shaping/mend-shaping.server";

const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;
const WOFF_SIGNATURE = 0x774f_4646;

/**
 * A font of type WOFF 1.0 as OpenType has it, unpacked: fontkit 2.0.4 unpacks some tables wrongly, and finds no letter
 * then, as in Noto Sans SC. Anything else is left as it is. See https://www.w3.org/TR/WOFF/.
 */
function unpacked(bytes: Uint8Array): Uint8Array {
  const woff = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (woff.getUint32(0) !== WOFF_SIGNATURE) return bytes;
  const count = woff.getUint16(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = WOFF_HEAD + at * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.getUint32(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = bytes.subarray(offset, offset + packed);
    return { entry, length, data: packed < length ? unzlibSync(data) : data };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const head = SFNT_HEAD + count * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), head));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  view.setUint32(0, woff.getUint32(4));
  for (const [at, value] of [count, 16 << power, power, (count - (1 << power)) * 16].entries())
    view.setUint16(4 + at * 2, value);
  let offset = head;
  for (const [at, { entry, length, data }] of tables.entries()) {
    const to = SFNT_HEAD + at * SFNT_ENTRY;
    for (const [field, value] of [woff.getUint32(entry), woff.getUint32(entry + 16), offset, length].entries())
      view.setUint32(to + field * 4, value);
    font.set(data, offset);
    offset += padded(length);
  }
  return font;
}

/** Reads a font, which then shapes its texts as a browser does. */
export function readFont(bytes: Uint8Array): fontkit.Font {
  const font = fontkit.create(unpacked(bytes) as Parameters<typeof fontkit.create>[0]);
  if (!("layout" in font)) throw new TypeError("a collection is no single font");
  mendShaping(font);
  return font;
}

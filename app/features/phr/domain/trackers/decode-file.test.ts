import { expect, it } from "vitest";
import { decodeFile } from "./decode-file";

const TEXT = "Fecha;Tensión\n2026-11-01;118";

const inUnits = (text: string, littleEndian: boolean, mark: boolean) => {
  const said = mark ? `\uFEFF${text}` : text;
  const view = new DataView(new ArrayBuffer(said.length * 2));
  [...said].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), littleEndian));
  return new Uint8Array(view.buffer);
};

it("reads UTF-8 and UTF-16, with and without a mark, and what Windows writes", () => {
  const utf8 = new TextEncoder().encode(TEXT);
  const windows = Uint8Array.from([...TEXT].map((letter) => letter.charCodeAt(0)));
  const files = [
    ...[utf8, new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]), windows],
    ...[inUnits(TEXT, true, true), inUnits(TEXT, false, true), inUnits(TEXT, true, false), inUnits(TEXT, false, false)],
  ];
  expect(files.map(decodeFile)).toEqual(files.map(() => TEXT));
  expect(decodeFile(new Uint8Array())).toBe("");
});

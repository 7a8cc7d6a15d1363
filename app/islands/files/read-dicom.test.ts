import { expect, it } from "vitest";
import { readDicom } from "./read-dicom";

const text = (words: string) => [...words].map((character) => character.charCodeAt(0));
const two = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const four = (value: number) => [...two(value), ...two(value >>> 16)];

/** A data element as Explicit VR Little Endian writes it (PS3.5, 7.1.2). */
function element(tag: readonly [number, number], vr: string, value: readonly number[]): number[] {
  const even = value.length % 2 === 1 ? [...value, vr === "UI" ? 0 : 0x20] : value;
  const long = ["OB", "OW"].includes(vr);
  return [
    ...two(tag[0]),
    ...two(tag[1]),
    ...text(vr),
    ...(long ? [0, 0, ...four(even.length)] : two(even.length)),
    ...even,
  ];
}

/** A small tomography of values in Hounsfield units, with a window of its own or none. */
function tomography(values: readonly number[], window?: { level: string; width: string }): ArrayBuffer {
  const syntax = element([2, 0x10], "UI", text("1.2.840.10008.1.2.1"));
  const bytes = [
    ...Array<number>(128).fill(0),
    ...text("DICM"),
    ...element([2, 0], "UL", four(syntax.length)),
    ...syntax,
    ...element([8, 0x60], "CS", text("CT")),
    ...element([0x28, 2], "US", two(1)),
    ...element([0x28, 4], "CS", text("MONOCHROME2")),
    ...element([0x28, 0x10], "US", two(1)),
    ...element([0x28, 0x11], "US", two(values.length)),
    ...element([0x28, 0x100], "US", two(16)),
    ...element([0x28, 0x101], "US", two(16)),
    ...element([0x28, 0x102], "US", two(15)),
    ...element([0x28, 0x103], "US", two(1)),
    ...(window
      ? [...element([0x28, 0x1050], "DS", text(window.level)), ...element([0x28, 0x1051], "DS", text(window.width))]
      : []),
    ...element([0x28, 0x1052], "DS", text("-1024")),
    ...element([0x28, 0x1053], "DS", text("1")),
    ...element(
      [0x7fe0, 0x10],
      "OW",
      values.flatMap((value) => two((value + 1_024) & 0xffff)),
    ),
  ];
  return Uint8Array.from(bytes).buffer;
}

it("a tomography is read with its size, its values in Hounsfield units and its own window", () => {
  const scan = readDicom(tomography([-1_000, 0, 40, 900], { level: "40", width: "400" }));
  expect(scan).toMatchObject({
    ...{ width: 4, height: 1, frames: 1, isTomography: true },
    range: { least: -1_000, greatest: 900 },
    window: { level: 40, width: 400 },
  });
});

it("a scan without a window shows all of its values", () => {
  expect(readDicom(tomography([-1_000, 1_000]))?.window).toEqual({ level: 0.5, width: 2_001 });
});

it("a file without a picture has nothing to show", () => {
  expect(readDicom(new Uint8Array(200).buffer)).toBeNull();
});

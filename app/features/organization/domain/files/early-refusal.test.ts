import { describe, expect, it } from "vitest";
import * as sample from "../../../../../tests/support/sample-files";
import { refusedByFirstPart, refusedByName } from "./early-refusal";

const LARGE = 100_000_000;
const byName = (name: string) => refusedByName("HEALTH_RECORD", name)?.message ?? null;
const byFirst = (name: string, first: Uint8Array, size = LARGE) =>
  refusedByFirstPart("HEALTH_RECORD", { name, size, first })?.message ?? null;
const PROGRAM = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0]);

describe("a file is refused before it is sent", () => {
  it.each([
    ["a.exe", "files:refused.unknown"],
    ["a.pdf.exe", "files:refused.unknown"],
    ["page.html", "files:refused.unknown"],
    ["a.svg", "files:refused.svg"],
    ["drawing.SVGZ", "files:refused.svg"],
  ])("where its name says that it is %s", (name, message) => {
    expect(byName(name)).toBe(message);
  });

  it.each(["scan.dcm", "IMG.0001", "1.2.840.113619", "letter", "Dr. Haddad", "FILM.MP4", "x.jpeg", "notes.txt"])(
    "but not where its name may be true, such as %s",
    (name) => {
      expect(byName(name)).toBeNull();
    },
  );

  it("and is told which kinds are taken", () => {
    expect(refusedByName("HEALTH_RECORD", "a.exe")?.values?.["allowed"]).toContain("DICOM");
  });
});

describe("a large file is refused at its first part", () => {
  it.each([
    ["film.mp4", PROGRAM, "files:refused.unknown"],
    ["film.mp4", sample.html(), "files:refused.unknown"],
    ["film.mp4", sample.docx(), "files:refused.unknown"],
    ["letter.docx", sample.compound("WordDocument"), "files:refused.unknown"],
    ["scan.dcm", sample.pdf(), "files:refused.lies"],
    ["scan.png", sample.svg(), "files:refused.svg"],
    ["film.mp4", sample.plain(), "files:refused.lies"],
  ])("where %s begins as something else", (name, first, message) => {
    expect(byFirst(name, first)).toBe(message);
  });

  it.each([
    ["film.mp4", sample.mp4()],
    ["film.webm", sample.webm()],
    ["scan.dcm", sample.dcm()],
    ["IMG.0001", sample.dcm()],
    ["letter.docx", sample.docx()],
    ["letter.odt", sample.odt()],
    ["letter", sample.docx()],
    ["table.xls", sample.compound("Workbook")],
    ["readings.txt", sample.plain()],
    // The end of the part is the middle of a letter.
    ["readings.txt", sample.plain("120/80 قياس").subarray(0, 8)],
  ])("but not where the rest of %s must be seen", (name, first) => {
    expect(byFirst(name, first)).toBeNull();
  });

  it("as at its end, where the first part is all of it", () => {
    expect(byFirst("letter.docx", sample.zip({ "run.exe": "x" }), sample.zip({ "run.exe": "x" }).length)).toBe(
      "files:refused.unknown",
    );
    const cut = sample.png(10, 10).subarray(0, 60);
    expect(byFirst("scan.png", cut, cut.length)).toBe("files:refused.damaged");
    expect(byFirst("scan.png", sample.png(10, 10), sample.png(10, 10).length)).toBeNull();
  });
});

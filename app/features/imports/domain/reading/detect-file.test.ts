import { describe, expect, it } from "vitest";
import { codePageOf } from "./code-pages";
import { detectFile } from "./detect-file";

const TEXT = "First name;Last name;Email\nJosé;Núñez;jose@casa.example\nZoë;Ångström;zoe@hem.example\n";
const detect = (bytes: Uint8Array | Buffer) =>
  detectFile({ bytes: new Uint8Array(bytes), whole: true, page: "windows-1252" }, 5);

function detected(bytes: Uint8Array | Buffer) {
  const found = detect(bytes);
  if (!found.ok) throw new Error(found.problem);
  const { header, sample, encoding, delimiter } = found.file;
  return { header, first: sample[0]?.cells, encoding, delimiter };
}

describe("a file is known by its content", () => {
  const expected = { header: ["First name", "Last name", "Email"], first: ["José", "Núñez", "jose@casa.example"] };
  it.each([
    ["UTF-8", Buffer.from(TEXT), "utf-8"],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${TEXT}`), "utf-8"],
    ["UTF-16 with a mark, little end first", Buffer.from(`\ufeff${TEXT}`, "utf16le"), "utf-16le"],
    ["UTF-16 with a mark, big end first", Buffer.from(`\ufeff${TEXT}`, "utf16le").swap16(), "utf-16be"],
    ["UTF-16 without one, little end first", Buffer.from(TEXT, "utf16le"), "utf-16le"],
    ["UTF-16 without one, big end first", Buffer.from(TEXT, "utf16le").swap16(), "utf-16be"],
    ["Latin-1", Buffer.from(TEXT, "latin1"), "windows-1252"],
  ])("%s", (_, bytes, encoding) => {
    expect(detected(bytes)).toEqual({ ...expected, encoding, delimiter: ";" });
  });

  it.each([",", ";", "\t", "|"])("with %j between the cells", (delimiter) => {
    expect(detected(Buffer.from(TEXT.replaceAll(";", delimiter))).delimiter).toBe(delimiter);
  });

  it("by the line in which a spreadsheet names the delimiter", () => {
    expect(detected(Buffer.from(`sep=;\r\n${TEXT}`))).toMatchObject({ ...expected, delimiter: ";" });
  });

  it("also where that line names a tab, or the lines before the header say nothing", () => {
    const tabs = TEXT.replaceAll(";", "\t");
    expect(detected(Buffer.from(`sep=\t\r\n${tabs}`))).toMatchObject({ ...expected, delimiter: "\t" });
    expect(detected(Buffer.from(`;;\n \n\n;;\n${TEXT}`))).toMatchObject({ ...expected, delimiter: ";" });
    expect(detected(Buffer.from(`\ufeff\r\nsep=;\r\n;;\r\n${TEXT}`))).toMatchObject({ ...expected, delimiter: ";" });
  });

  it("and its lines are counted as an editor counts them", () => {
    const found = detect(Buffer.from(`\r\n;;\r\nFirst name;Last name\r\nAna;"Ruiz\r\nSoler"\r\n\r\nZoë;Å\r\n`));
    if (!found.ok) throw new Error(found.problem);
    const { dataLine, sample } = found.file;
    expect([dataLine, ...sample.map(({ line }) => dataLine + line)]).toEqual([4, 4, 7]);
  });

  it("by the code page that its readers write in, where it is not Unicode, and never by Latin letters alone", () => {
    const arabic = Buffer.from([0xe3, 0xd1, 0xed, 0xe3]);
    const file = Buffer.concat([Buffer.from("First name;Last name\n"), arabic, Buffer.from(";Haddad\n")]);
    const asked = { bytes: new Uint8Array(file), whole: true, page: codePageOf("ar_BH") };
    const found = detectFile(asked, 5);
    expect(found).toMatchObject({
      ok: true,
      file: { encoding: "windows-1256", sample: [{ cells: ["مريم", "Haddad"] }] },
    });
    const russian = detectFile({ ...asked, encoding: "windows-1251" }, 5);
    expect(russian).toMatchObject({ ok: true, file: { encoding: "windows-1251" } });
    expect(["ru_RU", "pl-PL", "el", "zh-Hant-TW", "zh_CN", "en_US", "es_ES", "fa"].map(codePageOf)).toEqual([
      "windows-1251",
      "windows-1250",
      "windows-1253",
      "big5",
      "gb18030",
      "windows-1252",
      "windows-1252",
      "windows-1256",
    ]);
  });

  it("by its records one by one where some are UTF-8 and others are not", () => {
    const file = Buffer.concat([
      Buffer.from("First name;Last name\nمريم;Núñez\n"),
      Buffer.from("José;Gil\n", "latin1"),
    ]);
    const found = detectFile({ bytes: new Uint8Array(file), whole: true, page: "windows-1252" }, 5);
    expect(found).toMatchObject({
      file: { encoding: "utf-8+windows-1252", sample: [{ cells: ["مريم", "Núñez"] }, { cells: ["José", "Gil"] }] },
    });
  });

  it("also where the header is in quotes that hold another delimiter", () => {
    const { header } = detected(Buffer.from('"Last, name","First name"\n"Núñez, de la","José"\n'));
    expect(header).toEqual(["Last, name", "First name"]);
  });

  it("also without a header, where the first row holds a patient: its columns have no names then", () => {
    for (const first of ["Ana;Ruiz;ana@casa.example", "Ana;Ruiz;03/04/1980"]) {
      const found = detect(Buffer.from(`\n${first}\nBen;Cole;\n`));
      if (!found.ok) throw new Error(found.problem);
      const { header, sample, dataLine } = found.file;
      expect(header).toEqual(["", "", ""]);
      expect(sample.map(({ cells, line }) => [cells[0], dataLine + line])).toEqual([
        ["Ana", 2],
        ["Ben", 3],
      ]);
    }
  });

  it("also after the rows of a title", () => {
    const titled = Buffer.from(`Practice of Dr. Ruiz;;\nPatients, 2026-11-01;;\n\n${TEXT}`);
    expect(detected(titled)).toEqual({ ...expected, encoding: "utf-8", delimiter: ";" });
    const found = detect(titled);
    expect(found.ok && found.file.dataLine).toBe(5);
    // A first row that no later one explains is the header all the same.
    expect(detected(Buffer.from("a;b;c\n1;2;3\n")).header).toEqual(["a", "b", "c"]);
  });

  it.each([
    ["notTable", Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ["notTable", Buffer.from("BEGIN:VCARD\r\nVERSION:3.0\r\n")],
    ["empty", Buffer.from("")],
    ["empty", Buffer.from("\ufeff\r\n\n")],
    ["headerOnly", Buffer.from("First name,Last name\r\n")],
    ["spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 20, 0])],
    ["compressed", Buffer.from([0x1f, 0x8b, 8, 0])],
    ["document", Buffer.from("%PDF-1.7")],
    ["unreadable", Buffer.from('"First name,Last name\nA,B\n')],
  ])("refused as %s", (problem, bytes) => {
    expect(detect(bytes)).toEqual({ ok: false, problem });
  });
});

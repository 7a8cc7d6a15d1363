import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRecords, type FileForm } from "./read-records";

const UTF8: FileForm = { encoding: "utf-8", delimiter: "," };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads a whole file in pieces of so many bytes, as the queue does: each begins where the one before ended. */
function readInPieces(file: Uint8Array, size: number, form = UTF8, mostRecords = 1_000) {
  const rows: { cells: string[]; problem: string | null }[] = [];
  let from = 0;
  let length = size;
  while (from < file.length) {
    const bytes = file.subarray(from, from + length);
    const { records, usedBytes } = readRecords(
      { bytes, atEnd: from + bytes.length === file.length, mostRecords },
      form,
    );
    for (const { cells, problem } of records) rows.push({ cells, problem });
    from += usedBytes;
    length = usedBytes === 0 ? length * 2 : size;
  }
  return rows;
}
const cellsOf = (text: string) => readInPieces(bytesOf(text), 1e6).map(({ cells }) => cells);

describe("the records of a CSV file", () => {
  it("end with LF, CR or CRLF, and need no end at the end of the file", () => {
    const expected = [
      ["a", "b"],
      ["c", "d"],
      ["e", "f"],
    ];
    for (const end of ["\n", "\r", "\r\n"]) {
      expect(cellsOf(`a,b${end}c,d${end}e,f`)).toEqual(expected);
      expect(cellsOf(`a,b${end}${end}c,d${end}e,f${end}`)).toEqual(expected);
    }
  });

  it("hold line breaks, delimiters and doubled quotes within quotes", () => {
    expect(cellsOf('1,"two\r\nlines, ""said"" he"\n2,"" \n3,a"b')).toEqual([
      ["1", 'two\r\nlines, "said" he'],
      ["2", ""],
      ["3", 'a"b'],
    ]);
  });

  it("are refused as their first line where a quote is never closed, and those after it are read", () => {
    const rows = readInPieces(bytesOf('a,b\n1,"open\n2,x\n3,y\n'), 1e6);
    expect(rows).toEqual([
      { cells: ["a", "b"], problem: null },
      { cells: ['1,"open'], problem: "unclosedQuote" },
      { cells: ["2", "x"], problem: null },
      { cells: ["3", "y"], problem: null },
    ]);
  });

  it("are refused where something follows a closing quote", () => {
    const rows = readInPieces(bytesOf('1,"open\n2,"x"\n3,y\n'), 1e6);
    expect(rows.map(({ problem }) => problem)).toEqual(["brokenQuote", null, null]);
  });

  it("are refused where they hold NUL bytes or what is no text", () => {
    const file = new Uint8Array([...bytesOf("a,\0\nb,"), 0xff, 0xfe, ...bytesOf("\nc,d\n")]);
    expect(readInPieces(file, 1e6).map(({ problem }) => problem)).toEqual(["nul", "notText", null]);
  });

  it("of a file that was put together are read as UTF-8 or in its code page, one by one", () => {
    const file = new Uint8Array([...bytesOf("José,"), 0x80, 0x0a, 0x4a, 0x6f, 0x73, 0xe9, 0x0a]);
    const cells = readInPieces(file, 1e6, { encoding: "utf-8+windows-1252", delimiter: "," }).map((row) => row.cells);
    expect(cells).toEqual([["JosÃ©", "€"], ["José"]]);
  });

  it("say in which line they begin, however the lines end and wherever the pieces are cut", () => {
    const line = fc.constantFrom("", "a,b", '"two,\nlines"', '"\r\n",x', "é,ع", " ");
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.integer({ min: 1, max: 30 }),
        (lines, end, size) => {
          const file = bytesOf(lines.map((text) => text + end).join(""));
          const expected: number[] = [];
          let at = 1;
          for (const text of lines) {
            if (text !== "") expected.push(at);
            at += 1 + (text.match(/\r\n|\r|\n/g) ?? []).length;
          }
          const found: number[] = [];
          let first = 1;
          let length = size;
          for (let from = 0; from < file.length;) {
            const bytes = file.subarray(from, from + length);
            const piece = readRecords({ bytes, atEnd: from + bytes.length === file.length, mostRecords: 9 }, UTF8);
            for (const record of piece.records) found.push(first + record.line);
            first += piece.lines;
            from += piece.usedBytes;
            length = piece.usedBytes === 0 ? length * 2 : size;
          }
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("hold a field of ten megabytes and a thousand columns", () => {
    const field = "x".repeat(10 * 1_048_576);
    const rows = readInPieces(bytesOf(`a,"${field}"\n${"c,".repeat(999)}c\n`), 1_048_576);
    expect(rows.map(({ cells, problem }) => [cells.length, cells[1]?.length, problem])).toEqual([
      [2, field.length, null],
      [1_000, 1, null],
    ]);
  });

  it("that are long are taken in smaller pieces, and one that is longer than such a piece by itself", () => {
    const long = `${"a".repeat(50)},${"b".repeat(49)}\n`;
    const taken = (text: string, atEnd = true) => {
      const piece = { bytes: bytesOf(text), atEnd, mostRecords: 1_000, ofLong: { longerThan: 20, most: 250 } };
      const { count, records, usedBytes } = readRecords(piece, UTF8);
      return [count, [...records].length, usedBytes];
    };
    expect(taken(long.repeat(10))).toEqual([2, 2, 202]);
    expect(taken("a,b\n".repeat(400))).toEqual([400, 400, 1_600]);
    expect(taken(`${"a".repeat(600)},b\n`.repeat(2))).toEqual([1, 1, 603]);
  });

  it("are the same wherever the pieces are cut, in every encoding", () => {
    const cell = fc.constantFrom("", "José", "ع، مريم", "a,b", "two\nlines", "\r\n", 'q"q', "e\u0301", "😀", "=1+1");
    const written = (cells: string[]) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(",");
    const encoded = {
      "utf-8": bytesOf,
      "utf-16le": (text: string) => new Uint8Array(Buffer.from(text, "utf16le")),
      "utf-16be": (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16()),
    };
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom("utf-8", "utf-16le", "utf-16be"),
        (rows, end, size, mostRecords, encoding) => {
          const file = encoded[encoding](rows.map(written).join(end) + end);
          const read = readInPieces(file, size, { encoding, delimiter: "," }, mostRecords);
          expect(read.map(({ cells }) => cells)).toEqual(rows);
        },
      ),
      { numRuns: 400 },
    );
  });
});

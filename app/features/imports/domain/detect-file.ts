import { matchHeader } from "./import-fields";
import { readRecords, type CsvRecord, type FileForm } from "./read-records";
import { detectEncoding } from "./text-encoding";

/** Why a file is not a table of patients. */
export type FileProblem = "empty" | "headerOnly" | "spreadsheet" | "compressed" | "document" | "unreadable";

/**
 * First bytes of what is sent by mistake, whatever it is called (https://www.garykessler.net/library/file_sigs.html).
 */
const SIGNATURES: readonly (readonly [problem: FileProblem, ...bytes: number[]])[] = [
  ["spreadsheet", 0x50, 0x4b, 0x03, 0x04],
  ["spreadsheet", 0xd0, 0xcf, 0x11, 0xe0],
  ["compressed", 0x1f, 0x8b],
  ["compressed", 0x37, 0x7a, 0xbc, 0xaf],
  ["compressed", 0x52, 0x61, 0x72, 0x21],
  ["document", 0x25, 0x50, 0x44, 0x46],
];
const DELIMITERS = [",", ";", "\t", "|"];
const LOOKED_AT = 40;

/** What was found out about a file from its beginning. */
export interface DetectedFile extends FileForm {
  header: string[];
  /** The records after the header, as many as were asked for. */
  sample: CsvRecord[];
  /** Where the first record after the header begins. */
  dataFrom: number;
}

/** How well a delimiter fits: columns that are known, then columns that there are. */
function fitOf(records: readonly CsvRecord[]): number {
  const [header] = records;
  if (!header || header.problem !== null || header.cells.length < 2) return 0;
  const even = records.filter(({ cells }) => cells.length === header.cells.length).length / records.length;
  return Object.keys(matchHeader(header.cells)).length * 1_000 + even * header.cells.length;
}

interface Beginning {
  bytes: Uint8Array;
  /** The bytes are the whole file. */
  whole: boolean;
}

function delimiterOf(bytes: Uint8Array, whole: boolean, encoding: FileForm["encoding"]): string {
  const fits = DELIMITERS.map((delimiter) => {
    const { records } = readRecords({ bytes, atEnd: whole, mostRecords: LOOKED_AT }, { encoding, delimiter });
    return { delimiter, fit: fitOf([...records]) };
  });
  return fits.reduce((best, each) => (each.fit > best.fit ? each : best)).delimiter;
}

/** Spreadsheets may name the delimiter in a line of its own before the header: `sep=;`. */
const namedDelimiter = (record: CsvRecord | undefined) =>
  /^sep=(.)$/i.exec(record?.cells.join(",").trim() ?? "")?.[1] ?? null;

/**
 * Finds out by its content how a file is written and what its columns are called.
 * @param beginning the first bytes of the file, enough for the header and `wanted` records
 */
export function detectFile(
  { bytes, whole }: Beginning,
  wanted: number,
): { ok: true; file: DetectedFile } | { ok: false; problem: FileProblem } {
  const signature = SIGNATURES.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature) return { ok: false, problem: signature[0] };
  const { encoding, markBytes } = detectEncoding(bytes);
  let dataFrom = markBytes;
  const read = (delimiter: string, mostRecords: number) => {
    const piece = { bytes: bytes.subarray(dataFrom), atEnd: whole, mostRecords };
    const { records, usedBytes } = readRecords(piece, { encoding, delimiter });
    return { records: [...records], usedBytes };
  };
  const first = read("\u0001", 1);
  const named = namedDelimiter(first.records[0]);
  if (named) dataFrom += first.usedBytes;
  const delimiter = named ?? delimiterOf(bytes.subarray(dataFrom), whole, encoding);
  const { records, usedBytes } = read(delimiter, 1);
  const [header] = records;
  if (!header) return { ok: false, problem: whole ? "empty" : "unreadable" };
  if (header.problem !== null) return { ok: false, problem: "unreadable" };
  dataFrom += usedBytes;
  const sample = read(delimiter, wanted).records;
  if (sample.length === 0 && whole) return { ok: false, problem: "headerOnly" };
  return { ok: true, file: { encoding, delimiter, header: header.cells.map((cell) => cell.trim()), sample, dataFrom } };
}

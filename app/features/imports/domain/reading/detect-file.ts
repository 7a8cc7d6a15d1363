import { isEmail } from "~/kernel/contact/email";
import type { CodePage } from "./code-pages";
import { matchHeader } from "./import-fields";
import { readBirthDate } from "./read-birth-date";
import { isBlank, readRecords, type FileForm, type PlacedRecord } from "./read-records";
import { detectEncoding, type Encoding } from "./text-encoding";

/** Why a file is not a table of patients. */
export type FileProblem =
  "empty" | "headerOnly" | "spreadsheet" | "compressed" | "document" | "notTable" | "unreadable";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

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
  ["notTable", 0x89, 0x50, 0x4e, 0x47],
  ["notTable", 0xff, 0xd8, 0xff],
  ["notTable", ...ascii("GIF8")],
  ["notTable", ...ascii("RIFF")],
  ["notTable", ...ascii("BEGIN:VC")],
  ["notTable", ...ascii("<!DOCTYPE")],
  ["notTable", ...ascii("<html")],
];
const DELIMITERS = [",", ";", "\t", "|"];
const LOOKED_AT = 40;
/** So many lines that say nothing may stand before the header. */
const MOST_BLANK = 200;
/** So many rows of a title. */
const MOST_TITLES = 5;

/** What was found out about a file from its beginning. */
export interface DetectedFile extends FileForm {
  header: string[];
  /** The records after the header, as many as were asked for. */
  sample: PlacedRecord[];
  /** Where the first record after the header begins, and in which line of the file, from 1. */
  dataFrom: number;
  dataLine: number;
}

const knownIn = ({ cells, problem }: PlacedRecord) => (problem === null ? Object.keys(matchHeader(cells)).length : 0);

/**
 * Where the header stands among the first records: after a title, such as the name of the practice, where one of the
 * next says what two columns are and the first says of none.
 */
function headerAt(records: readonly PlacedRecord[]): number {
  const [first] = records;
  if (!first || knownIn(first) > 0) return 0;
  return Math.max(
    0,
    records.slice(0, MOST_TITLES + 1).findIndex((record) => knownIn(record) >= 2),
  );
}

/** Whether the first row is no header but a patient: it says what no column is, and holds an email or a date. */
function holdsPatient(record: PlacedRecord): boolean {
  if (record.problem !== null || record.cells.length < 2 || knownIn(record) > 0) return false;
  return record.cells.some((cell) => {
    const text = cell.trim();
    const date = /\D/.test(text) ? readBirthDate(text, null) : null;
    return isEmail(text) || (date !== null && (date.ok || date.reason === "ambiguous"));
  });
}

/** How well a delimiter fits: columns that are known, then columns that there are. */
function fitOf(all: readonly PlacedRecord[]): number {
  const records = all.slice(headerAt(all));
  const [header] = records;
  if (!header || header.problem !== null || header.cells.length < 2) return 0;
  const even = records.filter(({ cells }) => cells.length === header.cells.length).length / records.length;
  return Object.keys(matchHeader(header.cells)).length * 1_000 + even * header.cells.length;
}

interface Beginning {
  bytes: Uint8Array;
  /** The bytes are the whole file. */
  whole: boolean;
  /** The code page that is proposed for a file that is not Unicode. */
  page: CodePage;
  /** As a person has said, who knows better than the bytes. */
  encoding?: Encoding | undefined;
}

function delimiterOf(bytes: Uint8Array, whole: boolean, encoding: FileForm["encoding"]): string {
  const fits = DELIMITERS.map((delimiter) => {
    const { records } = readRecords({ bytes, atEnd: whole, mostRecords: LOOKED_AT }, { encoding, delimiter });
    return { delimiter, fit: fitOf([...records].filter((record) => !isBlank(record))) };
  });
  return fits.reduce((best, each) => (each.fit > best.fit ? each : best)).delimiter;
}

/** Spreadsheets may name the delimiter in a line of its own before the header: `sep=;`. */
const namedDelimiter = (record: PlacedRecord | undefined) => /^sep=(.) *$/i.exec(record?.cells[0] ?? "")?.[1] ?? null;

/**
 * Finds out by its content how a file is written and what its columns are called.
 * @param beginning the first bytes of the file, enough for the header and `wanted` records
 */
export function detectFile(
  { bytes, whole, page, encoding: given }: Beginning,
  wanted: number,
): { ok: true; file: DetectedFile } | { ok: false; problem: FileProblem } {
  const signature = SIGNATURES.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte));
  if (signature) return { ok: false, problem: signature[0] };
  const { encoding: seen, markBytes } = detectEncoding(bytes, page);
  const encoding = given ?? seen;
  let dataFrom = markBytes;
  let dataLine = 1;
  const read = (delimiter: string, mostRecords: number) => {
    const piece = { bytes: bytes.subarray(dataFrom), atEnd: whole, mostRecords };
    const { records, usedBytes, lines } = readRecords(piece, { encoding, delimiter });
    return { records: [...records], usedBytes, lines };
  };
  /** The next record; lines of nothing but gaps and delimiters before it are passed over. */
  const next = (delimiter: string): PlacedRecord | undefined => {
    const first = read(delimiter, MOST_BLANK).records;
    const at = first.findIndex((record) => !isBlank(record));
    if (at === -1) return undefined;
    const { usedBytes, lines } = read(delimiter, at + 1);
    dataFrom += usedBytes;
    dataLine += lines;
    return first[at];
  };
  const begins = { dataFrom, dataLine };
  const named = namedDelimiter(next("\u0001"));
  if (!named) ({ dataFrom, dataLine } = begins);
  const delimiter = named ?? delimiterOf(bytes.subarray(dataFrom), whole, encoding);
  const title = read(delimiter, LOOKED_AT).records.filter((record) => !isBlank(record));
  for (let left = headerAt(title); left > 0; left -= 1) next(delimiter);
  const before = { dataFrom, dataLine };
  const header = next(delimiter);
  const headless = header !== undefined && holdsPatient(header);
  if (headless) ({ dataFrom, dataLine } = before);
  if (!header) return { ok: false, problem: whole ? "empty" : "unreadable" };
  if (header.problem !== null) return { ok: false, problem: "unreadable" };
  const sample = read(delimiter, wanted).records;
  if (sample.length === 0 && whole) return { ok: false, problem: "headerOnly" };
  const cells = header.cells.map((cell) => (headless ? "" : cell.trim()));
  return { ok: true, file: { encoding, delimiter, header: cells, sample, dataFrom, dataLine } };
}

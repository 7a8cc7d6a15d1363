import { scanRecords, type RecordProblem, type RecordSpan, type Units } from "./scan-records";
import { splitCells } from "./split-cells";
import { readableOf, textOf, unitBytes, unitsOf, type Encoding } from "./text-encoding";

/** How a file is written. */
export interface FileForm {
  encoding: Encoding;
  delimiter: string;
}

/** Why a record cannot be read at all. */
export type UnreadableReason = RecordProblem | "notText" | "nul";

export interface CsvRecord {
  /** What the record says; of one that cannot be read, as much as can be shown of it, as one cell. */
  cells: string[];
  problem: UnreadableReason | null;
}

/** Whether a record says nothing at all, such as a line of delimiters. */
export const isBlank = ({ cells, problem }: CsvRecord): boolean =>
  problem === null && cells.every((cell) => cell.trim() === "");

/** A record and where in the piece it stands. */
export interface PlacedRecord extends CsvRecord {
  /** Line breaks before it. */
  line: number;
  /** Its bytes: from the first to the one after the last. */
  from: number;
  to: number;
}

/** A record may be so long that a field of 10 MB is still read, and told that it is too long. */
export const MOST_RECORD_BYTES = 16 * 1_048_576;
/** What is shown of a record that cannot be read; a record that is asked for by itself is given whole. */
const SHOWN = 2_000;

export interface Piece {
  bytes: Uint8Array;
  atEnd: boolean;
  mostRecords: number;
  /** Of records that are longer than so many bytes on average, only those are taken that end within `most` bytes. */
  ofLong?: { longerThan: number; most: number };
  /** Of records that cannot be read, everything is wanted. */
  whole?: boolean;
}

/** The records of a piece of a file. */
export interface PieceOfRecords {
  count: number;
  /** Each is read when it is asked for: together they take many times the memory of the piece. */
  records: Iterable<PlacedRecord>;
  /** How many bytes of the piece they take: the next piece begins there. */
  usedBytes: number;
  /** How many lines end in those bytes. */
  lines: number;
}

/** How many of these records are taken at once; at least one. */
function takenOf(spans: readonly RecordSpan[], ofLong: Piece["ofLong"], width: number): number {
  const bytes = (spans.at(-1)?.end ?? 0) * width;
  if (!ofLong || bytes <= ofLong.most || bytes <= ofLong.longerThan * spans.length) return spans.length;
  return Math.max(
    1,
    spans.findIndex(({ end }) => end * width > ofLong.most),
  );
}

function readRecord(
  units: Units,
  { start, end, problem }: RecordSpan,
  { encoding, delimiter }: FileForm,
  most: number,
): CsvRecord {
  const shown = problem === null ? end : Math.min(end, start + most);
  const text = textOf(units.subarray(start, shown), encoding);
  if (text === null)
    return { cells: [readableOf(units.subarray(start, end), encoding).slice(0, most)], problem: "notText" };
  if (problem !== null) return { cells: [text], problem };
  if (text.includes("\0")) return { cells: [text.replaceAll("\0", "\ufffd").slice(0, most)], problem: "nul" };
  return { cells: splitCells(text, delimiter), problem: null };
}

/** Finds the records of a piece of a file that begins where a record does. */
export function readRecords(piece: Piece, form: FileForm): PieceOfRecords {
  const { bytes, atEnd, mostRecords } = piece;
  const width = unitBytes(form.encoding);
  const units = unitsOf(bytes, form.encoding);
  const {
    records: found,
    next,
    lines,
  } = scanRecords(units, {
    delimiter: form.delimiter.charCodeAt(0),
    atEnd,
    mostRecords,
    mostUnits: MOST_RECORD_BYTES / width,
  });
  const count = takenOf(found, piece.ofLong, width);
  const end = found[count]?.start ?? next;
  const all = atEnd && end >= units.length;
  function* records() {
    for (const span of found.slice(0, count)) {
      const { cells, problem } = readRecord(units, span, form, piece.whole ? MOST_RECORD_BYTES : SHOWN);
      yield { cells, problem, line: span.lines, from: span.start * width, to: span.end * width };
    }
  }
  return {
    count,
    records: { [Symbol.iterator]: records },
    usedBytes: all ? bytes.length : end * width,
    lines: found[count]?.lines ?? lines,
  };
}

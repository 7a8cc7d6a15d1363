import { scanRecords, type RecordProblem, type RecordSpan, type Units } from "./scan-records";
import { splitCells } from "./split-cells";
import { textOf, unitBytes, unitsOf, type Encoding } from "./text-encoding";

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

/** A record may be so long that a field of 10 MB is still read, and told that it is too long. */
export const MOST_RECORD_BYTES = 16 * 1_048_576;
/** What is kept of a record that cannot be read. */
const SHOWN = 2_000;

export interface Piece {
  bytes: Uint8Array;
  atEnd: boolean;
  mostRecords: number;
  /** Of records that are longer than so many bytes on average, only those are taken that end within `most` bytes. */
  ofLong?: { longerThan: number; most: number };
}

/** The records of a piece of a file. */
export interface PieceOfRecords {
  count: number;
  /** Each is read when it is asked for: together they take many times the memory of the piece. */
  records: Iterable<CsvRecord>;
  /** How many bytes of the piece they take: the next piece begins there. */
  usedBytes: number;
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

function readRecord(units: Units, { start, end, problem }: RecordSpan, { encoding, delimiter }: FileForm): CsvRecord {
  const shown = problem === null ? end : Math.min(end, start + SHOWN);
  const text = textOf(units.subarray(start, shown), encoding);
  if (text === null)
    return { cells: [textOf(units.slice(start, start + SHOWN), "windows-1252") ?? ""], problem: "notText" };
  if (problem !== null) return { cells: [text], problem };
  if (text.includes("\0")) return { cells: [text.replaceAll("\0", "\ufffd").slice(0, SHOWN)], problem: "nul" };
  return { cells: splitCells(text, delimiter), problem: null };
}

/** Finds the records of a piece of a file that begins where a record does. */
export function readRecords(piece: Piece, form: FileForm): PieceOfRecords {
  const { bytes, atEnd, mostRecords } = piece;
  const width = unitBytes(form.encoding);
  const units = unitsOf(bytes, form.encoding);
  const { records: found, next } = scanRecords(units, {
    delimiter: form.delimiter.charCodeAt(0),
    atEnd,
    mostRecords,
    mostUnits: MOST_RECORD_BYTES / width,
  });
  const count = takenOf(found, piece.ofLong, width);
  const end = found[count]?.start ?? next;
  const all = atEnd && end >= units.length;
  function* records() {
    for (const span of found.slice(0, count)) yield readRecord(units, span, form);
  }
  return { count, records: { [Symbol.iterator]: records }, usedBytes: all ? bytes.length : end * width };
}

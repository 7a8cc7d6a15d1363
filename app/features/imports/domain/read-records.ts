import { scanRecords, type RecordProblem } from "./scan-records";
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
}

/**
 * Reads the records of a piece of a file that begins where a record does.
 * @returns the records, and how many bytes of the piece they take: the next piece begins there
 */
export function readRecords(
  { bytes, atEnd, mostRecords }: Piece,
  { encoding, delimiter }: FileForm,
): { records: CsvRecord[]; usedBytes: number } {
  const width = unitBytes(encoding);
  const units = unitsOf(bytes, encoding);
  const scanned = scanRecords(units, {
    delimiter: delimiter.charCodeAt(0),
    atEnd,
    mostRecords,
    mostUnits: MOST_RECORD_BYTES / width,
  });
  const records = scanned.records.map(({ start, end, problem }): CsvRecord => {
    const shown = problem === null ? end : Math.min(end, start + SHOWN);
    const text = textOf(units.subarray(start, shown), encoding);
    if (text === null)
      return { cells: [textOf(units.slice(start, start + SHOWN), "windows-1252") ?? ""], problem: "notText" };
    if (problem !== null) return { cells: [text], problem };
    if (text.includes("\0")) return { cells: [text.replaceAll("\0", "\ufffd").slice(0, SHOWN)], problem: "nul" };
    return { cells: splitCells(text, delimiter), problem: null };
  });
  const all = atEnd && scanned.next >= units.length;
  return { records, usedBytes: all ? bytes.length : scanned.next * width };
}

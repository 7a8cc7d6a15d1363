/** Why a record is not one: its quotes do not fit (RFC 4180, section 2), or it goes on for too long. */
export type RecordProblem = "unclosedQuote" | "brokenQuote" | "tooLong";

/** One record by the places of its first unit and of the one after its last, without the line's end. */
export interface RecordSpan {
  start: number;
  end: number;
  /** Line breaks before it in the piece: empty lines count, and those within quotes. */
  lines: number;
  problem: RecordProblem | null;
}

export interface ScanOptions {
  /** The code of the character between two cells. */
  delimiter: number;
  /** Nothing comes after these units. */
  atEnd: boolean;
  /** So many records at the most. */
  mostRecords: number;
  /** A record of more units than this is refused. */
  mostUnits: number;
}

/** Bytes of an encoding in which ASCII is ASCII, or the 16-bit units of UTF-16. */
export type Units = Uint8Array | Uint16Array;

const QUOTE = 34;
const LF = 10;
const CR = 13;
const SPACE = 32;
const INCOMPLETE = -1;
const BROKEN = -2;

const isBreak = (unit: number | undefined) => unit === LF || unit === CR;

/** The place of the first line break from `from` on; the length where there is none. */
function breakAfter(units: Units, from: number): number {
  let at = from;
  while (at < units.length && !isBreak(units[at])) at += 1;
  return at;
}

/** The place after a quoted cell that begins at `from`: of the delimiter, the break or the end that follows it. */
function endOfQuoted(units: Units, from: number, { delimiter, atEnd }: ScanOptions): number {
  let at = from + 1;
  for (;;) {
    at = units.indexOf(QUOTE, at);
    if (at === -1) return INCOMPLETE;
    if (units[at + 1] !== QUOTE) break;
    at += 2;
  }
  at += 1;
  while (units[at] === SPACE && delimiter !== SPACE) at += 1;
  if (at >= units.length) return atEnd ? at : INCOMPLETE;
  return units[at] === delimiter || isBreak(units[at]) ? at : BROKEN;
}

/** The place of the break that ends the record from `start` on, or why there is none. */
function endOfRecord(units: Units, start: number, options: ScanOptions): number {
  const { delimiter } = options;
  let at = start;
  for (;;) {
    if (units[at] === QUOTE) {
      at = endOfQuoted(units, at, options);
      if (at < 0) return at;
    } else {
      while (at < units.length && units[at] !== delimiter && !isBreak(units[at])) at += 1;
    }
    if (at >= units.length || isBreak(units[at])) return at;
    at += 1;
  }
}

/** The place after the line break at `at`: CR, LF or both. */
const afterBreak = (units: Units, at: number) => (units[at] === CR && units[at + 1] === LF ? at + 2 : at + 1);

type Found = Omit<RecordSpan, "lines">;

/** Where a record that is refused ends: at its first line break, so that what follows it is read all the same. */
function refused(units: Units, start: number, problem: RecordProblem): Found {
  return { start, end: breakAfter(units, start), problem };
}

function recordAt(units: Units, start: number, options: ScanOptions): Found | null {
  const { atEnd, mostUnits } = options;
  const end = endOfRecord(units, start, options);
  const long = units.length - start > mostUnits;
  if (end === BROKEN) return refused(units, start, "brokenQuote");
  if (end === INCOMPLETE) {
    if (long) return refused(units, start, "tooLong");
    return atEnd ? refused(units, start, "unclosedQuote") : null;
  }
  // A break at the very end may be the first half of CRLF.
  const seen = end < units.length && !(units[end] === CR && end + 1 === units.length);
  if (!seen && !atEnd && !long) return null;
  return { start, end, problem: end - start > mostUnits ? "tooLong" : null };
}

/** How many lines end between two places; CRLF is one end. */
function breaksBetween(units: Units, from: number, to: number): number {
  let breaks = 0;
  for (let at = from; at < to; at += 1) if (units[at] === LF || (units[at] === CR && units[at + 1] !== LF)) breaks += 1;
  return breaks;
}

/** The place of the next record: after empty lines. A CR at the very end may be the first half of CRLF. */
function afterEmptyLines(units: Units, from: number, atEnd: boolean): number {
  let at = from;
  while (isBreak(units[at]) && (atEnd || units[at] !== CR || at + 1 < units.length)) at += 1;
  return at;
}

/**
 * Finds the records of a piece of a CSV file (RFC 4180; LF and CR end a line too) without reading a character: a piece
 * may end anywhere, also within a quoted line break or a character of several bytes. Empty lines are no records.
 * A record whose quotes do not fit is refused as its first line, and the reading goes on after it.
 * @returns the records, where the next piece begins, and how many lines end before it
 */
export function scanRecords(
  units: Units,
  options: ScanOptions,
): { records: RecordSpan[]; next: number; lines: number } {
  const records: RecordSpan[] = [];
  let at = 0;
  let lines = 0;
  const goTo = (to: number) => {
    lines += breaksBetween(units, at, to);
    at = to;
  };
  while (records.length < options.mostRecords) {
    goTo(afterEmptyLines(units, at, options.atEnd));
    if (at >= units.length) break;
    const record = recordAt(units, at, options);
    if (!record) break;
    records.push({ ...record, lines });
    goTo(Math.min(afterBreak(units, record.end), units.length));
  }
  return { records, next: at, lines };
}

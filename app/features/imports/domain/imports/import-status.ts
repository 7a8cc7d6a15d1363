/** How far an import is. From TERMINATED, DONE and UNDONE nothing goes on by itself. */
export const IMPORT_STATUS = ["WAITING", "RUNNING", "DONE", "TERMINATED", "UNDOING", "UNDONE"] as const;
export type ImportStatus = (typeof IMPORT_STATUS)[number];

/** Whether an import can still be ended by hand: it waits for its start, or is under way. */
export const isOpen = (status: ImportStatus): boolean => status === "WAITING" || status === "RUNNING";

const DAY_MS = 86_400_000;

/** Whether an import can be taken back at `now` (UTC ms): for a day after it ended. */
export const isUndoable = (status: ImportStatus, endedAt: number | null, now: number): boolean =>
  (status === "DONE" || status === "TERMINATED") && endedAt !== null && now < endedAt + DAY_MS;

/** Counts of rows. Each row of the file that is not blank is in exactly one of those after `rows`. */
export interface RowCounts {
  rows: number;
  created: number;
  known: number;
  refused: number;
  review: number;
}

/** How fast an import goes, and how long it will still take, by the bytes that it has read. */
export function paceOf(
  { rows, doneBytes, bytes }: { rows: number; doneBytes: number; bytes: number },
  elapsedMs: number,
): { rowsPerSecond: number; secondsLeft: number | null } {
  // What took less than a second says nothing of how fast others go.
  if (elapsedMs < 1_000 || doneBytes <= 0) return { rowsPerSecond: 0, secondsLeft: null };
  const rate = (rows * 1_000) / elapsedMs;
  return {
    rowsPerSecond: rate < 100 ? Math.round(rate) : Number(rate.toPrecision(2)),
    secondsLeft: Math.ceil(((bytes - doneBytes) * elapsedMs) / doneBytes / 1_000),
  };
}

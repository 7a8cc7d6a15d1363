import { withReason, type CountedCell, type StoredCell } from "../reading/counted-cells";
import { columnsLeftOut, shownHeading, type Mapping } from "../reading/import-fields";
import { isOpen, isUndoable, paceOf, type ImportStatus, type RowCounts } from "./import-status";

interface Stored extends RowCounts {
  unknownWords: StoredCell[];
  refusalReasons: CountedCell[];
  newCategories: string[];
  header: string[];
  mapping: Mapping;
  id: string;
  status: ImportStatus;
  fileName: string;
  notes: string;
  bytes: number;
  cursor: number;
  kept: number;
  createdAt: number;
  startedAt: number | null;
  touchedAt: number;
  endedAt: number | null;
  stoppedAt: number | null;
  failure: { reason: "fileGone" | "unknown"; reference: string } | null;
}

/** An import as screens and calls show it. Times in UTC ms. */
export type ImportView = ReturnType<typeof viewOf>;

/** Shows an import as it is at `now` (UTC ms). */
export function viewOf(stored: Stored, now: number) {
  const { id, status, fileName, notes, rows, created, known, refused, review, kept } = stored;
  const { bytes, cursor, createdAt, startedAt, endedAt, stoppedAt, failure } = stored;
  const stopped = stoppedAt !== null && (status === "RUNNING" || status === "UNDOING");
  const elapsedMs = startedAt === null ? 0 : (endedAt ?? now) - startedAt;
  const { rowsPerSecond, secondsLeft } = paceOf({ rows, doneBytes: cursor, bytes }, elapsedMs);
  return {
    importId: id,
    state: stopped ? ("STOPPED" as const) : status,
    fileName,
    importNotes: notes,
    /** Rows of the file that have been read. */
    count: rows,
    created,
    known,
    refused,
    review,
    kept,
    /** Cells that patients were imported without, by what they say. */
    unknownWords: stored.unknownWords.map(withReason),
    /** Why rows were refused, by what their cells say. */
    refusalReasons: stored.refusalReasons,
    /** Names of the categories that the import has made. */
    newCategories: stored.newCategories,
    /** Headings of columns that say nothing of a patient; those without a heading are spreadsheets' empty ones. */
    columnsLeftOut: columnsLeftOut(stored.header, stored.mapping)
      .map((column) => shownHeading(stored.header[column] ?? ""))
      .filter((heading) => heading !== ""),
    /** 0 to 100. */
    percent: bytes === 0 ? 100 : Math.floor((100 * cursor) / bytes),
    rowsPerSecond: stopped ? 0 : rowsPerSecond,
    secondsLeft: status === "RUNNING" && !stopped ? secondsLeft : null,
    createdAt,
    startedAt,
    endedAt,
    /** Why it stopped by itself; null where it did not. */
    stop: stopped ? (failure ?? { reason: "unknown" as const, reference: "" }) : null,
    mayTerminate: isOpen(status),
    mayUndo: isUndoable(status, endedAt, now) && created > 0,
  };
}

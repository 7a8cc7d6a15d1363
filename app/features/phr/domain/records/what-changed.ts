import type { RecordChange } from "./record-kinds";

/** What became of a record in all, over several changes. */
export type Became = "ADDED" | "CHANGED" | "REMOVED";

const COUNTS: ReadonlySet<RecordChange> = new Set(["CREATE", "CHANGE", "DISABLE", "ENABLE", "CONFIRM", "REFUTE"]);

/**
 * What became of one record by its changes, the oldest first. Null where nothing is left to tell: it was added and taken
 * away again, or only a file or a comment came to it.
 */
export function whatBecame(changes: readonly RecordChange[]): Became | null {
  const told = changes.filter((change) => COUNTS.has(change));
  const added = told[0] === "CREATE";
  const last = told.at(-1);
  if (last === undefined) return null;
  if (last === "DISABLE") return added ? null : "REMOVED";
  return added ? "ADDED" : "CHANGED";
}

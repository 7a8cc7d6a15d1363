import type { RecordValues } from "./record-kinds";

/** The result of merging a form that was made from an older version: the names of the fields. */
export interface MergedFields {
  /** Left as they were read, and changed by somebody else: they are taken as they are now. */
  taken: string[];
  /** Changed by both, to different values: the sender decides. */
  both: string[];
}

/** A value to compare by. Empty and missing values are equal. */
function comparable(value: unknown): string {
  const empty = value === undefined || value === null || value === "" || value === false;
  return empty || (Array.isArray(value) && value.length === 0) ? "" : JSON.stringify(value);
}

/**
 * Merges what somebody sends with what others wrote since it was read, field by field. A field that
 * only the sender changed keeps what was sent, and so does one that both changed to the same value.
 * @param read what the sender had before them
 * @param sent what they send, every field of the kind
 * @param now what is stored
 */
export function mergeValues(read: RecordValues, sent: RecordValues, now: RecordValues): MergedFields {
  const merged: MergedFields = { taken: [], both: [] };
  for (const name of new Set([...Object.keys(sent), ...Object.keys(now)])) {
    const [before, mine, theirs] = [read, sent, now].map((values) => comparable(values[name]));
    if (theirs === before || theirs === mine) continue;
    (mine === before ? merged.taken : merged.both).push(name);
  }
  return merged;
}

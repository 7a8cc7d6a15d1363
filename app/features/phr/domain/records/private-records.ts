import type { HealthRecord } from "./record-kinds";

/** The state of a record that its writer shares with nobody, such as an entry of a journal. */
export const PRIVATE = "PRIVATE";
/** The state of one that is shared with those alone whom its values name as `providers`. */
export const CHOSEN = "CHOSEN";

/**
 * Whose private records somebody reads: `all` for the patient, else those alone that they wrote themselves, as a parent
 * does for a child, and what was shared with them.
 */
export type PrivateOf = "all" | { authorId: string };

const isSharedWith = ({ providers }: HealthRecord["values"], id: string): boolean =>
  Array.isArray(providers) && providers.some((each: { id: string }) => each.id === id);

/** Whether somebody may read a record that may be private. */
export function mayReadPrivate(
  of: PrivateOf,
  { state, authorId, values }: Pick<HealthRecord, "state" | "authorId" | "values">,
): boolean {
  if (of === "all" || of.authorId === authorId || (state !== PRIVATE && state !== CHOSEN)) return true;
  return state === CHOSEN && isSharedWith(values, of.authorId);
}

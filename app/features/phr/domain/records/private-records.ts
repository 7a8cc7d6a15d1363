import type { HealthRecord } from "./record-kinds";

/** The state of a record that its writer shares with nobody, such as an entry of a journal. */
export const PRIVATE = "PRIVATE";

/**
 * Whose private records somebody reads: `all` for the patient, else those alone that they wrote themselves, as a parent
 * does for a child.
 */
export type PrivateOf = "all" | { authorId: string };

/** Whether somebody may read a record, or a version of one, that may be private. */
export const mayReadPrivate = (of: PrivateOf, { state, authorId }: Pick<HealthRecord, "state" | "authorId">): boolean =>
  state !== PRIVATE || of === "all" || of.authorId === authorId;

import type { HealthRecord } from "./record-kinds";

/** The state of a record that its writer shares with nobody, such as an entry of a journal. */
export const PRIVATE = "PRIVATE";
/** The state of one that is shared with those alone whom its values name as `providers`. */
export const CHOSEN = "CHOSEN";

/** What somebody reads of what is not for everybody; `all` for who shows nothing of it. */
export type PrivateOf =
  | "all"
  | {
      /**
       * Whose private records: `all` for the patient, else those alone that this person wrote themselves, as a parent
       * does for a child, and what was shared with them.
       */
      privates: "all" | { authorId: string };
      /** Whether also what a provider keeps from the patient; no patient and no relative reads that. */
      hidden: boolean;
    };

const isSharedWith = ({ providers }: HealthRecord["values"], id: string): boolean =>
  Array.isArray(providers) && providers.some((each: { id: string }) => each.id === id);

/** Whether somebody may read a record that may be private. */
export function mayReadPrivate(
  of: PrivateOf,
  record: Pick<HealthRecord, "state" | "authorId" | "values" | "hiddenFromPatient">,
): boolean {
  if (of === "all") return true;
  if (record.hiddenFromPatient && !of.hidden) return false;
  const { privates } = of;
  const { state, authorId, values } = record;
  if (privates === "all" || privates.authorId === authorId || (state !== PRIVATE && state !== CHOSEN)) return true;
  return state === CHOSEN && isSharedWith(values, privates.authorId);
}

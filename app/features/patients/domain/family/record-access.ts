import type { IsoDate } from "~/kernel/time/dates";
import { ageOn } from "~/kernel/time/age";

/** What whoever acts for a patient may do with their health record: look on, or keep it for them. */
export const RECORD_ACCESS = ["VIEW", "MANAGE"] as const;
export type RecordAccess = (typeof RECORD_ACCESS)[number];

const OF_AGE = 18;

/** What is usual where nothing is said: a minor's record is kept for them, an adult's is looked at. */
export function usualAccess(birthDate: string, today: IsoDate): RecordAccess {
  const age = ageOn(birthDate, today);
  return age !== null && age < OF_AGE ? "MANAGE" : "VIEW";
}

/** Whether a change gives more than there was: an adult who signs in agreed to no more. */
export const givesMore = (before: RecordAccess, after: RecordAccess): boolean =>
  before === "VIEW" && after === "MANAGE";

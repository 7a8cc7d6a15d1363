import type { RecordKindName } from "../records/record-kinds";
import type { RecordRights } from "../records/record-rights";
import type { TrackerName } from "../trackers/trackers";

/** What the overview of a health profile shows, what must not be missed first. */
export const OVERVIEW_KINDS = [
  "ALLERGY",
  "CONTRAINDICATION",
  "HEALTHCONDITION",
  "MEDICATION",
  "MEDICALREPORT",
] as const satisfies readonly RecordKindName[];
export type OverviewKind = (typeof OVERVIEW_KINDS)[number];

/** Measurements that the overview shows the last of. */
export const OVERVIEW_TRACKERS = [
  "bloodPressure",
  "pulse",
  "temperature",
  "oxygen",
  "weight",
  "height",
  "glucose",
  "hba1c",
] as const satisfies readonly TrackerName[];

/** How many records of a kind the overview shows; the list has all of them. */
export const MOST_SHOWN = 12;
const MOST_REPORTS = 5;

export const mostOf = (kind: OverviewKind): number => (kind === "MEDICALREPORT" ? MOST_REPORTS : MOST_SHOWN);

/** The clinical states that mean 'over'. */
const PAST: ReadonlySet<string> = new Set([
  ...["INACTIVE", "REMISSION", "RESOLVED"],
  ...["COMPLETED", "STOPPED", "NOT_TAKEN", "ENDED", "CANCELLED", "REJECTED"],
]);

/** Whether a clinical state says that something still matters; where it says nothing, it does. */
export const isCurrent = (state: string): boolean => !PAST.has(state);

/** Who may read and change who a patient is, where they live and what insures them (clinical facts, section 1.21). */
export const PROFILE_RIGHTS: RecordRights = { patient: "RW", provider: "RW", nurse: "RW", administrator: "RW" };

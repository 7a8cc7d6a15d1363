import type { AuthorKind, OffReason, RecordSource } from "../records/record-kinds";
import type { RecordRights } from "../records/record-rights";
import type { TrackerName } from "./trackers";
import type { UnitName } from "./units";

/** What was typed, with the unit that it was typed in; nothing is converted and rounded. */
export interface TypedNumbers {
  value: string;
  value2?: string;
  unit: UnitName;
}

/** What a reading says. */
export interface ReadingFacts {
  /** UTC ms. */
  at: number;
  zone: string;
  /** Days since 1970-01-01 of the calendar day in `zone`. */
  day: number;
  /** In the tracker's canonical unit. */
  value: number;
  value2: number | null;
  typed: TypedNumbers;
  context: string;
  site: string;
  note: string;
}

/** A reading as it is stored now. */
export interface Reading extends ReadingFacts {
  id: string;
  patientId: string;
  tracker: TrackerName;
  device: string;
  source: RecordSource;
  enabled: boolean;
  offReason: OffReason | null;
  authorKind: AuthorKind;
  authorId: string;
  recordedAt: number;
  firstAuthorKind: AuthorKind;
  version: number;
}

/** Who may do what with readings (clinical facts, section 1.21). */
export const TRACKER_RIGHTS: RecordRights = {
  ...{ patient: "RWD", provider: "RWD", nurse: "RW", administrator: "R" },
  patientOwn: true,
};

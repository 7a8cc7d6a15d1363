/** The kinds of health records, by the specification's names (section 4) where it has one. */
export const RECORD_KINDS = [
  "ALLERGY",
  "MEDICATION",
  "VACCINATION",
  "HEALTHCONDITION",
  "PROCEDURE",
  "HOSPITALIZATION",
  "FAMILYHISTORY",
  "SOCIALHISTORY",
  "GOALS",
  "CONTRAINDICATION",
  "MEDICALREPORT",
  "JOURNAL",
  "EMERGENCYCONTACT",
] as const;
export type RecordKindName = (typeof RECORD_KINDS)[number];

/**
 * Where a record came from first, and a reading as it stands now: a patient, staff or a file. Devices, prescriptions and
 * consultations write none yet.
 */
export const RECORD_SOURCES = ["PATIENT", "PROVIDER", "IMPORT", "DEVICE", "PRESCRIPTION", "CONSULTATION"] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/** Whether the practice confirmed a record or marked it as incorrect. A patient's change makes it unconfirmed. */
export const VERIFICATIONS = ["UNCONFIRMED", "CONFIRMED", "REFUTED"] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** Kinds in which patients write about themselves, such as a journal: the practice has nothing to confirm. */
const PERSONAL: ReadonlySet<RecordKindName> = new Set(["SOCIALHISTORY", "GOALS", "JOURNAL", "EMERGENCYCONTACT"]);

/** Whether the practice confirms or refutes what records of a kind say. */
export const isConfirmable = (kind: RecordKindName): boolean => !PERSONAL.has(kind);

/** Why a record was taken off its list. What is no longer true has a clinical state instead. */
export const OFF_REASONS = ["MISTAKE", "DUPLICATE", "OTHER"] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** The reason of a version that was saved despite a warning; its note has the writer's own words. */
export const SAVED_ANYWAY = "SAVED_ANYWAY";

/** How a version of a record came about. */
export const RECORD_CHANGES = [
  "CREATE",
  "CHANGE",
  "DISABLE",
  "ENABLE",
  "CONFIRM",
  "REFUTE",
  "UNREFUTE",
  "ATTACH",
  "DETACH",
  "COMMENT",
] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

/** Who writes: the patient or somebody who acts for them, or the practice's staff. */
export const AUTHOR_KINDS = ["patient", "employee"] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

/** The concept of a vocabulary that the typed text means. */
export interface Coding {
  /** The vocabulary, as FHIR names it: a URI. */
  system: string;
  code: string;
  /** The English name that the vocabulary gives the code. */
  display: string;
}

/** The values of a record by the names of its fields, as the schema of its kind makes them. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** A record as it is stored now. */
export interface HealthRecord<Values extends RecordValues = RecordValues> {
  id: string;
  patientId: string;
  kind: RecordKindName;
  values: Values;
  /** What it is called: the words as they were typed. */
  name: string;
  coding: Coding | null;
  /** The clinical date, as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; empty where it is not. */
  date: string;
  /** The clinical state in the kind's own words, such as active or resolved; empty where the kind has none. */
  state: string;
  enabled: boolean;
  /** Why it was taken off its list; null while it is on it. */
  offReason: OffReason | null;
  offNote: string;
  source: RecordSource;
  verification: Verification;
  /** Who wrote what it says, and when (UTC ms): who confirmed it or took it off its list stands in its history. */
  authorKind: AuthorKind;
  authorId: string;
  recordedAt: number;
  /** Who wrote the first one: what a patient entered is theirs to change. */
  firstAuthorKind: AuthorKind;
  /** A provider keeps it from the patient, as a prescription whose details are not shown; false where it is left out. */
  hiddenFromPatient?: boolean;
  version: number;
}

/** Who refuted a record, and when (UTC ms). */
export interface Refuted {
  name: string;
  at: number;
}

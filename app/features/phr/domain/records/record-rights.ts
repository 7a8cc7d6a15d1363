import type { AuthorKind, Verification } from "./record-kinds";

/** What somebody may do with records of a kind: read; add and change; take off and put back. */
export type Letters = "" | "R" | "RW" | "RWD";
export type RecordAct = "R" | "W" | "D";

/** The role in which somebody reads a patient's records. */
export const RECORD_ROLES = ["patient", "viewer", "provider", "nurse", "administrator"] as const;
export type RecordRole = (typeof RECORD_ROLES)[number];

/** Who may do what with records of a kind. A relative with read access reads what the patient reads. */
export interface RecordRights {
  patient: Letters;
  provider: Letters;
  nurse: Letters;
  administrator: Letters;
  /** A patient changes what a patient entered; on the rest they ask for a correction. */
  patientOwn?: true;
}

/** The rights of most kinds (clinical facts, section 1.21). */
export const CLINICAL_RIGHTS: RecordRights = {
  ...{ patient: "RWD", provider: "RWD", nurse: "RW", administrator: "R" },
  patientOwn: true,
};

const lettersOf = (rights: RecordRights, role: RecordRole): Letters =>
  role === "viewer" ? (rights.patient === "" ? "" : "R") : rights[role];

/**
 * Whether somebody may do something with a record, or with a new one.
 * @param first who wrote the record first; undefined for one that is new
 */
export function mayWithRecord(rights: RecordRights, role: RecordRole, act: RecordAct, first?: AuthorKind): boolean {
  if (!lettersOf(rights, role).includes(act)) return false;
  if (act === "R" || role !== "patient" || !rights.patientOwn) return true;
  return first === undefined || first === "patient";
}

/**
 * What a record is once somebody has written it: what a provider writes is confirmed by that, what a patient writes is
 * not confirmed yet, and whoever else works here leaves it as it was.
 * @param before what it was; undefined for a new record
 */
export const verificationBy = (role: RecordRole, before: Verification = "UNCONFIRMED"): Verification =>
  role === "provider" ? "CONFIRMED" : role === "patient" ? "UNCONFIRMED" : before;

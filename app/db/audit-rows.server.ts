import type { TenantDb } from "./client.server";

/** A stored audit row. `fields` is JSON text, `at` is in UTC ms. */
export interface AuditRow {
  seq: number;
  at: number;
  actorKind: string;
  actorId: string | null;
  action: string;
  outcome: string;
  subjectKind: string;
  subjectId: string | null;
  patientId: string | null;
  fields: string;
  requestId: string;
}

/** A sealed range of audit rows, both ends inclusive. */
export interface AuditSeal {
  fromSeq: number;
  toSeq: number;
  /** Hash of the previous seal. */
  previousHash: string;
  hash: string;
  /** UTC ms. */
  sealedAt: number;
}

const ROWS = `SELECT seq, at, actor_kind AS "actorKind", actor_id AS "actorId", action, outcome, subject_kind AS "subjectKind",
subject_id AS "subjectId", patient_id AS "patientId", fields, request_id AS "requestId"
FROM audit_event WHERE organization_id = ?1 AND seq >= ?2 AND seq <= ?3 ORDER BY seq`;
const SEALS = `SELECT from_seq AS "fromSeq", to_seq AS "toSeq", previous_hash AS "previousHash", hash, sealed_at AS "sealedAt"
FROM audit_seal WHERE organization_id = ?1`;
/** Inserts only directly after the last seal, so the second of two concurrent inserts changes nothing. */
const INSERT_SEAL = `INSERT INTO audit_seal (organization_id, from_seq, to_seq, previous_hash, hash, sealed_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT coalesce(max(to_seq), 0) FROM audit_seal WHERE organization_id = ?1) = ?2 - 1`;

/** Rows with numbers from `fromSeq` to `toSeq`, both inclusive, in order. */
export async function readAuditRows(db: TenantDb, fromSeq: number, toSeq: number): Promise<AuditRow[]> {
  return (await db.raw(ROWS, db.organizationId, fromSeq, toSeq).all<AuditRow>()).results;
}

/** Up to `limit` seals that end after number `after`, in order. */
export async function readAuditSeals(db: TenantDb, after: number, limit: number): Promise<AuditSeal[]> {
  const text = `${SEALS} AND to_seq > ?2 ORDER BY to_seq LIMIT ?3`;
  return (await db.raw(text, db.organizationId, after, limit).all<AuditSeal>()).results;
}

export async function readLastSeal(db: TenantDb): Promise<AuditSeal | null> {
  return db.raw(`${SEALS} ORDER BY to_seq DESC LIMIT 1`, db.organizationId).first<AuditSeal>();
}

/** Lowest and highest number of the audit rows, and the last number given out; 0 if there are no rows. */
export interface AuditEnds {
  first: number;
  last: number;
  given: number;
}

const ENDS = `SELECT coalesce(min(seq), 0) AS first, coalesce(max(seq), 0) AS last,
(SELECT f.audit_last FROM tenant_fence f WHERE f.organization_id = ?1) AS given
FROM audit_event e WHERE e.organization_id = ?1`;

export async function readAuditEnds(db: TenantDb): Promise<AuditEnds> {
  return (await db.raw(ENDS, db.organizationId).first<AuditEnds>()) ?? { first: 0, last: 0, given: 0 };
}

export const insertSealStatement = (db: TenantDb, seal: AuditSeal): D1PreparedStatement =>
  db.raw(INSERT_SEAL, db.organizationId, seal.fromSeq, seal.toSeq, seal.previousHash, seal.hash, seal.sealedAt);

/** A row of a patient's, as much of it as tells who looked at what. */
export type PatientAuditRow = Pick<
  AuditRow,
  "seq" | "at" | "actorKind" | "actorId" | "action" | "outcome" | "subjectKind"
> & {
  /** The first of its fields: for a reading, which part was read. */
  part: string | null;
};

const OF_PATIENT = `SELECT seq, at, actor_kind AS "actorKind", actor_id AS "actorId", action, outcome, subject_kind AS "subjectKind",
json_extract(fields, '$[0]') AS part
FROM audit_event WHERE organization_id = ?1 AND patient_id = ?2 AND seq < ?3 ORDER BY seq DESC LIMIT ?4`;

/** The last rows of a patient's before a number, newest first. */
export async function readAuditOfPatient(
  db: TenantDb,
  { patientId, before, limit }: { patientId: string; before: number; limit: number },
): Promise<PatientAuditRow[]> {
  return (await db.raw(OF_PATIENT, db.organizationId, patientId, before, limit).all<PatientAuditRow>()).results;
}

const DENIED_LAST = `SELECT at FROM audit_event
WHERE organization_id = ?1 AND subject_kind = ?2 AND subject_id = ?3 AND outcome = 'DENIED' ORDER BY seq DESC LIMIT 1 OFFSET ?4`;

/**
 * When the last denial but so many about a subject was (UTC ms); null where there are not so many. Rows of the subject
 * are read until then.
 */
export const readDenialBefore = async (
  db: TenantDb,
  { subjectKind, subjectId, skip }: { subjectKind: string; subjectId: string; skip: number },
): Promise<number | null> =>
  (await db.raw(DENIED_LAST, db.organizationId, subjectKind, subjectId, skip).first<{ at: number }>())?.at ?? null;

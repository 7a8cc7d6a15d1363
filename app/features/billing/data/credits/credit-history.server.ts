import type { TenantDb } from "~/db/client.server";
import type { CreditMoveKind } from "../../domain/credits/credit-kinds";

/** One move of the credits of a patient. `at` is UTC ms; the counts are what it added. */
export interface CreditMoveRow {
  id: string;
  grantId: string;
  patientId: string;
  kind: CreditMoveKind;
  appointmentId: string | null;
  amount: number;
  held: number;
  used: number;
  lapsed: number;
  /** 1 where a credit came back that can no longer be used. */
  refund: number;
  at: number;
  actorKind: string;
  actorId: string | null;
}

/** Where a list of moves goes on: behind this one. */
export interface MoveKey {
  at: number;
  id: string;
}

const FIELDS = `m.id, m.grant_id AS "grantId", g.patient_id AS "patientId", m.kind, m.appointment_id AS "appointmentId",
m.amount, m.held, m.used, m.lapsed, m.refund, m.at, m.actor_kind AS "actorKind", m.actor_id AS "actorId"`;
const JOIN = "JOIN credit_grant g ON g.organization_id = m.organization_id AND g.id = m.grant_id";

const IN_PERIOD = `SELECT ${FIELDS} FROM credit_move m ${JOIN}
WHERE m.organization_id = ?1 AND m.at >= ?2 AND (m.at, m.id) < (?3, ?4) ORDER BY m.at DESC, m.id DESC LIMIT ?5`;

/** The moves of a period (UTC ms, the first instant included, the last not) behind one of them, the latest first. */
export async function movesInPeriod(
  db: TenantDb,
  { from, until }: { from: number; until: number },
  { after, size }: { after: MoveKey | null; size: number },
): Promise<CreditMoveRow[]> {
  const key = after !== null && after.at < until ? after : { at: until, id: "" };
  const found = await db
    .raw(IN_PERIOD, db.organizationId, from, key.at, key.id, size)
    .all<CreditMoveRow & Record<string, unknown>>();
  return found.results;
}

/** What moves of one kind add in all; those of credits that came back too late apart. */
export type CreditMoveSum = Pick<CreditMoveRow, "kind" | "amount" | "held" | "used" | "lapsed" | "refund">;

/** So many moves are added up, the latest. */
const MOST_ADDED_UP = 10_000;
const SUMS = `SELECT s.kind, sum(s.amount) AS amount, sum(s.held) AS held, sum(s.used) AS used, sum(s.lapsed) AS lapsed,
sum(s.refund) AS refund FROM (SELECT m.kind, m.amount, m.held, m.used, m.lapsed, m.refund FROM credit_move m
WHERE m.organization_id = ?1 AND m.at >= ?2 AND m.at < ?3 ORDER BY m.at DESC, m.id DESC LIMIT ?4) s GROUP BY s.kind, s.refund <> 0`;

/** What the moves of a period add, by their kinds. */
export async function sumsInPeriod(
  db: TenantDb,
  { from, until }: { from: number; until: number },
): Promise<CreditMoveSum[]> {
  const found = await db
    .raw(SUMS, db.organizationId, from, until, MOST_ADDED_UP)
    .all<CreditMoveSum & Record<string, unknown>>();
  return found.results;
}

// From the patient's grants to their moves, so that the rows read do not grow with the practice.
const OF_PATIENT = `SELECT ${FIELDS} FROM credit_grant g
CROSS JOIN credit_move m ON m.organization_id = g.organization_id AND m.grant_id = g.id
WHERE g.organization_id = ?1 AND g.patient_id = ?2 AND g.deleted_at IS NULL ORDER BY m.at DESC, m.id DESC LIMIT ?3`;

/** The latest moves of a patient's credits. */
export async function movesOfPatient(db: TenantDb, patientId: string, most: number): Promise<CreditMoveRow[]> {
  const found = await db
    .raw(OF_PATIENT, db.organizationId, patientId, most)
    .all<CreditMoveRow & Record<string, unknown>>();
  return found.results;
}

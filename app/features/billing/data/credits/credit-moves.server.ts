import type { CommitContext } from "~/db/commit.server";
import { listDueText } from "~/db/due-rows.server";
import { uuidv7 } from "~/kernel/ids";
import { REMINDED_BEFORE_MS } from "../../domain/credits/credit-grant";
import type { CreditService } from "../../domain/credits/credit-kinds";

/*
 * The statements by which an appointment keeps, spends and gives back a credit, for the `commit` that changes the
 * appointment. Each is one move; triggers keep the counters and who holds what. Of any number at once on the last
 * credit the checks of the grant let one through.
 */

/** What a credit is to pay for. `startsAt` is UTC ms. */
export interface WantedCredit {
  appointmentId: string;
  patientId: string;
  startsAt: number;
  service: CreditService;
  /** Null where the appointment is of none: then no credit for single services pays. */
  serviceOfferingId: string | null;
}

/** It is for all services, for this kind of them, or for this one. */
const paysFor = (
  kind: string,
  offering: string,
) => `((json_array_length(g.services) = 0 AND json_array_length(g.service_offering_ids) = 0)
OR EXISTS (SELECT 1 FROM json_each(g.services) s WHERE s.value = ${kind})
OR EXISTS (SELECT 1 FROM json_each(g.service_offering_ids) s WHERE s.value = ${offering}))`;

/**
 * A grant that pays for an appointment; ?7 is the patient, ?8 the start, ?9 the kind of service, ?10 the service and ?4
 * now.
 */
const VALID = `g.organization_id = ?1 AND g.patient_id = ?7 AND g.status = 'ACTIVE' AND g.deleted_at IS NULL AND g.expires_at > ?4
AND g.valid_from <= ?8 AND g.expires_at > ?8 AND g.held + g.used + g.lapsed < g.amount
AND ${paysFor("?9", "?10")}`;

const COLUMNS =
  "organization_id, id, grant_id, kind, appointment_id, held, used, lapsed, refund, at, actor_kind, actor_id";

const HOLD = `INSERT INTO credit_move (${COLUMNS})
SELECT ?1, ?2, g.id, 'HOLD', ?3, 1, 0, 0, 0, ?4, ?5, ?6 FROM credit_grant g
WHERE ${VALID} ORDER BY g.expires_at, g.id LIMIT 1`;

/** First the credit that it spent, then the one that it gave back too late to be used again, then any that is valid. */
const HOLD_AGAIN = `INSERT INTO credit_move (${COLUMNS})
SELECT ?1, ?2, c.grant_id, 'HOLD', ?3, 1, c.used, c.lapsed, 0, ?4, ?5, ?6 FROM (
SELECT h.grant_id, -1 AS used, 0 AS lapsed, 0 AS place, 0 AS expires_at FROM credit_hold h
WHERE h.organization_id = ?1 AND h.appointment_id = ?3 AND h.status = 'USED'
UNION ALL
SELECT m.grant_id, 0, -1, 1, 0 FROM credit_move m
JOIN credit_grant r ON r.organization_id = m.organization_id AND r.id = m.grant_id AND r.lapsed > 0 WHERE m.organization_id = ?1 AND m.appointment_id = ?3 AND m.kind = 'RELEASE' AND m.refund = 1
AND m.id = (SELECT l.id FROM credit_move l WHERE l.organization_id = ?1 AND l.appointment_id = ?3 ORDER BY l.at DESC, l.id DESC LIMIT 1)
UNION ALL
SELECT g.id, 0, 0, 2, g.expires_at FROM credit_grant g WHERE ${VALID}
) c ORDER BY c.place, c.expires_at, c.grant_id LIMIT 1`;

const SPEND = `INSERT INTO credit_move (${COLUMNS})
SELECT ?1, ?2, h.grant_id, 'USE', ?3, -1, 1, 0, 0, ?4, ?5, ?6 FROM credit_hold h
WHERE h.organization_id = ?1 AND h.appointment_id = ?3 AND h.status = 'HELD'`;

/** A grant that is over can use nothing that comes back. */
const RELEASE = `INSERT INTO credit_move (${COLUMNS})
SELECT ?1, ?2, h.grant_id, 'RELEASE', ?3, -1, 0, g.expires_at <= ?4, g.expires_at <= ?4, ?4, ?5, ?6
FROM credit_hold h JOIN credit_grant g ON g.organization_id = h.organization_id AND g.id = h.grant_id
WHERE h.organization_id = ?1 AND h.appointment_id = ?3 AND h.status = 'HELD'`;

/** What is left on the last day lapses before the grant is extended for a returned credit. */
const LAPSE = `INSERT INTO credit_move (${COLUMNS})
SELECT ?1, ?2, g.id, 'EXPIRE', NULL, 0, 0, g.amount - g.held - g.used - g.lapsed, 0, ?4, ?5, ?6
FROM credit_hold h JOIN credit_grant g ON g.organization_id = h.organization_id AND g.id = h.grant_id
WHERE h.organization_id = ?1 AND h.appointment_id = ?3 AND h.status = 'HELD' AND g.status = 'ACTIVE' AND g.expires_at <= ?4
AND g.held + g.used + g.lapsed < g.amount`;

const GRANT_OF =
  "(SELECT h.grant_id FROM credit_hold h WHERE h.organization_id = ?1 AND h.appointment_id = ?2 AND h.status = 'HELD')";

const EXTEND = `UPDATE credit_grant SET status = 'ACTIVE', expires_at = ?4, version = version + 1
WHERE credit_grant.organization_id = ?1 AND expires_at <= ?3 AND deleted_at IS NULL
AND id = ${GRANT_OF}`;

/** A grant that was withdrawn can be used again for what comes back to it, as long as its last day is not over. */
const REVIVE = `UPDATE credit_grant SET status = 'ACTIVE', version = version + 1
WHERE credit_grant.organization_id = ?1 AND status = 'ARCHIVED' AND expires_at > ?3 AND deleted_at IS NULL AND id = ${GRANT_OF}`;

/** Withdrawing it took its end off the list of due work; it is put back, as is the reminder that is yet to come. */
const DUE_AGAIN =
  listDueText(`SELECT ?1, g.expires_at - d.value, CASE d.value WHEN 0 THEN 'CREDIT_EXPIRY' ELSE 'CREDIT_REMINDER' END, g.id
FROM credit_grant g, json_each(?4) d
WHERE g.organization_id = ?1 AND g.status = 'ARCHIVED' AND g.expires_at - d.value > ?3 AND g.id = ${GRANT_OF}`);

const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

const moveOf = (
  { db, now, auditActor }: CommitContext,
  text: string,
  appointmentId: string,
  ...more: (string | number | null)[]
) => db.raw(text, db.organizationId, uuidv7(now), appointmentId, now, auditActor.kind, auditActor.id, ...more);

const holdBy = (
  context: CommitContext,
  text: string,
  { appointmentId, patientId, startsAt, service, serviceOfferingId }: WantedCredit,
) => moveOf(context, text, appointmentId, patientId, startsAt, service, serviceOfferingId);

/** Keeps one of the patient's credits for an appointment; refuses the batch as a conflict where there is none. */
export const holdCreditStatements = (context: CommitContext, wanted: WantedCredit): D1PreparedStatement[] => [
  holdBy(context, HOLD, wanted),
  context.db.raw(CHANGED),
];

/** Holds a credit again for an appointment that was restored; refuses the batch where the patient has none left. */
export const holdCreditAgainStatements = (context: CommitContext, wanted: WantedCredit): D1PreparedStatement[] => [
  holdBy(context, HOLD_AGAIN, wanted),
  context.db.raw(CHANGED),
];

/** Spends the credit that is kept for an appointment. */
export const spendCreditStatement = (context: CommitContext, appointmentId: string): D1PreparedStatement =>
  moveOf(context, SPEND, appointmentId);

/**
 * Gives the credit that is kept for an appointment back to its grant, which can be used for it again also where it was
 * withdrawn. One that is over lives on until `extendTo` (UTC ms); with null the credit is lost, and counted as 'credit
 * cancel refund'.
 */
export function releaseCreditStatements(
  context: CommitContext,
  appointmentId: string,
  extendTo: number | null,
): D1PreparedStatement[] {
  const { db, now } = context;
  const extended =
    extendTo === null
      ? []
      : [moveOf(context, LAPSE, appointmentId), db.raw(EXTEND, db.organizationId, appointmentId, now, extendTo)];
  const revived = [
    db.raw(DUE_AGAIN, db.organizationId, appointmentId, now, JSON.stringify([0, REMINDED_BEFORE_MS])),
    db.raw(REVIVE, db.organizationId, appointmentId, now),
  ];
  return [...extended, ...revived, moveOf(context, RELEASE, appointmentId)];
}

const OFFERED = `SELECT coalesce(sum(g.amount - g.held - g.used - g.lapsed), 0) AS remaining
FROM credit_grant g WHERE g.organization_id = ?1 AND g.patient_id = ?2 AND g.status = 'ACTIVE' AND g.deleted_at IS NULL
AND g.expires_at > ?3 AND g.valid_from <= ?4 AND g.expires_at > ?4 AND g.held + g.used + g.lapsed < g.amount
AND ${paysFor("?5", "?6")}`;

/** How many credits a patient has that could pay for a service at a time. */
export async function countOfferedCredits(
  { db, now }: Pick<CommitContext, "db" | "now">,
  { patientId, startsAt, service, serviceOfferingId }: Omit<WantedCredit, "appointmentId">,
): Promise<number> {
  const row = await db
    .raw(OFFERED, db.organizationId, patientId, now, startsAt, service, serviceOfferingId)
    .first<{ remaining: number }>();
  return row?.remaining ?? 0;
}

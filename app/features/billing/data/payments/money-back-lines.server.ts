import type { TenantDb } from "~/db/client.server";
import { firstIdAt } from "~/kernel/ids";
import type { BackMark } from "~/kernel/time/back-page";
import type { MoneyLine } from "../../domain/payments/money-line";
import { quotedOf, saidFor, type LinesFrom, type LinesOfMoney, type MoneyLinesWanted } from "./money-lines.server";

const NO_DESK = `NULL AS "deskId", NULL AS "chargeId", NULL AS "deskKind", NULL AS reference, NULL AS "takingMinor"`;
/** What is quoted of an online payment is the entry by which it came. */
const CAME = (y: string) => `(SELECT e.id FROM ledger_entry e WHERE e.organization_id = ?1 AND e.payment_id = ${y}.id
AND e.kind IN ('PAYMENT', 'PAYMENT_UNCLEAR') ORDER BY e.at, e.id LIMIT 1) AS "quotedId", ${y}.gateway_reference AS "gatewayReference"`;
const ofPayment = (y: string) => `${y}.id AS "paymentId", ${y}.gateway_type AS "gatewayType", ${y}.purpose,
${y}.payer_name AS "payerName", ${saidFor(y)}, ${CAME(y)}`;
/** Who asked a gateway for all of a payment, and why, is said by the entry alone. */
const asked = (
  column: string,
) => `(SELECT e.${column} FROM ledger_entry e WHERE e.organization_id = ?1 AND e.payment_id = y.id
AND e.kind IN ('REFUND_REQUESTED', 'REFUND') ORDER BY e.at DESC, e.kind DESC, e.id DESC LIMIT 1)`;

/** Each way in which money goes back: undone or refunded at the desk, all of an online payment, and parts of one. */
const BACK = `SELECT d.id, d.at, CASE d.act WHEN 'UNDONE' THEN 'PAYMENT_AT_CLINIC_UNDONE' ELSE 'REFUND' END AS kind,
d.patient_id AS holder, d.appointment_id AS "appointmentId", -d.amount_minor AS "amountMinor",
d.currency_code AS "currencyCode", d.reason, d.actor_kind AS "actorKind", d.actor_id AS "actorId",
d.id AS "deskId", d.charge_id AS "chargeId", d.kind AS "deskKind", o.reference,
(SELECT sum(a.amount_minor) FROM desk_payment a WHERE a.organization_id = ?1 AND a.taking_id = o.taking_id AND a.act = 'TAKEN') AS "takingMinor",
NULL AS "paymentId", NULL AS "gatewayType", NULL AS purpose, NULL AS "payerName", NULL AS "saidFor", coalesce(${quotedOf("o.taking_id")},
(SELECT e.id FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key = o.entry_key)) AS "quotedId", NULL AS "gatewayReference"
FROM desk_payment d INDEXED BY desk_payment_at LEFT JOIN desk_payment o ON o.organization_id = ?1 AND o.id = d.of_id
WHERE d.organization_id = ?1 AND d.at >= ?2 AND d.at < ?3 AND d.act <> 'TAKEN'
UNION ALL SELECT y.id, y.refunded_at, 'REFUND', y.patient_id, y.appointment_id, y.amount_minor - coalesce((SELECT sum(p.amount_minor)
FROM payment_refund p WHERE p.organization_id = ?1 AND p.payment_id = y.id AND p.status = 'DONE'), 0), y.currency_code,
${asked("reason")}, ${asked("actor_kind")}, ${asked("actor_id")}, ${NO_DESK}, ${ofPayment("y")}
FROM payment y INDEXED BY payment_refunded WHERE y.organization_id = ?1 AND y.refunded_at >= ?2 AND y.refunded_at < ?3
AND y.paid_at IS NOT NULL
UNION ALL SELECT r.id, r.at, 'REFUND', w.patient_id, w.appointment_id, r.amount_minor, w.currency_code,
r.reason, r.actor_kind, r.actor_id, ${NO_DESK}, ${ofPayment("w")}
FROM payment_refund r JOIN payment w ON w.organization_id = ?1 AND w.id = r.payment_id AND w.paid_at IS NOT NULL
WHERE r.organization_id = ?1 AND r.id >= ?12 AND r.at >= ?2 AND r.at < ?3 AND r.status = 'DONE'`;

const lines = (
  oldestFirst: boolean,
) => `SELECT b.id, b.at, b.kind, b."appointmentId", b."amountMinor", b."currencyCode", coalesce(b.reason, '') AS reason,
b."actorKind", b."actorId", b."deskId", b."chargeId", b."deskKind", b.reference, b."paymentId", b."gatewayType", b.purpose,
b."payerName", b."saidFor", b."quotedId", b."gatewayReference", b."takingMinor", 0 AS "refundedMinor", CASE b.kind WHEN 'REFUND' THEN 'refunded' ELSE 'undone' END AS state, coalesce((SELECT h.patient_id FROM ledger_holder h
WHERE h.organization_id = ?1 AND h.holder = b.holder), b.holder) AS "patientId"
FROM (${BACK}) b WHERE b."amountMinor" > 0 AND (b.at, b.id) ${oldestFirst ? ">" : "<"} (?4, ?5)
AND (?6 IS NULL OR b."deskKind" = ?6) AND (?7 IS NULL OR b."gatewayType" = ?7) AND (?8 IS NULL OR b."actorId" = ?8)
AND (?9 = 0 OR b."paymentId" IN (SELECT value FROM json_each(?10, '$.payments')) OR b.holder IN (SELECT h.holder FROM ledger_holder h WHERE h.organization_id = ?1
AND h.patient_id IN (SELECT value FROM json_each(?10, '$.patients'))))
ORDER BY b.at ${oldestFirst ? "ASC" : "DESC"}, b.id ${oldestFirst ? "ASC" : "DESC"} LIMIT ?11`;

/**
 * What went back or was undone between two instants, by the day on which it did and whenever it had been paid, with who
 * did it and by which way: so that what came in less that is what the till and the month count.
 */
export async function moneyBackLines(
  db: TenantDb,
  { from, until, kind, gateway, by, patientIds = null, paymentIds = [] }: Omit<MoneyLinesWanted, "state">,
  { after, most, oldestFirst = false }: LinesFrom,
): Promise<LinesOfMoney> {
  const { at, id } = after ?? (oldestFirst ? { at: -1, id: "" } : { at: Number.MAX_SAFE_INTEGER, id: "" });
  const asked = [
    kind,
    gateway,
    by,
    patientIds === null ? 0 : 1,
    JSON.stringify({ patients: patientIds ?? [], payments: paymentIds }),
    most,
  ] as const;
  const found = await db
    .raw(lines(oldestFirst), db.organizationId, from, until, at, id, ...asked, firstIdAt(from))
    .all<MoneyLine & Record<string, unknown>>();
  const last = found.results.at(-1);
  const looked: BackMark | null = found.results.length < most || !last ? null : { at: last.at, id: last.id };
  return { lines: found.results, looked };
}

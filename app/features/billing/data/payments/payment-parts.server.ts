import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";

/** A part of a payment: what it was for, in the minor unit of its currency. */
export interface PaymentPart {
  /** Names the payment. */
  key: string;
  /** When it was paid, UTC ms. */
  at: number;
  appointmentId: string | null;
  chargeId: string | null;
  /** What was charged, or the payer by the link said; empty of an appointment, and of what is paid ahead. */
  what: string;
  currencyCode: string;
  amountMinor: number;
  refundedMinor: number;
  /** Of its entry in the books, by which its receipt is seen. */
  entryId: string | null;
}

/** Names a payment: what was taken at the desk at once, or an online payment. */
const taking = (id: string) => `'desk:' || ${id}`;
const online = (id: string) => `'payment:' || ${id}`;

const THINGS = "FROM json_each(?2) j CROSS JOIN";
const KEYS = `SELECT j.value AS id, ${taking("d.taking_id")} AS key
${THINGS} desk_payment d ON d.organization_id = ?1 AND d.appointment_id = j.value AND d.act = 'TAKEN'
UNION SELECT j.value, ${taking("d.taking_id")}
${THINGS} desk_payment d ON d.organization_id = ?1 AND d.charge_id = j.value AND d.act = 'TAKEN'
UNION SELECT j.value, ${taking("d.taking_id")}
${THINGS} desk_payment d ON d.organization_id = ?1 AND d.id = j.value AND d.act = 'TAKEN'
UNION SELECT j.value, ${online("i.payment_id")}
${THINGS} payment_item i ON i.organization_id = ?1 AND i.charge_id = j.value AND i.applied_at IS NOT NULL
UNION SELECT j.value, ${online("i.payment_id")}
${THINGS} payment_item i ON i.organization_id = ?1 AND i.appointment_id = j.value AND i.applied_at IS NOT NULL`;

const WHAT = (of: string) => `coalesce((SELECT l.description FROM charge_line l WHERE l.organization_id = ?1
AND l.charge_id = ${of}.charge_id ORDER BY l.line_no LIMIT 1), '')`;

const DESK = `SELECT ${taking("d.taking_id")} AS key, d.at, d.appointment_id AS "appointmentId", d.charge_id AS "chargeId",
${WHAT("d")} AS what, d.currency_code AS "currencyCode", d.amount_minor AS "amountMinor",
-coalesce((SELECT sum(r.amount_minor) FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id
AND r.act = 'REFUNDED'), 0) AS "refundedMinor",
(SELECT e.id FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key = d.entry_key) AS "entryId"
FROM json_each(?2) j CROSS JOIN desk_payment d ON d.organization_id = ?1 AND d.taking_id = j.value AND d.act = 'TAKEN'
AND NOT EXISTS (SELECT 1 FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id AND r.act = 'UNDONE')
ORDER BY d.id`;

const ENTRY = `(SELECT e.id FROM ledger_entry e WHERE e.organization_id = ?1 AND e.payment_id = y.id AND e.kind = 'PAYMENT' LIMIT 1)`;
const REFUNDED = "CASE y.status WHEN 'REFUNDED' THEN y.amount_minor ELSE y.refunded_minor END";
/** What it is more than its things pays what the books say beyond them; what went back is said of that. */
const ONLINE = `SELECT ${online("y.id")} AS key, coalesce(y.paid_at, y.created_at) AS at,
i.appointment_id AS "appointmentId", i.charge_id AS "chargeId",
${WHAT("i")} AS what, y.currency_code AS "currencyCode", i.amount_minor AS "amountMinor", 0 AS "refundedMinor", ${ENTRY} AS "entryId"
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value AND y.purpose = 'BALANCE'
JOIN payment_item i ON i.organization_id = ?1 AND i.payment_id = y.id
UNION ALL SELECT ${online("y.id")}, coalesce(y.paid_at, y.created_at), NULL, NULL, '', y.currency_code,
y.amount_minor - (SELECT sum(i.amount_minor) FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = y.id),
${REFUNDED}, ${ENTRY}
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value AND y.purpose = 'BALANCE'
UNION ALL SELECT ${online("y.id")}, coalesce(y.paid_at, y.created_at), y.appointment_id, NULL, '', y.currency_code,
y.amount_minor, ${REFUNDED}, ${ENTRY}
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value AND y.purpose = 'VISIT'
UNION ALL SELECT ${online("y.id")}, coalesce(y.paid_at, y.created_at), NULL, NULL, y.description, y.currency_code,
y.amount_minor, ${REFUNDED}, ${ENTRY}
FROM json_each(?2) j CROSS JOIN payment y ON y.organization_id = ?1 AND y.id = j.value AND y.purpose = 'PAY_NOW'`;

const idsIn = (keys: readonly string[], kind: string) =>
  JSON.stringify(keys.flatMap((key) => (key.startsWith(kind) ? key.slice(kind.length) : [])));

/**
 * By which payments each of some things was paid: charges, money at the desk, and appointments as far as it was at the
 * desk, or online before; an appointment itself says by which online payment it was last.
 */
export const paymentKeysOf = async (db: TenantDb, ids: readonly string[]): Promise<{ id: string; key: string }[]> =>
  ids.length === 0
    ? []
    : (await db.raw(KEYS, db.organizationId, JSON.stringify(ids)).all<{ id: string; key: string }>()).results;

/** What some payments were for, in parts. */
export async function paymentParts(db: TenantDb, keys: readonly string[]): Promise<PaymentPart[]> {
  if (keys.length === 0) return [];
  const found = await db.rawBatch([
    db.raw(DESK, db.organizationId, idsIn(keys, "desk:")),
    db.raw(ONLINE, db.organizationId, idsIn(keys, "payment:")),
  ]);
  return found.flatMap((result) => rowsOf<PaymentPart>(result));
}

import type { TenantDb } from "~/db/client.server";
import { moveDue } from "~/db/due-rows.server";
import { rowsOf } from "~/db/rows.server";
import type { LedgerFinding, LedgerVerdict } from "../../domain/ledger/ledger-finding";

const MOST_OF_A_KIND = 20;

const UNBALANCED = `SELECT e.id AS what FROM ledger_entry e
LEFT JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id
WHERE e.organization_id = ?1 GROUP BY e.id HAVING count(l.entry_id) < 2 OR sum(l.amount_minor) <> 0`;

const BALANCE = `SELECT trim(b.account || ' ' || b.holder) || ' ' || b.currency AS what FROM
(SELECT l.account, l.holder, e.currency_code AS currency, l.amount_minor AS amount, 1 AS lines
FROM ledger_line l JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = l.entry_id WHERE l.organization_id = ?1
UNION ALL SELECT h.account, h.holder, h.currency_code, -h.balance_minor, -h.lines FROM ledger_balance h WHERE h.organization_id = ?1) b
GROUP BY b.account, b.holder, b.currency HAVING sum(b.amount) <> 0 OR sum(b.lines) <> 0`;

/** A payment that is paid is with its gateway, one that went back is not, and of any other nothing is booked. */
const PAYMENT = `SELECT y.id AS what FROM payment y LEFT JOIN
(SELECT e.payment_id AS id, sum(CASE WHEN l.account = 'CLEARING' AND l.holder = g.gateway_type THEN l.amount_minor ELSE 0 END) AS held
FROM ledger_entry e JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id
JOIN payment g ON g.organization_id = ?1 AND g.id = e.payment_id
WHERE e.organization_id = ?1 AND e.payment_id IS NOT NULL GROUP BY e.payment_id) b ON b.id = y.id
WHERE y.organization_id = ?1 AND CASE y.status WHEN 'PAID' THEN coalesce(b.held, 0) <> y.amount_minor - y.refunded_minor
WHEN 'REFUNDED' THEN coalesce(b.held, -1) <> 0 WHEN 'UNCLEAR' THEN 0 ELSE b.id IS NOT NULL END`;

/** Money that came otherwise than it was asked for is worth what was booked of it. */
const CLEARING = `SELECT b.holder || ' ' || b.currency AS what FROM
(SELECT h.holder, h.currency_code AS currency, h.balance_minor AS amount FROM ledger_balance h
WHERE h.organization_id = ?1 AND h.account = 'CLEARING'
UNION ALL SELECT y.gateway_type, y.currency_code, y.refunded_minor - y.amount_minor FROM payment y
WHERE y.organization_id = ?1 AND y.status = 'PAID'
UNION ALL SELECT u.gateway_type, e.currency_code, -l.amount_minor FROM payment u
JOIN ledger_entry e ON e.organization_id = ?1 AND e.payment_id = u.id
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'CLEARING'
WHERE u.organization_id = ?1 AND u.status = 'UNCLEAR') b
GROUP BY b.holder, b.currency HAVING sum(b.amount) <> 0`;

const CHARGE = `SELECT b.id AS what FROM
(SELECT e.appointment_id AS id, l.amount_minor AS amount FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE e.organization_id = ?1 AND e.kind = 'CHARGE' AND e.appointment_id IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = ?1 AND r.reverses_id = e.id)
UNION ALL SELECT c.appointment_id, -c.amount_minor FROM ledger_charge c WHERE c.organization_id = ?1
UNION ALL SELECT substr(e.source_key, 8, 36), l.amount_minor FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'RECEIVABLE'
WHERE e.organization_id = ?1 AND e.source_key >= 'charge:' AND e.source_key < 'charge;'
UNION ALL SELECT h.id, -h.total_minor FROM charge h WHERE h.organization_id = ?1 AND h.taken_back_at IS NULL) b
GROUP BY b.id HAVING sum(b.amount) <> 0`;

const TAX = `SELECT b.id AS what FROM (SELECT l.entry_id AS id, l.amount_minor AS amount FROM ledger_line l
WHERE l.organization_id = ?1 AND l.account = 'TAX'
UNION ALL SELECT t.entry_id, t.amount_minor FROM ledger_tax t WHERE t.organization_id = ?1) b
JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = b.id AND e.kind <> 'CORRECTION'
GROUP BY b.id HAVING sum(b.amount) <> 0`;

/** Each entry of money at the desk is what its row says, and each row has one. */
const DESK = `SELECT e.id AS what FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id AND l.account = 'CASH'
LEFT JOIN desk_payment d ON d.organization_id = ?1 AND d.entry_key = e.source_key
WHERE e.organization_id = ?1 AND e.kind <> 'CORRECTION' AND l.amount_minor <> coalesce(d.amount_minor, 0)
UNION ALL SELECT d.id FROM desk_payment d WHERE d.organization_id = ?1
AND NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.organization_id = ?1 AND e.source_key = d.entry_key)`;

const CHECKS = [
  ["unbalanced", UNBALANCED],
  ["balance", BALANCE],
  ["payment", PAYMENT],
  ["clearing", CLEARING],
  ["charge", CHARGE],
  ["desk", DESK],
  ["tax", TAX],
] as const satisfies readonly (readonly [LedgerFinding["kind"], string])[];

const COUNT = "SELECT count(*) AS entries FROM ledger_entry WHERE organization_id = ?1";

/** Works the books of the organization out anew from their lines and its payments, in one round trip. */
export async function checkLedger(db: TenantDb): Promise<LedgerVerdict> {
  const own = db.organizationId;
  const [counted, ...checked] = await db.rawBatch([
    db.raw(COUNT, own),
    ...CHECKS.map(([, text]) => db.raw(`${text} LIMIT ${MOST_OF_A_KIND}`, own)),
  ]);
  const findings = CHECKS.flatMap(([kind], index) =>
    rowsOf<{ what: string }>(checked[index]).map(({ what }) => ({ kind, what })),
  );
  return { entries: rowsOf<{ entries: number }>(counted)[0]?.entries ?? 0, findings };
}

/** Lets the next look at the books wait until `dueAt`, UTC ms; each organization has one. */
export const nextLedgerCheck = (db: TenantDb, id: string, dueAt: number): D1PreparedStatement =>
  moveDue(db, "LEDGER_CHECK", id, dueAt);

import type { CommitContext } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import {
  paidKey,
  type Booking,
  type ChargeBooking,
  type RefundBooking,
  type ReversalBooking,
  type StatedBooking,
} from "../../domain/ledger/booking";

export const ENTRY_COLUMNS = `(organization_id, id, at, kind, currency_code, holder, appointment_id, payment_id, source_key, reverses_id, reason, actor_kind, actor_id)`;
export const LINE_COLUMNS = "(organization_id, entry_id, line_no, account, holder, amount_minor)";
/** Books an event once, however often it is told; ?4 is its key. */
const NEW = "NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = ?1 AND k.source_key = ?4)";
/** ?2 is the entry, ?3 when (UTC ms), ?5 its kind, ?6 why, ?7 and ?8 who did it. */
const FACTS = "?1, ?2, ?3, ?5";
const SAID = "?4, NULL, ?6, ?7, ?8";

const STATED = `INSERT INTO ledger_entry ${ENTRY_COLUMNS} SELECT ${FACTS}, ?9, ?10, ?11, ?12, ${SAID} WHERE ${NEW}`;
const STATED_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, j.key + 1, json_extract(j.value, '$.account'), json_extract(j.value, '$.holder'), json_extract(j.value, '$.amountMinor')
FROM ledger_entry e JOIN json_each(?3) j WHERE e.organization_id = ?1 AND e.id = ?2`;

/** That an entry was not taken back. */
export const standing = (alias: string) =>
  `NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = ?1 AND r.reverses_id = ${alias}.id)`;

/**
 * What was paid for an appointment, the first payment that stands, as `what` of its entry p and its line l. The entries
 * come first, by CROSS JOIN: else SQLite goes through all lines of the organization.
 */
export const paidFor = (appointment: string, what: string) => `(SELECT ${what} FROM ledger_entry p
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = p.id AND l.account = 'RECEIVABLE'
WHERE p.organization_id = ?1 AND p.appointment_id = ${appointment} AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC')
AND ${standing("p")} ORDER BY p.at, p.id LIMIT 1)`;
const CHARGE = `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ${FACTS}, coalesce(${paidFor("?11", "p.currency_code")}, ?9), ?10, ?11, NULL, ${SAID}
WHERE ${NEW} AND coalesce(${paidFor("?11", "-l.amount_minor")}, ?12) > 0
AND NOT EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = ?1 AND c.appointment_id = ?11)`;
const CHARGE_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, s.key + 1, s.value, CASE s.value WHEN 'RECEIVABLE' THEN e.holder ELSE '' END,
coalesce(${paidFor("e.appointment_id", "-l.amount_minor")}, ?3) * CASE s.value WHEN 'RECEIVABLE' THEN 1 ELSE -1 END
FROM ledger_entry e JOIN json_each('["RECEIVABLE", "REVENUE"]') s WHERE e.organization_id = ?1 AND e.id = ?2`;

const reversal = (target: string) => `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ${FACTS}, t.currency_code, t.holder, t.appointment_id, t.payment_id, ?4, t.id, ?6, ?7, ?8
FROM ledger_entry t WHERE t.organization_id = ?1 AND t.id = (SELECT o.id FROM ledger_entry o
WHERE o.organization_id = ?1 AND o.${target} = ?9 AND o.kind = ?10 AND ${standing("o")} ORDER BY o.at DESC, o.id DESC LIMIT 1)
AND ${NEW}`;
const REVERSALS = { appointment: reversal("appointment_id"), payment: reversal("payment_id") };
const REVERSED_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, l.line_no, l.account, l.holder, -l.amount_minor
FROM ledger_entry e JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.reverses_id
WHERE e.organization_id = ?1 AND e.id = ?2`;

/** ?9 is the key of what was paid. What went back takes it back, so that it goes back once. */
const refund = (reverses: "NULL" | "t.id") => `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ${FACTS}, t.currency_code, t.holder, t.appointment_id, t.payment_id, ?4, ${reverses}, ?6, ?7, ?8
FROM ledger_entry t WHERE t.organization_id = ?1 AND t.source_key = ?9 AND ${standing("t")} AND ${NEW}`;
const REFUND = refund("t.id");
const REFUND_ASKED = refund("NULL");
/** What is booked of the payment so far, taken back in every account; ?3 names it. */
const LEFT = `SELECT l.account, l.holder, -sum(l.amount_minor) AS back FROM ledger_entry y
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = y.id
WHERE y.organization_id = ?1 AND y.payment_id = ?3 AND y.id <> ?2 GROUP BY l.account, l.holder HAVING sum(l.amount_minor) <> 0`;
const REFUND_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, row_number() OVER (ORDER BY asked.account, asked.holder), asked.account, asked.holder, asked.back
FROM ledger_entry e JOIN (${LEFT}) asked WHERE e.organization_id = ?1 AND e.id = ?2`;
/** While it is on its way, the gateway still has it: it is owed by REFUNDS, not by CLEARING. */
const REFUND_ASKED_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, row_number() OVER (ORDER BY asked.account, asked.holder),
CASE asked.account WHEN 'CLEARING' THEN 'REFUNDS' ELSE asked.account END,
CASE asked.account WHEN 'CLEARING' THEN '' ELSE asked.holder END, asked.back
FROM ledger_entry e JOIN (${LEFT}) asked WHERE e.organization_id = ?1 AND e.id = ?2`;

/** An entry has two sides at least, and they come to nothing; else the whole batch is refused. */
const BALANCED = `SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.organization_id = ?1 AND e.id = ?2)
OR (SELECT count(*) > 1 AND sum(l.amount_minor) = 0 FROM ledger_line l WHERE l.organization_id = ?1 AND l.entry_id = ?2)
THEN 1 ELSE json_extract('{}', 'unbalanced') END`;

type Write = (entry: string, more: readonly (string | number | null)[]) => D1PreparedStatement;

function statedStatements(write: Write, { db }: CommitContext, id: string, booking: StatedBooking) {
  const { currencyCode, patientId, appointmentId, paymentId, lines } = booking;
  return [
    write(STATED, [currencyCode, patientId ?? "", appointmentId, paymentId]),
    db.raw(STATED_LINES, db.organizationId, id, JSON.stringify(lines)),
  ];
}

function chargeStatements(write: Write, { db }: CommitContext, id: string, booking: ChargeBooking) {
  const { price, patientId, appointmentId } = booking;
  const amount = price?.amountMinor ?? 0;
  return [
    write(CHARGE, [price?.currencyCode ?? "", patientId, appointmentId, amount]),
    db.raw(CHARGE_LINES, db.organizationId, id, amount),
  ];
}

const reversalStatements = (write: Write, { db }: CommitContext, entryId: string, { of, id }: ReversalBooking) => [
  write(REVERSALS[of === "REFUND_REQUESTED" ? "payment" : "appointment"], [id, of]),
  db.raw(REVERSED_LINES, db.organizationId, entryId),
];

const refundStatements = (write: Write, { db }: CommitContext, id: string, { paymentId, isDone }: RefundBooking) => [
  write(isDone ? REFUND : REFUND_ASKED, [paidKey(paymentId)]),
  db.raw(isDone ? REFUND_LINES : REFUND_ASKED_LINES, db.organizationId, id, paymentId),
];

function entryStatements(write: Write, context: CommitContext, id: string, booking: Booking): D1PreparedStatement[] {
  if (booking.way === "stated") return statedStatements(write, context, id, booking);
  if (booking.way === "charge") return chargeStatements(write, context, id, booking);
  if (booking.way === "reversal") return reversalStatements(write, context, id, booking);
  return refundStatements(write, context, id, booking);
}

/**
 * The statements that book an entry, for the batch of what it belongs to. Of an event that is booked already, or that
 * takes back what does not stand, they write nothing; an entry that does not balance refuses the batch.
 */
export function bookingStatements(context: CommitContext, booking: Booking): D1PreparedStatement[] {
  const { db, now, auditActor } = context;
  const { sourceKey, kind, reason } = booking;
  const id = uuidv7(now);
  const write: Write = (text, more) =>
    db.raw(text, db.organizationId, id, now, sourceKey, kind, reason, auditActor.kind, auditActor.id, ...more);
  return [...entryStatements(write, context, id, booking), db.raw(BALANCED, db.organizationId, id)];
}

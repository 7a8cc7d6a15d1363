import type { CommitContext } from "~/db/commit.server";
import { uuidv7 } from "~/kernel/ids";
import { paidKey } from "../../domain/ledger/entry-keys";
import {
  type Booking,
  type ChargeBooking,
  type RefundBooking,
  type ReversalBooking,
  type StatedBooking,
} from "../../domain/ledger/booking";

export const ENTRY_COLUMNS = `(organization_id, id, at, kind, currency_code, holder, appointment_id, payment_id, source_key, reverses_id, reason, actor_kind, actor_id)`;
export const LINE_COLUMNS = "(organization_id, entry_id, line_no, account, holder, amount_minor)";
export const TAX_COLUMNS = "(organization_id, entry_id, line_no, name, rate_ppm, is_inclusive, amount_minor)";
/** Books an event once, however often it is told; ?4 is its key. */
const NEW = "NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = ?1 AND k.source_key = ?4)";
/** ?2 is the entry, ?3 when (UTC ms), ?5 its kind, ?6 why, ?7 and ?8 who did it. */
const FACTS = "?1, ?2, ?3, ?5";
const SAID = "?4, NULL, ?6, ?7, ?8";

const STATED = `INSERT INTO ledger_entry ${ENTRY_COLUMNS} SELECT ${FACTS}, ?9, ?10, ?11, ?12, ${SAID} WHERE ${NEW}`;
const STATED_LINES = `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, j.key + 1, json_extract(j.value, '$.account'), json_extract(j.value, '$.holder'), json_extract(j.value, '$.amountMinor')
FROM ledger_entry e JOIN json_each(?3) j WHERE e.organization_id = ?1 AND e.id = ?2`;

const each = (of: string) => `json_extract(t.value, '$.${of}')`;
/** The name, rate and way of a tax t of a list in JSON, and how much it is. */
export const TAX_SAID = `${each("name")} AS name, ${each("ratePpm")} AS rate, ${each("isInclusive")} AS inclusive, ${each("amountMinor")} AS part`;
export const TAX_FACTS = `t.key + 1 AS no, ${TAX_SAID}`;
const STATED_TAXES = `INSERT INTO ledger_tax ${TAX_COLUMNS} SELECT ?1, x.id, x.no, x.name, x.rate, x.inclusive, x.part
FROM (SELECT e.id, ${TAX_FACTS} FROM ledger_entry e JOIN json_each(?3) t WHERE e.organization_id = ?1 AND e.id = ?2) x`;

/**
 * `partOf` of kernel/money/price of whole numbers up to 10^12: what does not fit into 64 bits is divided in two steps.
 */
export const partText = (part: string, whole: string, amount: string) => {
  const [rest, high] = [`(${amount} % ${whole})`, `(${part} * (${amount} % ${whole} / 1000000))`];
  return `CASE WHEN ${amount} = ${whole} THEN ${part} WHEN ${whole} = 0 THEN 0 ELSE ${part} * (${amount} / ${whole})
+ ${high} / ${whole} * 1000000 + (${high} % ${whole} * 1000000 + ${part} * (${rest} % 1000000)) / ${whole} END`;
};

/**
 * The taxes of a charge in proportion to what was paid; `from` has rows with id of the entry, no, name, rate, inclusive,
 * part, whole and amount.
 */
export const chargeTaxes = (from: string) => `INSERT INTO ledger_tax ${TAX_COLUMNS}
SELECT ?1, x.id, x.no, x.name, x.rate, x.inclusive, ${partText("x.part", "x.whole", "x.amount")} FROM (${from}) x`;
/**
 * The lines of a charge, once its taxes are there; `from` has rows with id and holder of the entry, part, whole and
 * amount.
 */
export const chargeLines = (from: string) => `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, y.id, y.no, y.account, y.holder, y.amount FROM (SELECT x.id, s.key + 1 AS no, s.value AS account,
CASE s.value WHEN 'RECEIVABLE' THEN x.holder ELSE '' END AS holder,
CASE s.value WHEN 'RECEIVABLE' THEN x.amount WHEN 'REVENUE' THEN x.tax - x.amount - x.discount WHEN 'TAX' THEN -x.tax ELSE x.discount END AS amount
FROM (SELECT f.id, f.holder, f.amount, ${partText("f.part", "f.whole", "f.amount")} AS discount,
coalesce((SELECT sum(t.amount_minor) FROM ledger_tax t WHERE t.organization_id = ?1 AND t.entry_id = f.id), 0) AS tax
FROM (${from}) f) x JOIN json_each('["RECEIVABLE", "REVENUE", "TAX", "DISCOUNTS"]') s) y WHERE y.amount <> 0`;

/** That an entry was not taken back. */
export const standing = (alias: string) =>
  `NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = ?1 AND r.reverses_id = ${alias}.id)`;

/**
 * What was paid for an appointment and stands, without what of it went back, and with what was waived of it, as `what` of
 * the entries p and their lines l; null where only a part of its price was, which is so unless `isPaid` or a gateway has taken the rest, which has yet to
 * take effect. Of payments by a gateway those count that took effect before and `by`, none where that is empty, and any
 * where it is null. The entries come first, by CROSS JOIN: else SQLite goes through all lines of the organization.
 */
export const paidFor = (appointment: string, what: string, isPaid: string, by = "NULL") =>
  `(SELECT CASE WHEN ${isPaid} OR (${by} IS NULL AND sum(p.kind = 'PAYMENT') > 0) THEN ${what} END FROM ledger_entry p
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = p.id AND l.account = 'RECEIVABLE'
WHERE p.organization_id = ?1 AND p.appointment_id = ${appointment} AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC', 'REFUND', 'WRITE_OFF')
AND p.reverses_id IS NULL AND (p.payment_id IS NULL OR coalesce(${by}, p.payment_id) = p.payment_id
OR EXISTS (SELECT 1 FROM payment_item i WHERE i.organization_id = ?1 AND i.payment_id = p.payment_id
AND i.appointment_id = p.appointment_id AND i.applied_at IS NOT NULL)) AND ${standing("p")})`;
/** Where both the desk and a gateway took money, no more than the price: what is over was paid twice. */
export const paidMinor = (
  price: string,
) => `CASE WHEN sum(p.kind = 'PAYMENT') > 0 AND sum(p.kind = 'PAYMENT_AT_CLINIC') > 0
THEN min(sum(-l.amount_minor), ${price}) ELSE sum(-l.amount_minor) END`;
export const PAID_CURRENCY = "max(p.currency_code)";
const CHARGE = `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ${FACTS}, coalesce(${paidFor("?11", PAID_CURRENCY, "?13 = 0", "?14")}, ?9), ?10, ?11, NULL, ${SAID}
WHERE ${NEW} AND coalesce(${paidFor("?11", paidMinor("?12"), "?13 = 0", "?14")}, ?12) > 0
AND NOT EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = ?1 AND c.appointment_id = ?11)`;
/** ?3 is the price, as JSON. */
const priced = (of: string) => `json_extract(?3, '$.${of}')`;
const CHARGED = `${priced("amountMinor")} AS whole,
coalesce(${paidFor("e.appointment_id", paidMinor(priced("amountMinor")), `${priced("inPart")} = 0`, priced("by"))}, ${priced("amountMinor")}) AS amount`;
const CHARGE_TAXES =
  chargeTaxes(`SELECT e.id, ${TAX_FACTS}, ${CHARGED} FROM ledger_entry e JOIN json_each(${priced("taxes")}) t
WHERE e.organization_id = ?1 AND e.id = ?2`);
const CHARGE_LINES =
  chargeLines(`SELECT e.id, e.holder, ${priced("discountMinor")} AS part, ${CHARGED} FROM ledger_entry e
WHERE e.organization_id = ?1 AND e.id = ?2`);

const reversal = (target: string) => `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ${FACTS}, t.currency_code, t.holder, t.appointment_id, t.payment_id, ?4, t.id, ?6, ?7, ?8
FROM ledger_entry t WHERE t.organization_id = ?1 AND t.id = (SELECT o.id FROM ledger_entry o
WHERE o.organization_id = ?1 AND o.${target} = ?9 AND o.kind = ?10 AND ${standing("o")} ORDER BY o.at DESC, o.id DESC LIMIT 1)
AND ${NEW}`;
const REVERSALS = {
  appointment: reversal("appointment_id"),
  payment: reversal("payment_id"),
  source: reversal("source_key"),
};
const REVERSED_TAXES = `INSERT INTO ledger_tax ${TAX_COLUMNS}
SELECT ?1, e.id, t.line_no, t.name, t.rate_ppm, t.is_inclusive, -t.amount_minor
FROM ledger_entry e JOIN ledger_tax t ON t.organization_id = ?1 AND t.entry_id = e.reverses_id
WHERE e.organization_id = ?1 AND e.id = ?2`;
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

/** Whether the lines l of an entry e come to nothing, and its taxes to its line TAX; a correction's is by hand. */
export const isBalanced = (
  entry: string,
) => `(SELECT count(*) > 1 AND sum(l.amount_minor) = 0 AND (e.kind = 'CORRECTION'
OR sum(CASE l.account WHEN 'TAX' THEN l.amount_minor ELSE 0 END) + coalesce((SELECT sum(t.amount_minor) FROM ledger_tax t
WHERE t.organization_id = ?1 AND t.entry_id = e.id), 0) = 0) FROM ledger_entry e
JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = e.id WHERE e.organization_id = ?1 AND e.id = ${entry})`;
/** An entry has two sides at least, and they come to nothing; else the whole batch is refused. */
const BALANCED = `SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM ledger_entry e WHERE e.organization_id = ?1 AND e.id = ?2)
OR ${isBalanced("?2")} THEN 1 ELSE json_extract('{}', 'unbalanced') END`;

type Write = (entry: string, more: readonly (string | number | null)[]) => D1PreparedStatement;

function statedStatements(write: Write, { db }: CommitContext, id: string, booking: StatedBooking) {
  const { currencyCode, patientId, appointmentId, paymentId, lines, taxes = [] } = booking;
  return [
    write(STATED, [currencyCode, patientId ?? "", appointmentId, paymentId]),
    ...(taxes.length > 0 ? [db.raw(STATED_TAXES, db.organizationId, id, JSON.stringify(taxes))] : []),
    db.raw(STATED_LINES, db.organizationId, id, JSON.stringify(lines)),
  ];
}

const NO_PRICE = { amountMinor: 0, currencyCode: "", discountMinor: 0, taxes: [] };

function chargeStatements(write: Write, { db }: CommitContext, id: string, booking: ChargeBooking) {
  const { patientId, appointmentId } = booking;
  const { amountMinor, currencyCode, discountMinor, taxes } = booking.price ?? NO_PRICE;
  const inPart = booking.isInPart ? 1 : 0;
  const by = booking.onlineId ?? null;
  const price = JSON.stringify({ amountMinor, discountMinor, taxes, inPart, by });
  return [
    write(CHARGE, [currencyCode, patientId, appointmentId, amountMinor, inPart, by]),
    ...(taxes.length > 0 ? [db.raw(CHARGE_TAXES, db.organizationId, id, price)] : []),
    db.raw(CHARGE_LINES, db.organizationId, id, price),
  ];
}

const reversalStatements = (write: Write, { db }: CommitContext, entryId: string, { of, by, id }: ReversalBooking) => [
  write(REVERSALS[by], [id, of]),
  ...(of === "CHARGE" ? [db.raw(REVERSED_TAXES, db.organizationId, entryId)] : []),
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

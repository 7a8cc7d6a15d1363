import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import { uuidv7 } from "~/kernel/ids";
import type { AppointmentOpening, BookableAppointment, BookableEvent } from "../../domain/ledger/opening";
import {
  chargeLines,
  chargeTaxes,
  ENTRY_COLUMNS,
  isBalanced,
  LINE_COLUMNS,
  PAID_CURRENCY,
  paidFor,
  paidMinor,
  standing,
  TAX_FACTS,
  TAX_SAID,
} from "./ledger-write.server";

/** So many entries are booked by one commit. */
const ENTRIES_A_COMMIT = 1_000;

/**
 * ?2 lists what is asked for, as j: `id`, `entryId` of its entry, `at`, and what else its kind needs. It comes first in
 * each statement, by CROSS JOIN: else SQLite goes through all entries of the organization.
 */
const ASKED = (of: string) => `json_extract(j.value, '$.${of}')`;

/** A kind of what can be missing in the books. In all of its texts ?1 is the organization. */
interface Opening {
  /** Joined to j, and how. */
  from: string;
  isJoined: string;
  /** Joined too while it is missing. */
  with: string;
  /** Whether it is missing. */
  isMissing: string;
  /** kind, currency_code, holder, appointment_id, payment_id, source_key and reverses_id of its entry; ?3 is now, UTC ms. */
  facts: string;
  /** line_no, account, holder and amount_minor of the lines of its entry e, and where they come from. */
  lines: { values: string; from: string; grouped?: string } | { charge: string };
  /** Where its taxes come from, as `chargeTaxes` has it. */
  taxes?: string;
}

/** A payment or a charge by hand x that is missing, and when it happened, UTC ms. */
interface RowOpening extends Opening {
  at: string;
  table: "payment" | "charge";
}

const isNew = (key: string) =>
  `NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = ?1 AND k.source_key = ${key})`;
const twoSides = (debit: string, credit: string) => `json_each('["${debit}", "${credit}"]') s`;
const ofRow = (table: "payment" | "charge", joined: string) => ({
  ...{ table, with: joined },
  from: `CROSS JOIN ${table} x`,
  isJoined: `x.organization_id = ?1 AND x.id = ${ASKED("id")}`,
});
const OF_APPOINTMENT = { from: "", isJoined: "1", with: "" } as const;

const PAID_KEY = "'payment:' || x.id || ':paid'";
const PAID: RowOpening = {
  ...ofRow("payment", ""),
  at: "coalesce(x.paid_at, x.created_at)",
  isMissing: `x.status IN ('PAID', 'UNCLEAR', 'REFUNDED') AND x.amount_minor > 0 AND ${isNew(PAID_KEY)}`,
  facts: `CASE x.status WHEN 'UNCLEAR' THEN 'PAYMENT_UNCLEAR' ELSE 'PAYMENT' END, x.currency_code,
coalesce(x.patient_id, ''), x.appointment_id, x.id, ${PAID_KEY}, NULL`,
  lines: {
    values: `s.key + 1, CASE WHEN s.key = 0 THEN 'CLEARING' WHEN x.status = 'UNCLEAR' THEN 'SUSPENSE'
WHEN x.patient_id IS NOT NULL THEN 'RECEIVABLE' WHEN x.purpose = 'PAY_NOW' THEN 'REVENUE' ELSE 'SUSPENSE' END,
CASE WHEN s.key = 0 THEN x.gateway_type WHEN x.status = 'UNCLEAR' THEN '' ELSE coalesce(x.patient_id, '') END,
CASE s.key WHEN 0 THEN x.amount_minor ELSE -x.amount_minor END`,
    from: twoSides("CLEARING", "RECEIVABLE"),
  },
};

/** The entry p of what was paid, as long as it stands. */
const OF_PAID = `JOIN ledger_entry p ON p.organization_id = ?1 AND p.source_key = ${PAID_KEY} AND ${standing("p")}`;
/** What is booked of the payment so far, taken back in every account. */
const TAKEN_BACK = `ledger_entry o ON o.organization_id = ?1 AND o.payment_id = x.id AND o.id <> e.id
CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = o.id`;
const takenBack = (account: string, holder: string): Opening["lines"] => ({
  values: `row_number() OVER (PARTITION BY e.id ORDER BY l.account, l.holder), ${account}, ${holder}, -sum(l.amount_minor)`,
  from: TAKEN_BACK,
  grouped: "GROUP BY e.id, l.account, l.holder HAVING sum(l.amount_minor) <> 0",
});

/** While it is on its way, the gateway still has it: it is owed by REFUNDS, not by CLEARING. */
const REFUND_REQUESTED: RowOpening = {
  ...ofRow("payment", OF_PAID),
  at: "p.at",
  isMissing: `x.status IN ('PAID', 'UNCLEAR') AND x.review = 'REFUND_REQUESTED' AND NOT EXISTS (SELECT 1 FROM ledger_entry q
WHERE q.organization_id = ?1 AND q.payment_id = x.id AND q.kind = 'REFUND_REQUESTED' AND ${standing("q")})`,
  facts: `'REFUND_REQUESTED', p.currency_code, p.holder, x.appointment_id, x.id, 'payment:' || x.id || ':refundRequested:' || ?3, NULL`,
  lines: takenBack(
    "CASE l.account WHEN 'CLEARING' THEN 'REFUNDS' ELSE l.account END",
    "CASE l.account WHEN 'CLEARING' THEN '' ELSE l.holder END",
  ),
};

const REFUNDED_KEY = "'payment:' || x.id || ':refunded'";
const REFUNDED: RowOpening = {
  ...ofRow("payment", OF_PAID),
  at: "coalesce(x.refunded_at, p.at)",
  // One that went back in parts is booked by each of them.
  isMissing: `x.status = 'REFUNDED' AND x.refunded_minor < x.amount_minor AND ${isNew(REFUNDED_KEY)}`,
  facts: `'REFUND', p.currency_code, p.holder, x.appointment_id, x.id, ${REFUNDED_KEY}, p.id`,
  lines: takenBack("l.account", "l.holder"),
};

const appointmentKey = (what: string) => `'appointment:' || ${ASKED("id")} || ':' || ${ASKED("version")} || ':${what}'`;
const PAID_AT_CLINIC_KEY = appointmentKey("paidAtClinic");
const PAID_AT_CLINIC: Opening = {
  ...OF_APPOINTMENT,
  isMissing: `NOT EXISTS (SELECT 1 FROM ledger_entry q WHERE q.organization_id = ?1 AND q.appointment_id = ${ASKED("id")}
AND q.kind = 'PAYMENT_AT_CLINIC' AND ${standing("q")}) AND ${isNew(PAID_AT_CLINIC_KEY)}`,
  facts: `'PAYMENT_AT_CLINIC', ${ASKED("currencyCode")}, ${ASKED("patientId")}, ${ASKED("id")}, NULL, ${PAID_AT_CLINIC_KEY}, NULL`,
  lines: {
    values: `s.key + 1, s.value, CASE s.key WHEN 0 THEN coalesce((SELECT d.kind FROM desk_payment d
WHERE d.organization_id = ?1 AND d.entry_key = e.source_key), '') ELSE e.holder END,
CASE s.key WHEN 0 THEN ${ASKED("amountMinor")} ELSE -${ASKED("amountMinor")} END`,
    from: twoSides("CASH", "RECEIVABLE"),
  },
};

/** Owed is what was paid for it, else what it costs; that too where it is not paid, or only in part. */
const paid = (what: string) => paidFor(ASKED("id"), what, ASKED("isPaid"));
const OWED = `coalesce(${paid(paidMinor(ASKED("amountMinor")))}, ${ASKED("amountMinor")})`;
const PAID_INSTEAD = `${ASKED("amountMinor")} AS whole, ${OWED} AS amount`;
const CHARGED_ENTRIES = `FROM json_each(?2) j CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = ${ASKED("entryId")}`;
const CHARGED_KEY = appointmentKey("charged");
const CHARGED: Opening = {
  ...OF_APPOINTMENT,
  isMissing: `NOT EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = ?1 AND c.appointment_id = ${ASKED("id")})
AND ${isNew(CHARGED_KEY)} AND ${OWED} > 0`,
  facts: `'CHARGE', coalesce(${paid(PAID_CURRENCY)}, ${ASKED("currencyCode")}), ${ASKED("patientId")}, ${ASKED("id")}, NULL,
${CHARGED_KEY}, NULL`,
  lines: {
    charge: `SELECT e.id, e.holder, coalesce(${ASKED("discountMinor")}, 0) AS part, ${PAID_INSTEAD} ${CHARGED_ENTRIES}`,
  },
  taxes: `SELECT e.id, ${TAX_FACTS}, ${PAID_INSTEAD} ${CHARGED_ENTRIES} JOIN json_each(${ASKED("taxes")}) t`,
};

const BY_HAND_KEY = "'charge:' || x.id || ':charged'";
const BY_HAND_ENTRIES = `FROM json_each(?2) j CROSS JOIN charge x ON x.organization_id = ?1 AND x.id = ${ASKED("id")}
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = ${ASKED("entryId")}`;
/** Charges that came as rows, such as those of the demo practices. */
const BY_HAND: RowOpening = {
  ...ofRow("charge", ""),
  at: "x.created_at",
  isMissing: `x.taken_back_at IS NULL AND ${isNew(BY_HAND_KEY)}`,
  facts: `'CHARGE', x.currency_code, x.patient_id, NULL, NULL, ${BY_HAND_KEY}, NULL`,
  lines: {
    charge: `SELECT e.id, e.holder, x.discount_minor AS part, x.total_minor AS whole, x.total_minor AS amount ${BY_HAND_ENTRIES}`,
  },
  taxes: `SELECT e.id, row_number() OVER (PARTITION BY e.id ORDER BY i.line_no, t.key) AS no, ${TAX_SAID},
1 AS whole, 1 AS amount ${BY_HAND_ENTRIES} JOIN charge_line i ON i.organization_id = ?1 AND i.charge_id = x.id JOIN json_each(i.taxes) t`,
};

/** In this order: what goes back was paid, and what is owed is what was paid for it. */
const OF_PAYMENTS = {
  paid: PAID,
  refundRequested: REFUND_REQUESTED,
  refunded: REFUNDED,
  chargedByHand: BY_HAND,
} as const satisfies Record<string, RowOpening>;
const OF_APPOINTMENTS = { paidAtClinic: PAID_AT_CLINIC, charged: CHARGED } as const satisfies Record<
  AppointmentOpening,
  Opening
>;
const OPENINGS = { ...OF_PAYMENTS, ...OF_APPOINTMENTS } as const;

export const PAYMENT_OPENINGS = [
  "paid",
  "refundRequested",
  "refunded",
  "chargedByHand",
] as const satisfies (keyof typeof OF_PAYMENTS)[];

const missingText = ({
  with: joined,
  at,
  isMissing,
  table,
}: RowOpening) => `SELECT x.id, ${at} AS at FROM ${table} x ${joined}
WHERE x.organization_id = ?1 AND ${isMissing} AND ${at} >= ?2 AND x.id > ?3 ORDER BY x.id LIMIT ${ENTRIES_A_COMMIT}`;

/** The next payments or charges behind an id that are missing since an instant (UTC ms). */
export async function readMissingPayments(
  db: TenantDb,
  kind: keyof typeof OF_PAYMENTS,
  { since, after }: { since: number; after: string },
): Promise<BookableEvent[]> {
  const text = missingText(OF_PAYMENTS[kind]);
  return (await db.raw(text, db.organizationId, since, after).all<BookableEvent & Record<string, unknown>>()).results;
}

/** Those of some appointments that are missing. */
export async function missingAmong(
  db: TenantDb,
  kind: AppointmentOpening,
  asked: readonly BookableAppointment[],
): Promise<BookableAppointment[]> {
  const text = `SELECT ${ASKED("id")} AS id FROM json_each(?2) j WHERE ${OF_APPOINTMENTS[kind].isMissing}`;
  const found = await db.raw(text, db.organizationId, JSON.stringify(asked)).all<{ id: string }>();
  const missing = new Set(found.results.map(({ id }) => id));
  return asked.filter(({ id }) => missing.has(id));
}

const missingRows = ({ from, with: joined, isJoined, isMissing }: Opening) =>
  `json_each(?2) j ${from} ${joined} WHERE ${isJoined} AND ${isMissing}`;

const stillText = (
  opening: Opening,
) => `SELECT CASE WHEN json_array_length(?2) = (SELECT count(*) FROM ${missingRows(opening)})
THEN 1 ELSE json_extract('{}', 'conflict') END`;

const entriesText = (opening: Opening) => `INSERT INTO ledger_entry ${ENTRY_COLUMNS}
SELECT ?1, ${ASKED("entryId")}, ${ASKED("at")}, ${opening.facts}, 'opening', ?4, ?5 FROM ${missingRows(opening)}`;

const linesText = ({ from, isJoined, lines }: Opening) =>
  "charge" in lines
    ? chargeLines(lines.charge)
    : `INSERT INTO ledger_line ${LINE_COLUMNS}
SELECT ?1, e.id, ${lines.values} FROM json_each(?2) j ${from}
CROSS JOIN ledger_entry e ON e.organization_id = ?1 AND e.id = ${ASKED("entryId")} JOIN ${lines.from}
WHERE ${isJoined} ${lines.grouped ?? ""}`;

/** Each entry has two sides at least, and they come to nothing; else the whole batch is refused. */
const BALANCED = `SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(?2) j WHERE coalesce(${isBalanced(ASKED("entryId"))}, 0) = 0)
THEN json_extract('{}', 'unbalanced') ELSE 1 END`;

/**
 * The statements that book what is missing, for one commit. Where somebody has booked some of it since it was read, they
 * refuse the commit as a conflict.
 */
export function openingStatements(
  { db, now, auditActor }: CommitContext,
  kind: keyof typeof OPENINGS,
  missing: readonly BookableEvent[],
): D1PreparedStatement[] {
  const opening = OPENINGS[kind];
  const asked = JSON.stringify(missing.map((each) => ({ ...each, entryId: uuidv7(now) })));
  const own = db.organizationId;
  return [
    db.raw(stillText(opening), own, asked),
    db.raw(entriesText(opening), own, asked, now, auditActor.kind, auditActor.id),
    ...(opening.taxes ? [db.raw(chargeTaxes(opening.taxes), own, asked)] : []),
    db.raw(linesText(opening), own, asked),
    db.raw(BALANCED, own, asked),
  ];
}

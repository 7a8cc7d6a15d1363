import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { BackMark } from "~/kernel/time/back-page";
import type { MoneyLine } from "../../domain/payments/money-line";
import { isOfRefund } from "../ledger/waived-with-refund.server";

/** So many entries are looked at for a page of a narrowed list: of what a filter leaves out, the next page begins there. */
const MOST_LOOKED_AT = 400;

const LISTED = "('PAYMENT', 'PAYMENT_UNCLEAR', 'PAYMENT_AT_CLINIC', 'WRITE_OFF', 'CORRECTION')";
const COLUMNS = `e.id, e.at, e.kind, e.currency_code, e.holder, e.appointment_id, e.payment_id, e.source_key, e.reason,
e.actor_kind, e.actor_id`;
const FOUND = `SELECT ${COLUMNS} FROM ledger_entry e`;
const OF_PATIENTS = `AND e.holder <> '' AND e.holder IN (SELECT h.holder FROM ledger_holder h WHERE h.organization_id = ?1
AND h.patient_id IN (SELECT value FROM json_each(?6, '$.patients')))`;
/** What is of no patient: by the practice's link. */
const OF_PAYMENTS = `AND e.holder = '' AND e.payment_id IS NOT NULL AND e.payment_id IN (SELECT value FROM json_each(?6, '$.payments'))`;

/** In which order entries are looked at, and whether those of some people alone: each way has its own index. */
interface Way {
  oldestFirst: boolean;
  ofSome: boolean;
}

const inOrder = ({ oldestFirst }: Way, table = "") => {
  const way = oldestFirst ? "ASC" : "DESC";
  return `ORDER BY ${table}at ${way}, ${table}id ${way}`;
};
const within = (way: Way, index: string, more: string) => `FROM ledger_entry e INDEXED BY ${index}
WHERE e.organization_id = ?1 AND e.kind IN ${LISTED} AND e.at >= ?2 AND e.at < ?3
AND (e.at, e.id) ${way.oldestFirst ? ">" : "<"} (?4, ?5) ${more} ${inOrder(way, "e.")}`;
/** Of each way to find some people's as many are looked at as the page needs, so that no more is put in order. */
const some = (way: Way, index: string, more: string) =>
  `SELECT * FROM (SELECT ${COLUMNS} ${within(way, index, more)} LIMIT ?7 + 1)`;
const fromOf = (way: Way) =>
  way.ofSome
    ? `FROM (${some(way, "ledger_entry_holder", OF_PATIENTS)} UNION ALL
${some(way, "ledger_entry_payment", OF_PAYMENTS)}) e ${inOrder(way, "e.")}`
    : within(way, "ledger_entry_money", "");

/**
 * What of the window an entry alone tells to be none that is asked for, so that no more is read of it. Who took the money
 * that was there when the books were opened is said by its row alone.
 */
const narrowed = (way: Way) => `SELECT * FROM (SELECT ${COLUMNS} ${fromOf(way)} LIMIT ?7)
WHERE (?9 IS NULL OR kind = 'PAYMENT_AT_CLINIC') AND (?10 IS NULL OR kind IN ('PAYMENT', 'PAYMENT_UNCLEAR'))
AND (?11 IS NULL OR actor_id = ?11 OR (kind = 'PAYMENT_AT_CLINIC' AND reason = 'opening'))`;

/** The entry of the first part of what was taken at once that was not undone: by it a receipt quotes all of them. */
export const quotedOf = (
  taking: string,
) => `(SELECT e.id FROM desk_payment p INDEXED BY desk_payment_taking CROSS JOIN ledger_entry e ON e.organization_id = ?1
AND e.source_key = p.entry_key WHERE p.organization_id = ?1 AND p.taking_id = ${taking} AND p.act = 'TAKEN'
AND NOT EXISTS (SELECT 1 FROM desk_payment u WHERE u.organization_id = ?1 AND u.of_id = p.id AND u.act = 'UNDONE')
ORDER BY p.id LIMIT 1)`;

/** What whoever paid by the practice's link said that it is for. */
export const saidFor = (y: string) => `CASE ${y}.purpose WHEN 'PAY_NOW' THEN ${y}.description END AS "saidFor"`;

const lines = (
  found: string,
) => `SELECT f.id, f.at, f.kind, h.patient_id AS "patientId", f.appointment_id AS "appointmentId",
(SELECT l.amount_minor FROM ledger_line l WHERE l.organization_id = ?1 AND l.entry_id = f.id
AND l.account IN ('CLEARING', 'CASH', 'WRITE_OFFS', 'RECEIVABLE') ORDER BY l.account = 'RECEIVABLE' LIMIT 1) AS "amountMinor",
f.currency_code AS "currencyCode", f.reason, coalesce(d.actor_kind, f.actor_kind) AS "actorKind",
coalesce(d.actor_id, f.actor_id) AS "actorId", d.id AS "deskId",
(SELECT sum(o.amount_minor) FROM desk_payment o WHERE o.organization_id = ?1 AND o.taking_id = d.taking_id
AND o.act = 'TAKEN') AS "takingMinor", ${quotedOf("d.taking_id")} AS "quotedId",
y.gateway_reference AS "gatewayReference", d.charge_id AS "chargeId", d.kind AS "deskKind", d.reference, y.id AS "paymentId", y.gateway_type AS "gatewayType", y.purpose,
y.payer_name AS "payerName", ${saidFor("y")}, CASE y.status WHEN 'REFUNDED' THEN y.amount_minor ELSE coalesce(y.refunded_minor, 0) END
- coalesce((SELECT sum(r.amount_minor) FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id
AND r.act = 'REFUNDED'), 0) AS "refundedMinor",
EXISTS (SELECT 1 FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id AND r.act = 'UNDONE') AS undone, ${isOfRefund("f")} AS "isOfRefund"
FROM (${found}) f LEFT JOIN ledger_holder h ON h.organization_id = ?1 AND h.holder = f.holder
LEFT JOIN desk_payment d ON d.organization_id = ?1 AND d.entry_key = f.source_key
LEFT JOIN payment y ON y.organization_id = ?1 AND y.id = f.payment_id`;
const STATED = (
  found: string,
) => `SELECT *, CASE WHEN kind = 'WRITE_OFF' AND "amountMinor" < 0 THEN 'undone' WHEN kind = 'WRITE_OFF' THEN 'waived' WHEN kind = 'CORRECTION' THEN 'corrected'
WHEN kind = 'PAYMENT_UNCLEAR' AND "refundedMinor" = 0 THEN 'doubtful' WHEN undone THEN 'undone'
WHEN "refundedMinor" >= "amountMinor" THEN 'refunded' WHEN "refundedMinor" > 0 THEN 'partlyRefunded' ELSE 'paid' END AS state
FROM (${lines(found)})`;

const page = (way: Way) => `SELECT * FROM (${STATED(narrowed(way))}) WHERE (?8 IS NULL OR state = ?8)
AND (?9 IS NULL OR "deskKind" = ?9) AND (?10 IS NULL OR "gatewayType" = ?10)
AND (?11 IS NULL OR "actorId" = ?11) ${inOrder(way)} LIMIT ?12`;
/** The last entry that a narrowed list looks at; none where there are fewer. */
const lookedAt = (way: Way) => `SELECT e.at, e.id ${fromOf(way)} LIMIT 1 OFFSET ?7`;
const ONE = STATED(`${FOUND} WHERE e.organization_id = ?1 AND e.id = ?2 AND e.kind IN ${LISTED}`);
const OF_HOLDERS = `${STATED(`${FOUND} WHERE e.organization_id = ?1 AND e.holder IN (SELECT value FROM json_each(?2))
AND e.kind IN ${LISTED} AND e.at >= ?3 AND e.at < ?4 ORDER BY e.at DESC, e.id DESC LIMIT ?5`)} ORDER BY at, id`;
const HOLDERS = "SELECT h.holder FROM ledger_holder h WHERE h.organization_id = ?1 AND h.patient_id = ?2";

/** What a list of payments is narrowed to; null for what it is not. `from` and `until` in UTC ms, the second left out. */
export interface MoneyLinesWanted {
  from: number;
  until: number;
  state: string | null;
  kind: string | null;
  gateway: string | null;
  by: string | null;
  /** Of these patients alone, and of these payments, which are of no patient. */
  patientIds?: readonly string[] | null;
  paymentIds?: readonly string[];
}

type Row = MoneyLine & Record<string, unknown>;

/** So many lines from a place on, behind which the older ones lie, or where the oldest come first the newer ones. */
export interface LinesFrom {
  after: BackMark | null;
  most: number;
  oldestFirst?: boolean;
}

/** A page of lines, and the place up to which everything was looked at; null where nothing lies behind it. */
export interface LinesOfMoney {
  lines: MoneyLine[];
  looked: BackMark | null;
}

const NEWEST: BackMark = { at: Number.MAX_SAFE_INTEGER, id: "" };
const OLDEST: BackMark = { at: -1, id: "" };

/**
 * What was paid in the practice from a place on, the newest first unless the oldest are asked for; `looked` is the place
 * up to which everything was looked at, null where nothing lies behind it or the page is full. It looks at no more
 * entries where there are more: at those of the page, and at `MOST_LOOKED_AT` where the list is narrowed by more than its
 * days and its patients.
 */
export async function moneyLines(
  db: TenantDb,
  wanted: MoneyLinesWanted,
  { after, most, oldestFirst = false }: LinesFrom,
): Promise<LinesOfMoney> {
  const { from, until, state, kind, gateway, by, patientIds = null, paymentIds = [] } = wanted;
  const way = { oldestFirst, ofSome: patientIds !== null };
  const isNarrowed = [state, kind, gateway, by].some((each) => each !== null);
  const { at, id } = after ?? (oldestFirst ? OLDEST : NEWEST);
  const window = [
    db.organizationId,
    from,
    until,
    at,
    id,
    JSON.stringify({ patients: patientIds ?? [], payments: paymentIds }),
  ] as const;
  const narrowing = [state, kind, gateway, by, most] as const;
  const [found, looked] = await db.rawBatch([
    db.raw(page(way), ...window, isNarrowed ? MOST_LOOKED_AT : most, ...narrowing),
    ...(isNarrowed ? [db.raw(lookedAt(way), ...window, MOST_LOOKED_AT - 1)] : []),
  ]);
  const [last = null] = rowsOf<BackMark>(looked);
  return { lines: rowsOf<Row>(found), looked: last };
}

/** One of them, by the id of its entry; null where there is none. */
export const readMoneyLine = (db: TenantDb, id: string): Promise<MoneyLine | null> =>
  db.raw(ONE, db.organizationId, id).first<Row>();

/** What a patient paid between two instants (UTC ms), in the order of time; in two round trips. */
export async function moneyLinesOfPatient(
  db: TenantDb,
  patientId: string,
  { from, until, most }: { from: number; until: number; most: number },
): Promise<MoneyLine[]> {
  const found = await db.raw(HOLDERS, db.organizationId, patientId).all<{ holder: string }>();
  const holders = JSON.stringify(found.results.map(({ holder }) => holder));
  return (await db.raw(OF_HOLDERS, db.organizationId, holders, from, until, most).all<Row>()).results;
}

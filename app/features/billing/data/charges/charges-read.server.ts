import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { BackWanted } from "~/kernel/time/back-page";
import type { TaxPart } from "~/kernel/money/price";
import type { ChargeRefund, ExplainedCharge, ExplainedLine } from "~/kernel/money/explained-charge";
import { HOLDERS, newestFirst } from "../ledger/patient-account.server";
import { waivedOf } from "../desk/charges-owed.server";
import { standing } from "../ledger/ledger-write.server";
import type { NewCharge } from "./charge-write.server";

const sumOf = (account: string) => `(SELECT coalesce(sum(l.amount_minor), 0) FROM ledger_line l
WHERE l.organization_id = ?1 AND l.entry_id = e.id AND l.account = '${account}')`;
/** What the entries of some kinds made of what the patient owes for the appointment. */
const movedBy = (
  kinds: string,
) => `(SELECT coalesce(sum(l.amount_minor), 0) FROM ledger_entry p CROSS JOIN ledger_line l
ON l.organization_id = ?1 AND l.entry_id = p.id AND l.account = 'RECEIVABLE'
WHERE p.organization_id = ?1 AND p.appointment_id = e.appointment_id AND p.kind ${kinds})`;
const OF_HAND = `(SELECT json_group_array(json_object('at', x.at, 'amountMinor', -x.amount_minor, 'way', x.kind)) FROM (
SELECT d.at, d.amount_minor, d.kind FROM desk_payment d WHERE d.organization_id = ?1 AND d.charge_id = h.id AND d.act = 'REFUNDED'
ORDER BY d.at, d.id) x)`;
/** Each refund of an appointment's money that was carried out, as the books have it: by cash or by the account of a gateway. */
const OF_APPOINTMENT = `(SELECT json_group_array(json_object('at', x.at, 'amountMinor', -x.amount_minor, 'way', x.holder)) FROM (
SELECT p.at, l.amount_minor, l.holder FROM ledger_entry p CROSS JOIN ledger_line l ON l.organization_id = ?1 AND l.entry_id = p.id
AND l.account IN ('CASH', 'CLEARING') WHERE p.organization_id = ?1 AND p.appointment_id = e.appointment_id AND p.kind = 'REFUND'
ORDER BY p.at, p.id) x)`;
const REFUNDS = "('REFUND', 'REFUND_REQUESTED', 'REFUND_REFUSED')";

/** What of a charge e, by hand h, was paid and waived, and of that of an appointment refunded. */
export const PAID_OF = `CASE WHEN h.id IS NULL THEN -${movedBy(`NOT IN ('CHARGE', 'CHARGE_REVERSED', 'REFUND', 'REFUND_REQUESTED', 'REFUND_REFUSED')`)} ELSE h.paid_minor END AS "paidMinor",
CASE WHEN h.id IS NULL THEN -${movedBy("= 'WRITE_OFF'")} ELSE ${waivedOf("h")} END AS "waivedMinor",
CASE WHEN h.id IS NULL THEN ${movedBy(`IN ${REFUNDS}`)} ELSE 0 END AS "refundedMinor"`;
/** What went back at the desk of a charge by hand h. */
export const HAND_REFUNDED = `-coalesce((SELECT sum(r.amount_minor) FROM desk_payment r WHERE r.organization_id = ?1
AND r.charge_id = h.id AND r.act = 'REFUNDED'), 0)`;

/** The charges that stand in the account of a holder, behind a place, the newest first. */
const CHARGES = `SELECT e.id, e.at, coalesce(e.appointment_id, h.appointment_id) AS "appointmentId", h.id AS "chargeId", e.currency_code AS "currencyCode",
${sumOf("RECEIVABLE")} AS "totalMinor", ${sumOf("DISCOUNTS")} AS "discountMinor", -${sumOf("TAX")} AS "taxMinor",
(SELECT json_group_array(json_object('name', t.name, 'ratePpm', t.rate_ppm, 'isInclusive', json(iif(t.is_inclusive, 'true', 'false')), 'amountMinor', t.amount_minor))
FROM ledger_tax t WHERE t.organization_id = ?1 AND t.entry_id = e.id) AS taxes,
${PAID_OF}, CASE WHEN h.id IS NULL THEN ${OF_APPOINTMENT} ELSE ${OF_HAND} END AS refunds, coalesce(h.note, '') AS note,
coalesce((SELECT json_group_array(t.value ->> 'label') FROM agreed_price g, json_each(g.discounts) t
WHERE g.organization_id = ?1 AND g.appointment_id = e.appointment_id), '[]') AS discounts,
coalesce((SELECT json_group_array(json_object('description', i.description, 'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'totalMinor', i.total_minor))
FROM charge_line i WHERE i.organization_id = ?1 AND i.charge_id = h.id), '[]') AS lines
FROM ledger_entry e LEFT JOIN charge h ON h.organization_id = ?1 AND h.id = substr(e.source_key, 8, 36) AND e.appointment_id IS NULL
WHERE e.organization_id = ?1 AND e.holder = ?2 AND e.holder <> '' AND e.kind = 'CHARGE' AND (e.at, e.id) < (?3, ?4) AND ${standing("e")}
ORDER BY e.at DESC, e.id DESC LIMIT ?5`;

type Written = { taxes: string; lines: string; refunds: string; discounts: string };
type Row = Omit<ExplainedCharge, keyof Written> & Written;

const read = ({ taxes, lines, refunds, discounts }: Written) => ({
  discounts: JSON.parse(discounts) as string[],
  taxes: JSON.parse(taxes) as TaxPart[],
  lines: JSON.parse(lines) as ExplainedLine[],
  refunds: JSON.parse(refunds) as ChargeRefund[],
});
const explained = (row: Row): ExplainedCharge => ({ ...row, ...read(row) });

/**
 * What a patient was charged, behind a place, the newest first. One round trip; a second one where another record went
 * into theirs. It reads no more for years of charges.
 */
export async function readExplainedCharges(
  db: TenantDb,
  patientId: string,
  { before, most }: BackWanted,
): Promise<ExplainedCharge[]> {
  const own = db.organizationId;
  const chargesOf = (holder: string) => db.raw(CHARGES, own, holder, before.at, before.id, most);
  const [holders, ...found] = await db.rawBatch([db.raw(HOLDERS, own, patientId), chargesOf(patientId)]);
  const others = rowsOf<{ holder: string }>(holders).map(({ holder }) => holder);
  const more = others.length === 0 ? [] : await db.rawBatch(others.map(chargesOf));
  return [...found, ...more]
    .flatMap((result) => rowsOf<Row>(result))
    .map(explained)
    .sort(newestFirst)
    .slice(0, most);
}

/** A charge by hand, whether it stands or not. Instants in UTC ms. */
export interface StoredCharge extends Omit<ExplainedCharge, "chargeId" | "refundedMinor"> {
  patientId: string;
  takenBackAt: number | null;
  takenBackReason: string;
}

const CHARGE = `SELECT h.id, h.created_at AS at, h.patient_id AS "patientId", h.appointment_id AS "appointmentId", h.currency_code AS "currencyCode",
h.total_minor AS "totalMinor", h.discount_minor AS "discountMinor", '[]' AS discounts, h.tax_minor AS "taxMinor", h.paid_minor AS "paidMinor", ${waivedOf("h")} AS "waivedMinor", h.note,
h.taken_back_at AS "takenBackAt", h.taken_back_reason AS "takenBackReason",
coalesce((SELECT json_group_array(json_object('name', t.name, 'ratePpm', t.rate_ppm, 'isInclusive', json(iif(t.is_inclusive, 'true', 'false')), 'amountMinor', t.amount_minor))
FROM ledger_entry e JOIN ledger_tax t ON t.organization_id = ?1 AND t.entry_id = e.id
WHERE e.organization_id = ?1 AND e.source_key = 'charge:' || h.id || ':charged'), '[]') AS taxes,
(SELECT json_group_array(json_object('description', i.description, 'quantity', i.quantity, 'unitPriceMinor', i.unit_price_minor, 'totalMinor', i.total_minor))
FROM charge_line i WHERE i.organization_id = ?1 AND i.charge_id = h.id) AS lines, ${OF_HAND} AS refunds
FROM charge h WHERE h.organization_id = ?1 AND h.id = ?2`;

/** A charge by hand; undefined where there is none of that id. */
export async function readCharge(db: TenantDb, id: string): Promise<StoredCharge | undefined> {
  const row = await db.raw(CHARGE, db.organizationId, id).first<Omit<StoredCharge, keyof Written> & Written>();
  return row ? { ...row, ...read(row) } : undefined;
}

const SAME = `SELECT h.created_at AS at, h.created_by AS "createdBy" FROM charge h WHERE h.organization_id = ?1
AND h.patient_id = ?2 AND h.created_at >= ?3 AND h.created_by IS NOT ?4 AND h.taken_back_at IS NULL
AND h.currency_code = ?5 AND h.total_minor = ?6 AND EXISTS (SELECT 1 FROM charge_line i WHERE i.organization_id = ?1
AND i.charge_id = h.id AND i.description = ?7) ORDER BY h.created_at DESC, h.id DESC LIMIT 1`;

/** The latest charge of the same for a patient that somebody else added since an instant (UTC ms); null where none. */
export const sameChargeSince = (
  db: TenantDb,
  {
    patientId,
    currencyCode,
    totalMinor,
    lines,
  }: Pick<NewCharge, "patientId" | "currencyCode" | "totalMinor" | "lines">,
  { since, byOther }: { since: number; byOther: string },
): Promise<{ at: number; createdBy: string | null } | null> =>
  db
    .raw(SAME, db.organizationId, patientId, since, byOther, currencyCode, totalMinor, lines[0]?.description ?? "")
    .first<{ at: number; createdBy: string | null }>();

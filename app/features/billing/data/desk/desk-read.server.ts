import type { TenantDb } from "~/db/client.server";
import type { BackWanted } from "~/kernel/time/back-page";
import type { DeskKind } from "~/kernel/money/desk-kinds";
import type { DeskAct } from "../../domain/desk/desk-payment";

/**
 * Money at the desk, as it is stored. Instants in UTC ms; amounts in the currency's minor unit, below zero where they
 * go back.
 */
export interface DeskPaymentRow {
  id: string;
  takingId: string;
  act: DeskAct;
  ofId: string | null;
  patientId: string;
  appointmentId: string | null;
  chargeId: string | null;
  kind: DeskKind;
  amountMinor: number;
  currencyCode: string;
  reference: string;
  reason: string;
  entryKey: string;
  at: number;
  actorKind: string;
  actorId: string | null;
}

const FIELDS = `SELECT d.id, d.taking_id AS "takingId", d.act, d.of_id AS "ofId", d.patient_id AS "patientId",
d.appointment_id AS "appointmentId", d.charge_id AS "chargeId", d.kind, d.amount_minor AS "amountMinor",
d.currency_code AS "currencyCode", d.reference, d.reason, d.entry_key AS "entryKey", d.at, d.actor_kind AS "actorKind",
d.actor_id AS "actorId" FROM desk_payment d WHERE d.organization_id = ?1`;
type Row = DeskPaymentRow & Record<string, unknown>;

/** A payment at the desk, and what of it was undone or went back, in the order of time. */
export const readDeskPayment = async (db: TenantDb, id: string): Promise<DeskPaymentRow[]> =>
  (
    await db
      .raw(`${FIELDS} AND d.id = ?2 UNION ALL ${FIELDS} AND d.of_id = ?2 ORDER BY 14, 1`, db.organizationId, id)
      .all<Row>()
  ).results;

/** What was taken at the desk for an appointment or a charge, and undone or given back of it, in the order of time. */
export const deskPaymentsFor = async (db: TenantDb, of: "appointment_id" | "charge_id", id: string) =>
  (await db.raw(`${FIELDS} AND d.${of} = ?2 ORDER BY d.at, d.id`, db.organizationId, id).all<Row>()).results;

/** What was taken at the desk at once, for one thing or several. */
export const readTaking = async (db: TenantDb, takingId: string): Promise<DeskPaymentRow[]> =>
  (
    await db
      .raw(`${FIELDS} AND d.taking_id = ?2 AND d.act = 'TAKEN' ORDER BY d.id`, db.organizationId, takingId)
      .all<Row>()
  ).results;

const AHEAD = `SELECT d.id, d.at, d.currency_code AS "currencyCode", d.amount_minor AS "paidMinor",
-coalesce((SELECT sum(r.amount_minor) FROM desk_payment r WHERE r.organization_id = ?1 AND r.of_id = d.id), 0) AS "refundedMinor"
FROM desk_payment d WHERE d.organization_id = ?1 AND d.patient_id = ?2 AND d.act = 'TAKEN' AND d.appointment_id IS NULL
AND d.charge_id IS NULL AND (d.at, d.id) < (?3, ?4) ORDER BY d.at DESC, d.id DESC LIMIT ?5`;

/** What a patient paid ahead at the desk. */
export interface PaidAhead {
  id: string;
  at: number;
  currencyCode: string;
  paidMinor: number;
  /** What of it went back, or was undone. */
  refundedMinor: number;
}

/** What a patient paid ahead before a place, the newest first. */
export const paidAheadBefore = async (db: TenantDb, patientId: string, { before, most }: BackWanted) =>
  (
    await db
      .raw(AHEAD, db.organizationId, patientId, before.at, before.id, most)
      .all<PaidAhead & Record<string, unknown>>()
  ).results;

const LAST_KIND = `SELECT kind FROM desk_payment WHERE organization_id = ?1 AND actor_id = ?2 AND act = 'TAKEN'
ORDER BY at DESC, id DESC LIMIT 1`;

/** The kind of money that somebody took last; cash where they took none. */
export const lastKindOf = async (db: TenantDb, actorId: string): Promise<DeskKind> =>
  (await db.raw(LAST_KIND, db.organizationId, actorId).first<DeskKind>("kind")) ?? "CASH";

/** What is left of money that was taken at the desk for an appointment. */
export interface HeldAtDesk {
  /** Of its entry in the books. */
  id: string;
  appointmentId: string;
  patientId: string;
  currencyCode: string;
  kind: DeskKind;
  at: number;
  leftMinor: number;
}

/** Of so many payments at the desk, the newest, it is asked whether they still pay for something. */
const MOST_HELD = 200;

/** Whom the practice owes something by the books: of nobody else is any money at the desk too much. */
const HELD = `SELECT e.id, d.appointment_id AS "appointmentId", d.patient_id AS "patientId", d.currency_code AS "currencyCode",
d.kind, d.at, d.amount_minor + coalesce((SELECT sum(r.amount_minor) FROM desk_payment r WHERE r.organization_id = ?1
AND r.of_id = d.id), 0) AS "leftMinor"
FROM (SELECT DISTINCT h.patient_id FROM ledger_balance b INDEXED BY ledger_balance_open
JOIN ledger_holder h ON h.organization_id = ?1 AND h.holder = b.holder
WHERE b.organization_id = ?1 AND b.account = 'RECEIVABLE' AND b.balance_minor <> 0 AND b.balance_minor < 0
AND (?2 IS NULL OR h.patient_id = ?2)) p
CROSS JOIN desk_payment d INDEXED BY desk_payment_patient ON d.organization_id = ?1 AND d.patient_id = p.patient_id AND d.act = 'TAKEN'
AND d.appointment_id IS NOT NULL
JOIN ledger_entry e ON e.organization_id = ?1 AND e.source_key = d.entry_key
WHERE "leftMinor" > 0 ORDER BY d.at DESC, d.id DESC LIMIT ${MOST_HELD}`;

/** Money that was taken at the desk for appointments of whom the practice owes something, or of one patient; the newest. */
export const heldAtDesk = async (db: TenantDb, patientId: string | null): Promise<HeldAtDesk[]> =>
  (await db.raw(HELD, db.organizationId, patientId).all<HeldAtDesk & Record<string, unknown>>()).results;

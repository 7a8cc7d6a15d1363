import type { CommitContext } from "~/db/commit.server";
import type { TenantDb } from "~/db/client.server";
import type { BackWanted } from "~/kernel/time/back-page";

/** What staff charged a patient for by hand, as its payment needs it. Amounts in the currency's minor unit. */
export interface ChargeOfPatient {
  id: string;
  patientId: string;
  /** UTC ms. */
  at: number;
  what: string;
  currencyCode: string;
  totalMinor: number;
  paidMinor: number;
  /** What of that was written off, and what was given back at the desk. */
  waivedMinor: number;
  refundedMinor: number;
  /** 1 where it was taken back. */
  isGone: number;
}

/** So many charges are asked for at most, of a patient, of some or of all. */
const MOST = 100;
const MOST_OF_SOME = 500;
const MOST_OF_ALL = 2_000;

const FOR_IT = (act: "=" | "<>", charge = "c") => `coalesce((SELECT sum(d.amount_minor) FROM desk_payment d
WHERE d.organization_id = ?1 AND d.charge_id = ${charge}.id AND d.act ${act} 'REFUNDED'), 0)`;
/** What of a charge in SQL, by its alias, is settled without money. */
export const waivedOf = (
  charge: string,
) => `max(0, ${charge}.paid_minor - ${FOR_IT("<>", charge)} - coalesce((SELECT sum(i.amount_minor)
FROM payment_item i WHERE i.organization_id = ?1 AND i.charge_id = ${charge}.id AND i.applied_at IS NOT NULL), 0))`;
const FIELDS = `SELECT c.id, c.patient_id AS "patientId", c.created_at AS at, coalesce((SELECT l.description FROM charge_line l
WHERE l.organization_id = ?1 AND l.charge_id = c.id ORDER BY l.line_no LIMIT 1), c.note) AS what,
c.currency_code AS "currencyCode", c.total_minor AS "totalMinor", c.paid_minor AS "paidMinor",
c.taken_back_at IS NOT NULL AS "isGone",
${waivedOf("c")} AS "waivedMinor",
-${FOR_IT("=")} AS "refundedMinor" FROM charge c WHERE c.organization_id = ?1 AND c.patient_id = ?2`;
/** Not by the index of all that is unpaid, which grows with the practice. */
const OWED = `${FIELDS.replace("charge c WHERE", "charge c INDEXED BY charge_patient WHERE").replace("= ?2", "IN (SELECT value FROM json_each(?2))")} AND c.taken_back_at IS NULL
AND c.paid_minor < c.total_minor ORDER BY c.created_at, c.id LIMIT ?3`;
const OWED_BY_ANYONE = `${FIELDS.replace("charge c WHERE", "charge c INDEXED BY charge_unpaid WHERE").replace(" AND c.patient_id = ?2", "")}
AND c.taken_back_at IS NULL AND c.paid_minor < c.total_minor ORDER BY c.created_at DESC, c.id DESC LIMIT ?2`;
const PAGE = `${FIELDS} AND (c.created_at, c.id) < (?3, ?4) ORDER BY c.created_at DESC, c.id DESC LIMIT ?5`;
const ONE = FIELDS.replace("c.patient_id = ?2", "c.id = ?2");

type Row = ChargeOfPatient & Record<string, unknown>;

/** The charges of some patients that are not paid, the oldest first. */
export const chargesOwed = async (db: TenantDb, patientIds: readonly string[]): Promise<ChargeOfPatient[]> => {
  const most = patientIds.length > 1 ? MOST_OF_SOME : MOST;
  return (await db.raw(OWED, db.organizationId, JSON.stringify(patientIds), most).all<Row>()).results;
};

/** Those of all patients, the newest first. */
export const chargesOwedByAnyone = async (db: TenantDb): Promise<ChargeOfPatient[]> =>
  (await db.raw(OWED_BY_ANYONE, db.organizationId, MOST_OF_ALL).all<Row>()).results;

/** The charges of a patient before a place, the newest first. */
export const chargesBefore = async (
  db: TenantDb,
  patientId: string,
  { before, most }: BackWanted,
): Promise<ChargeOfPatient[]> =>
  (await db.raw(PAGE, db.organizationId, patientId, before.at, before.id, most).all<Row>()).results;

/** One charge, with whose it is; null where there is none. */
export const readChargeOwed = (db: TenantDb, id: string): Promise<ChargeOfPatient | null> =>
  db.raw(ONE, db.organizationId, id).first<Row>();

const SOME = FIELDS.replace("c.patient_id = ?2", "c.id IN (SELECT value FROM json_each(?2))");

/** Some charges, in no order. */
export const chargesOwedById = async (db: TenantDb, ids: readonly string[]): Promise<ChargeOfPatient[]> =>
  ids.length === 0 ? [] : (await db.raw(SOME, db.organizationId, JSON.stringify(ids)).all<Row>()).results;

const AS_READ = `SELECT CASE WHEN json_array_length(?2) = (SELECT count(*) FROM json_each(?2) j CROSS JOIN charge c
WHERE c.organization_id = ?1 AND c.id = json_extract(j.value, '$.id') AND c.taken_back_at IS NULL
AND c.paid_minor = json_extract(j.value, '$.paidMinor')) THEN 1 ELSE json_extract('{}', 'conflict') END`;

/** Refuses the batch as a conflict where one of some charges was paid or taken back since it was read. */
export const unchangedCharges = (
  { db }: CommitContext,
  charges: readonly Pick<ChargeOfPatient, "id" | "paidMinor">[],
): D1PreparedStatement =>
  db.raw(AS_READ, db.organizationId, JSON.stringify(charges.map(({ id, paidMinor }) => ({ id, paidMinor }))));

const SETTLE = "UPDATE charge SET paid_minor = paid_minor + ?3 WHERE organization_id = ?1 AND id = ?2";

/** Settles a part of a charge that nobody pays at the desk, such as what is written off; after the check above. */
export const settleCharge = ({ db }: CommitContext, id: string, amountMinor: number): D1PreparedStatement =>
  db.raw(SETTLE, db.organizationId, id, amountMinor);

import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { DeskKind } from "~/kernel/money/desk-kinds";

/** Money that a patient paid and has no receipt of, with what it is for. */
export interface OpenPayment {
  /** 'payment:' or 'desk:' and its id. */
  sourceKey: string;
  patientId: string;
  /** When it came (UTC ms). */
  at: number;
  method: DeskKind | "ONLINE";
  reference: string;
  currencyCode: string;
  items: { appointmentId: string | null; chargeId: string | null; amountMinor: number; description: string }[];
}

/** So many lines of the latest payments are looked at. */
const MOST = 40;
const FREE = (key: string) =>
  `NOT EXISTS (SELECT 1 FROM invoice i WHERE i.organization_id = ?1 AND i.source_key = ${key})`;
/** A charge by hand is called by its first line. */
const NAMED = (
  charge: string,
) => `coalesce((SELECT l.description FROM charge_line l WHERE l.organization_id = ?1 AND l.charge_id = ${charge}
ORDER BY l.line_no LIMIT 1), '') AS description`;

const online = (
  which: string,
) => `SELECT 'payment:' || p.id AS "sourceKey", p.patient_id AS "patientId", coalesce(p.paid_at, p.created_at) AS at,
'ONLINE' AS method, coalesce(p.gateway_reference, '') AS reference, p.currency_code AS "currencyCode",
coalesce(t.appointment_id, p.appointment_id) AS "appointmentId", t.charge_id AS "chargeId",
coalesce(t.amount_minor, p.amount_minor) AS "amountMinor", ${NAMED("t.charge_id")}
FROM payment p LEFT JOIN payment_item t ON t.organization_id = ?1 AND t.payment_id = p.id
WHERE p.organization_id = ?1 AND ${which} AND p.status = 'PAID' AND ${FREE("'payment:' || p.id")}
ORDER BY p.created_at DESC, p.id DESC, t.item_no LIMIT ${MOST}`;
const desk = (
  which: string,
) => `SELECT 'desk:' || d.taking_id AS "sourceKey", d.patient_id AS "patientId", d.at, d.kind AS method,
d.reference, d.currency_code AS "currencyCode", d.appointment_id AS "appointmentId", d.charge_id AS "chargeId",
d.amount_minor AS "amountMinor", ${NAMED("d.charge_id")}
FROM desk_payment d WHERE d.organization_id = ?1 AND ${which} AND d.act = 'TAKEN' AND NOT EXISTS (SELECT 1 FROM desk_payment u
WHERE u.organization_id = ?1 AND u.of_id = d.id AND u.act = 'UNDONE') AND ${FREE("'desk:' || d.taking_id")}
ORDER BY d.at DESC, d.id DESC LIMIT ${MOST}`;

const OF_PATIENT = [online("p.patient_id = ?2"), desk("d.patient_id = ?2")];
const NAMED_ONES = { payment: online("p.id = ?2"), desk: desk("d.taking_id = ?2") };

type Row = Omit<OpenPayment, "items"> & OpenPayment["items"][number];

function together(rows: readonly Row[]): OpenPayment[] {
  const payments = new Map<string, OpenPayment>();
  for (const { appointmentId, chargeId, amountMinor, description, ...head } of rows) {
    const known = payments.get(head.sourceKey) ?? { ...head, items: [] };
    known.items.push({ appointmentId, chargeId, amountMinor, description });
    payments.set(head.sourceKey, known);
  }
  return [...payments.values()].sort((one, other) => other.at - one.at);
}

/** The latest payments of a patient that have no receipt, the newest first, in one round trip. */
export async function readOpenPayments(db: TenantDb, patientId: string): Promise<OpenPayment[]> {
  const found = await db.rawBatch(OF_PATIENT.map((text) => db.raw(text, db.organizationId, patientId)));
  return together(found.flatMap((result) => rowsOf<Row>(result)));
}

/** One payment that has no receipt, by its name; undefined where there is none. */
export async function readOpenPayment(db: TenantDb, sourceKey: string): Promise<OpenPayment | undefined> {
  const [kind, id = ""] = sourceKey.split(":");
  if (kind !== "payment" && kind !== "desk") return undefined;
  const { results } = await db.raw(NAMED_ONES[kind], db.organizationId, id).all<Row & Record<string, unknown>>();
  return together(results)[0];
}

import type { CommitContext } from "~/db/commit.server";
import type { PricedCharge } from "../../domain/charges/charge";

/** A charge by hand with what names it. */
export interface NewCharge extends PricedCharge {
  id: string;
  patientId: string;
  appointmentId: string | null;
  branchId: string | null;
  currencyCode: string;
  note: string;
}

const INSERT = `INSERT INTO charge (organization_id, id, patient_id, appointment_id, branch_id, currency_code, base_minor, tax_minor, total_minor, note, created_at, created_by)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12`;
const LINES = `INSERT INTO charge_line (organization_id, charge_id, line_no, billable_service_id, description, quantity, unit_price_minor, base_minor, tax_minor, total_minor, taxes)
SELECT ?1, ?2, key + 1, value ->> 'billableServiceId', value ->> 'description', value ->> 'quantity', value ->> 'unitPriceMinor', value ->> 'baseMinor', value ->> 'taxMinor', value ->> 'totalMinor', value -> 'taxes' FROM json_each(?3)`;

export const insertChargeStatements = (
  { db, now, auditActor }: CommitContext,
  { id, patientId, appointmentId, branchId, currencyCode, baseMinor, taxMinor, totalMinor, note, lines }: NewCharge,
): D1PreparedStatement[] => [
  db.raw(
    INSERT,
    ...[db.organizationId, id, patientId, appointmentId, branchId, currencyCode, baseMinor, taxMinor, totalMinor],
    ...[note, now, auditActor.id],
  ),
  db.raw(LINES, db.organizationId, id, JSON.stringify(lines)),
];

/** Takes back a charge that stands and of which nothing is paid; changes no row of any other. */
export const takeChargeBack = (
  { db, now, auditActor }: CommitContext,
  id: string,
  reason: string,
): D1PreparedStatement =>
  db.raw(
    `UPDATE charge SET taken_back_at = ?3, taken_back_by = ?4, taken_back_reason = ?5, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND taken_back_at IS NULL AND paid_minor = 0`,
    ...[db.organizationId, id, now, auditActor.id, reason],
  );

/** Takes back a charge that stands, whatever is paid of it: what is goes back. */
export const voidCharge = ({ db, now, auditActor }: CommitContext, id: string, reason: string): D1PreparedStatement =>
  db.raw(
    `UPDATE charge SET taken_back_at = ?3, taken_back_by = ?4, taken_back_reason = ?5, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND taken_back_at IS NULL`,
    ...[db.organizationId, id, now, auditActor.id, reason],
  );

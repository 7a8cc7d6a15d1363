import type { CommitContext } from "~/db/commit.server";
import type { DeskAct, DeskTaking } from "../../domain/desk/desk-payment";

/** A row of money at the desk, as it is written with its entry in the books. */
export interface DeskRow extends DeskTaking {
  id: string;
  takingId: string;
  act: Exclude<DeskAct, "UNDONE">;
  ofId: string | null;
  patientId: string;
  appointmentId: string | null;
  chargeId: string | null;
  reason: string;
  entryKey: string;
}

const INSERT = `INSERT INTO desk_payment (organization_id, id, taking_id, act, of_id, patient_id, appointment_id, charge_id, kind, amount_minor,
currency_code, reference, reason, entry_key, at, actor_kind, actor_id)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)`;

/** Writes a row, before its entry: an entry without one gets one by a trigger. What is undone is written by that alone. */
export function insertDeskStatement({ db, now, auditActor }: CommitContext, row: DeskRow): D1PreparedStatement {
  const { id, takingId, act, ofId, patientId, appointmentId, chargeId, kind, amountMinor, currencyCode } = row;
  return db.raw(
    INSERT,
    db.organizationId,
    ...[id, takingId, act, ofId, patientId, appointmentId, chargeId, kind, amountMinor, currencyCode],
    ...[row.reference, row.reason, row.entryKey, now, auditActor.kind, auditActor.id],
  );
}

const UNTOUCHED = `SELECT CASE WHEN (SELECT count(*) FROM desk_payment d WHERE d.organization_id = ?1 AND d.of_id = ?2) = ?3
THEN 1 ELSE json_extract('{}', 'conflict') END`;

/** Refuses the batch as a conflict where more of a payment went back, or was undone, than was read (`rows`). */
export const untouchedDeskStatement = ({ db }: CommitContext, id: string, rows: number): D1PreparedStatement =>
  db.raw(UNTOUCHED, db.organizationId, id, rows);

import type { CommitContext } from "~/db/commit.server";
import { readdressStatement } from "~/db/outbox-rows.server";
import { MOVED_PATIENT_COLUMNS, ONE_OF_A_KIND_TABLES } from "~/db/schemas.server";

/** What is filled from the merged person where the record has nothing; the notes of both are kept. */
const FILL = `UPDATE patient SET version = version + 1,
email = CASE WHEN email = '' THEN coalesce((SELECT s.email FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), '') ELSE email END,
phone_calling_code = CASE WHEN phone = '' THEN coalesce((SELECT s.phone_calling_code FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), '') ELSE phone_calling_code END,
phone = CASE WHEN phone = '' THEN coalesce((SELECT s.phone FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), '') ELSE phone END,
birth_date = CASE WHEN birth_date = '' THEN coalesce((SELECT s.birth_date FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), '') ELSE birth_date END,
gender = CASE WHEN gender = -1 THEN coalesce((SELECT s.gender FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), -1) ELSE gender END,
blood_group = CASE WHEN blood_group = -1 THEN coalesce((SELECT s.blood_group FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), -1) ELSE blood_group END,
notes = trim(notes || char(10) || coalesce((SELECT s.notes FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2), ''), char(10)),
category_id = coalesce(category_id, (SELECT s.category_id FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2)),
client_id = coalesce(client_id, (SELECT s.client_id FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2)),
identification_file_id = coalesce(identification_file_id, (SELECT s.identification_file_id FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2)),
photo_file_id = coalesce(photo_file_id, (SELECT s.photo_file_id FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2))
WHERE patient.organization_id = ?1 AND patient.id = ?3
AND EXISTS (SELECT 1 FROM patient s WHERE s.organization_id = ?1 AND s.id = ?2 AND s.id <> ?3 AND s.user_id IS NULL)
AND NOT EXISTS (SELECT 1 FROM related_patient r WHERE r.organization_id = ?1 AND r.ended_at IS NULL AND (r.patient_id = ?2 OR r.primary_patient_id = ?2))`;

const RELATIONS = `INSERT INTO patient_provider (organization_id, employee_id, patient_id, since, assigned)
SELECT ?1, pp.employee_id, ?3, pp.since, 1 FROM patient_provider pp WHERE pp.organization_id = ?1 AND pp.patient_id = ?2 AND pp.assigned = 1
ON CONFLICT (organization_id, employee_id, patient_id) DO UPDATE SET assigned = 1`;
const FORGET_RELATIONS = "DELETE FROM patient_provider WHERE organization_id = ?1 AND patient_id = ?2";
const FORGET_TOKENS = "DELETE FROM patient_search WHERE organization_id = ?1 AND patient_id = ?2";
const REMOVE = "DELETE FROM patient WHERE organization_id = ?1 AND id = ?2";
/**
 * The conditional write of a merge: it fills what the record lacks, and changes nothing where the merged person has an
 * account or a family of their own, or is gone.
 */
export const fillStatement = ({ db }: CommitContext, fromId: string, intoId: string): D1PreparedStatement =>
  db.raw(FILL, db.organizationId, fromId, intoId);

/** Everything of the merged person, as the owners of the rows say, goes over to the record, and the person goes. */
export function mergeStatements({ db }: CommitContext, fromId: string, intoId: string): D1PreparedStatement[] {
  const own = db.organizationId;
  const move = ([table, column]: readonly [string, string]) =>
    db.raw(`UPDATE ${table} SET ${column} = ?3 WHERE organization_id = ?1 AND ${column} = ?2`, own, fromId, intoId);
  const dropOrMove = ([table, sameKind]: readonly [string, string]) => [
    db.raw(
      `DELETE FROM ${table} WHERE ${table}.organization_id = ?1 AND ${table}.patient_id = ?2
AND EXISTS (SELECT 1 FROM ${table} o WHERE o.organization_id = ?1 AND o.patient_id = ?3 AND ${sameKind})`,
      own,
      fromId,
      intoId,
    ),
    move([table, "patient_id"]),
  ];
  return [
    ...MOVED_PATIENT_COLUMNS.map(move),
    ...ONE_OF_A_KIND_TABLES.flatMap(dropOrMove),
    db.raw(RELATIONS, own, fromId, intoId),
    db.raw(FORGET_RELATIONS, own, fromId),
    // What is still to be mailed to the merged person goes to the record's address.
    readdressStatement(db, "PATIENT", { from: fromId, to: intoId }),
    db.raw(FORGET_TOKENS, own, fromId),
    db.raw(REMOVE, own, fromId),
  ];
}

import type { CommitContext } from "~/db/commit.server";

/** Rows that go over to the other record as they are. Tests hold that no table which names a patient is left out. */
export const MOVED: readonly (readonly [table: string, column: string])[] = [
  ["appointment", "patient_id"],
  ["appointment", "booked_by_patient_id"],
  ["appointment_series", "patient_id"],
  ["group_seat", "patient_id"],
  ["waiting_list", "patient_id"],
  ["payment", "patient_id"],
  ["file", "patient_id"],
  ["patient_insurance", "patient_id"],
  ["patient_import_review", "patient_id"],
  ["health_record", "patient_id"],
  // The triggers of the readings make the buckets of both anew.
  ["tracker_reading", "patient_id"],
  ["record_opening", "patient_id"],
  ["file_upload", "patient_id"],
  ["related_patient", "patient_id"],
  ["related_patient", "primary_patient_id"],
];

/** Rows of which a record has one of each kind: its own stays, and the merged person's goes. */
export const ONE_OF_A_KIND: readonly (readonly [table: string, sameKind: string])[] = [
  ["marketing_consent", "true"],
  ["message_refusal", "o.kind = message_refusal.kind"],
  ["health_none_known", "o.kind = health_none_known.kind"],
  [
    "tracker_bucket",
    "o.tracker = tracker_bucket.tracker AND o.span = tracker_bucket.span AND o.start = tracker_bucket.start",
  ],
];

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
/** What is still to be mailed to the merged person goes to the record's address. */
const MAILS = `UPDATE outbox SET payload = json_set(payload, '$.to.id', ?3) WHERE organization_id = ?1 AND status = 'PENDING'
AND json_extract(payload, '$.to.kind') = 'PATIENT' AND json_extract(payload, '$.to.id') = ?2`;

/**
 * The conditional write of a merge: it fills what the record lacks, and changes nothing where the merged person has an
 * account or a family of their own, or is gone.
 */
export const fillStatement = ({ db }: CommitContext, fromId: string, intoId: string): D1PreparedStatement =>
  db.raw(FILL, db.organizationId, fromId, intoId);

/** Everything of the merged person goes over to the record, and the person goes. */
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
    ...MOVED.map(move),
    ...ONE_OF_A_KIND.flatMap(dropOrMove),
    db.raw(RELATIONS, own, fromId, intoId),
    db.raw(FORGET_RELATIONS, own, fromId),
    db.raw(MAILS, own, fromId, intoId),
    db.raw(FORGET_TOKENS, own, fromId),
    db.raw(REMOVE, own, fromId),
  ];
}

import type { TenantDb } from "~/db/client.server";
import type { Party, StreamCount } from "../../domain/sessions/session-rules";

const ENTER = {
  patient: `INSERT INTO video_session (organization_id, appointment_id, patient_entered_at) VALUES (?1, ?2, ?3)
ON CONFLICT DO UPDATE SET patient_entered_at = coalesce(patient_entered_at, ?3), version = version + 1`,
  provider: `INSERT INTO video_session (organization_id, appointment_id, provider_entered_at) VALUES (?1, ?2, ?3)
ON CONFLICT DO UPDATE SET provider_entered_at = coalesce(provider_entered_at, ?3), version = version + 1`,
} as const;

/** Notes that a party came into an appointment's session; the first time stays. */
export const enterStatement = (db: TenantDb, appointmentId: string, party: Party, now: number) =>
  db.raw(ENTER[party], db.organizationId, appointmentId, now);

const COUNT = `UPDATE video_session SET patient_since = ?4, patient_live_at = ?5, provider_since = ?6, provider_live_at = ?7,
counted_to = ?8, both_streamed_ms = ?9, version = version + 1
WHERE organization_id = ?1 AND appointment_id = ?2 AND version = ?3`;

/** Writes a count on the version that it was made from. */
export const countStatement = (db: TenantDb, appointmentId: string, version: number, count: StreamCount) =>
  db.raw(
    COUNT,
    db.organizationId,
    appointmentId,
    version,
    count.patientSince,
    count.patientLiveAt,
    count.providerSince,
    count.providerLiveAt,
    count.countedTo,
    count.bothStreamedMs,
  );

const NOTE = `INSERT INTO consultation_note (organization_id, appointment_id, kind, note, written_by, updated_at)
SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ?7 = 0
ON CONFLICT DO NOTHING`;
const CHANGED_NOTE = `UPDATE consultation_note SET note = ?4, written_by = ?5, updated_at = ?6, version = version + 1
WHERE organization_id = ?1 AND appointment_id = ?2 AND kind = ?3 AND version = ?7`;

interface SavedNote {
  appointmentId: string;
  kind: "REVIEW" | "SUMMARY";
  note: string;
  writtenBy: string;
  now: number;
  /** The version that was read; 0 for a note that was not there. */
  version: number;
}

/** Saves a note on the version that it was made from; changes no row where somebody else has saved since. */
export const noteStatement = (db: TenantDb, { appointmentId, kind, note, writtenBy, now, version }: SavedNote) =>
  db.raw(version === 0 ? NOTE : CHANGED_NOTE, db.organizationId, appointmentId, kind, note, writtenBy, now, version);

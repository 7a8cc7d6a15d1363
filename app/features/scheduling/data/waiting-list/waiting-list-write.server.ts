import type { TenantDb } from "~/db/client.server";
import { dropDue } from "~/db/due-rows.server";
import type { TimeHolder } from "../../domain/availability/schedule-change";
import { MOST_ENTRIES_OF_PATIENT } from "../../domain/waiting-list/waiting-offer";
import { releaseHoldClaimsStatement } from "../availability/claims.server";

const CHANGED = "SELECT CASE WHEN changes() = 1 THEN 1 ELSE json_extract('{}', 'conflict') END";

/** An entry as it is first written. Days at the place, YYYY-MM-DD. */
export interface NewEntry {
  id: string;
  patientId: string;
  appointmentId: string | null;
  sessionId: string | null;
  employeeId: string | null;
  serviceOfferingId: string;
  branchId: string;
  fromDay: string;
  toDay: string;
}

const INSERT = `INSERT INTO waiting_list (organization_id, id, patient_id, appointment_id, employee_id, service_offering_id, branch_id, subject_key,
from_day, to_day, state, passed_offers, created_at, version, session_id)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'WAITING', 0, ?11, 1, ?12
WHERE (SELECT count(*) FROM waiting_list WHERE organization_id = ?1 AND patient_id = ?3 AND state IN ('WAITING', 'OFFERED')) < ${MOST_ENTRIES_OF_PATIENT}`;

/**
 * What an entry is about: one appointment, one session, or one kind of appointment at one place with one provider or
 * anyone.
 */
export const subjectKeyOf = (entry: Omit<NewEntry, "id" | "patientId" | "fromDay" | "toDay">): string =>
  entry.appointmentId ??
  entry.sessionId ??
  [entry.serviceOfferingId, entry.branchId, entry.employeeId ?? "any"].join(":");

/**
 * Puts a patient on the list; it changes nothing for one who stands there for as much as they may. For the same thing
 * a second time it is refused as unique.
 */
export function insertEntryStatement(db: TenantDb, entry: NewEntry, now: number): D1PreparedStatement {
  const { id, patientId, appointmentId, employeeId, serviceOfferingId, branchId, fromDay, toDay } = entry;
  const about = [id, patientId, appointmentId, employeeId, serviceOfferingId, branchId, subjectKeyOf(entry)];
  return db.raw(INSERT, db.organizationId, ...about, fromDay, toDay, now, entry.sessionId);
}

/** The same inside of another change, which is refused as a conflict where the patient waits for as much as they may. */
export const insertEntryStatements = (db: TenantDb, entry: NewEntry, now: number): D1PreparedStatement[] => [
  insertEntryStatement(db, entry, now),
  db.raw(CHANGED),
];

/** A time that is offered to somebody who waits. Instants in UTC ms. */
export interface WaitingOffer extends TimeHolder {
  entryId: string;
  version: number;
  expiresAt: number;
}

const OFFER = `UPDATE waiting_list SET state = 'OFFERED', offered_employee_id = ?4, offered_starts_at = ?5, offered_ends_at = ?6,
offered_buffer_before_minutes = ?7, offered_buffer_after_minutes = ?8, offer_expires_at = ?9, offer_hash = NULL, version = version + 1 WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND state = 'WAITING'`;
const DROP_SEAT = "DELETE FROM group_seat WHERE organization_id = ?1 AND holder_kind = 'HOLD' AND holder_id = ?2";

/** The conditional write that makes the offer: it changes nothing where somebody else offered, or the patient left. */
export function offerStatement(db: TenantDb, offer: WaitingOffer): D1PreparedStatement {
  const { entryId, version, employeeId, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes, expiresAt } = offer;
  const offered = [employeeId, startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes, expiresAt];
  return db.raw(OFFER, db.organizationId, entryId, version, ...offered);
}

/** Takes the end of waiting off the list of due work. */
export const dropEndStatement = (db: TenantDb, entryId: string): D1PreparedStatement =>
  dropDue(db, "WAITING_END", entryId);

/** Lets go of the time or the seat that is held for an entry, and of the look at it when it runs out. */
export const releaseOfferStatements = (db: TenantDb, entryId: string): D1PreparedStatement[] => [
  releaseHoldClaimsStatement(db, [entryId]),
  db.raw(DROP_SEAT, db.organizationId, entryId),
  dropDue(db, "WAITING_OFFER", entryId),
];

export type Ending = "TAKEN" | "LEFT" | "REMOVED" | "ENDED";
const END = `UPDATE waiting_list SET state = ?4, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND state IN ('WAITING', 'OFFERED')`;
const TAKE = `UPDATE waiting_list SET state = 'TAKEN', appointment_id = ?4, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND state IN ('WAITING', 'OFFERED')`;
const PASS = `UPDATE waiting_list SET state = ?4, passed_offers = passed_offers + ?5, version = version + 1
WHERE organization_id = ?1 AND id = ?2 AND version = ?3 AND state = 'OFFERED'`;
const HASH = `UPDATE waiting_list SET offer_hash = ?3 WHERE organization_id = ?1 AND id = ?2 AND state = 'OFFERED' AND offer_expires_at > ?4`;

/** The conditional write after which nobody waits any more. */
export const endEntryStatement = (
  db: TenantDb,
  entry: { id: string; version: number },
  as: Ending,
): D1PreparedStatement => db.raw(END, db.organizationId, entry.id, entry.version, as);

/**
 * The same inside of another change, with the appointment that now has the time: where it changes nothing, that change
 * is refused as a conflict.
 */
export const takeEntryStatements = (
  db: TenantDb,
  { id, version }: { id: string; version: number },
  appointmentId: string,
): D1PreparedStatement[] => [db.raw(TAKE, db.organizationId, id, version, appointmentId), db.raw(CHANGED)];

/** The conditional write that takes an offer back; the entry waits on, or has had offers enough. */
export const passOfferStatement = (
  db: TenantDb,
  entry: { id: string; version: number },
  outcome: { state: "WAITING" | "ENDED"; unanswered: boolean },
): D1PreparedStatement =>
  db.raw(PASS, db.organizationId, entry.id, entry.version, outcome.state, outcome.unanswered ? 1 : 0);

/** Remembers the link of an offer while it stands. */
export const linkOfferStatement = (
  db: TenantDb,
  entryId: string,
  tokenHash: string,
  now: number,
): D1PreparedStatement => db.raw(HASH, db.organizationId, entryId, tokenHash, now);

import type { TenantDb } from "~/db/client.server";
import { claimTicks, type ClaimedTime } from "../../domain/availability/claims";

/** Lane 0 is everyone's; a further one is opened only by staff who override, audited. */
export const SHARED_LANE = 0;

/** The time that an appointment wants for itself, of one provider. */
export interface AppointmentClaim {
  appointmentId: string;
  employeeId: string;
  lane: number;
  time: ClaimedTime;
}

/**
 * The time that a hold, or an offer to somebody who waits, wants of one provider until it runs out (UTC ms). Nobody is
 * held a lane beyond everyone's.
 */
export interface HoldClaim {
  holdId: string;
  employeeId: string;
  time: ClaimedTime;
  expiresAt: number;
}

const DROP_EXPIRED = `DELETE FROM slot_claim WHERE organization_id = ?1 AND resource_id = ?2 AND lane = ?3 AND expires_at <= ?4
AND tick IN (SELECT value FROM json_each(?5))`;
const CLAIM = `INSERT INTO slot_claim (organization_id, resource_id, tick, lane, holder_kind, holder_id, expires_at)
SELECT ?1, ?2, value, ?3, 'APPOINTMENT', ?4, NULL FROM json_each(?5)`;
const HOLD = `INSERT INTO slot_claim (organization_id, resource_id, tick, lane, holder_kind, holder_id, expires_at)
SELECT ?1, ?2, value, ?3, 'HOLD', ?4, ?6 FROM json_each(?5)`;
const CLAIM_SESSION = `INSERT INTO slot_claim (organization_id, resource_id, tick, lane, holder_kind, holder_id, expires_at)
SELECT ?1, ?2, value, ?3, 'SESSION', ?4, NULL FROM json_each(?5)`;
const RELEASE_SESSION =
  "DELETE FROM slot_claim WHERE organization_id = ?1 AND holder_kind = 'SESSION' AND holder_id = ?2";
const RELEASE = "DELETE FROM slot_claim WHERE organization_id = ?1 AND holder_kind = 'APPOINTMENT' AND holder_id = ?2";
const RELEASE_HOLDS =
  "DELETE FROM slot_claim WHERE organization_id = ?1 AND holder_kind = 'HOLD' AND holder_id IN (SELECT value FROM json_each(?2))";

/**
 * Takes the ticks of an appointment with its buffers, after letting go of what has run out there. Where one of them is
 * taken, the batch fails: CommitRefused with `{ kind: "unique", table: "slot_claim" }`.
 */
export function claimStatements(db: TenantDb, claim: AppointmentClaim, now: number): D1PreparedStatement[] {
  const ticks = JSON.stringify(claimTicks(claim.time));
  const { organizationId } = db;
  return [
    db.raw(DROP_EXPIRED, organizationId, claim.employeeId, claim.lane, now, ticks),
    db.raw(CLAIM, organizationId, claim.employeeId, claim.lane, claim.appointmentId, ticks),
  ];
}

/** The same for a hold, which runs out by itself. */
export function holdClaimStatements(db: TenantDb, claim: HoldClaim, now: number): D1PreparedStatement[] {
  const ticks = JSON.stringify(claimTicks(claim.time));
  const { organizationId } = db;
  const { employeeId, holdId, expiresAt } = claim;
  return [
    db.raw(DROP_EXPIRED, organizationId, employeeId, SHARED_LANE, now, ticks),
    db.raw(HOLD, organizationId, employeeId, SHARED_LANE, holdId, ticks, expiresAt),
  ];
}

/** Lets go of everything that some holds hold. */
export const releaseHoldClaimsStatement = (db: TenantDb, holdIds: readonly string[]): D1PreparedStatement =>
  db.raw(RELEASE_HOLDS, db.organizationId, JSON.stringify(holdIds));
/** The same for a group session, which holds the time for all of its participants. */
export function sessionClaimStatements(
  db: TenantDb,
  { sessionId, employeeId, time }: { sessionId: string; employeeId: string; time: ClaimedTime },
  now: number,
): D1PreparedStatement[] {
  const ticks = JSON.stringify(claimTicks(time));
  const { organizationId } = db;
  return [
    db.raw(DROP_EXPIRED, organizationId, employeeId, SHARED_LANE, now, ticks),
    db.raw(CLAIM_SESSION, organizationId, employeeId, SHARED_LANE, sessionId, ticks),
  ];
}

/** Lets go of the time of a group session. */
export const releaseSessionClaimsStatement = (db: TenantDb, sessionId: string): D1PreparedStatement =>
  db.raw(RELEASE_SESSION, db.organizationId, sessionId);

/** Lets go of everything that an appointment holds. To move one: release first, then claim the new time. */
export function releaseClaimsStatement(db: TenantDb, appointmentId: string): D1PreparedStatement {
  return db.raw(RELEASE, db.organizationId, appointmentId);
}

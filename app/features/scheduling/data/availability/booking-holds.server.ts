import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { dropDue, dropDueText } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import { bookingHold } from "~/db/schema/booking.server";
import {
  MOST_HOLDS_OF_PROVIDER,
  MOST_HOLDS_OF_VISITOR,
  type BookingHold,
} from "../../domain/availability/booking-hold";
import { releaseHoldClaimsStatement } from "./claims.server";

const fields = {
  id: bookingHold.id,
  employeeId: bookingHold.employeeId,
  branchId: bookingHold.branchId,
  serviceOfferingId: bookingHold.serviceOfferingId,
  sessionId: bookingHold.sessionId,
  startsAt: bookingHold.startsAt,
  endsAt: bookingHold.endsAt,
  bufferBeforeMinutes: bookingHold.bufferBeforeMinutes,
  bufferAfterMinutes: bookingHold.bufferAfterMinutes,
  createdAt: bookingHold.createdAt,
  expiresAt: bookingHold.expiresAt,
};

/**
 * The holds of a visitor, the oldest first; those that have run out and were not swept yet too. None without a visitor.
 */
export const holdsOfVisitorStatement = (db: TenantDb, visitorHash: string | null) =>
  db.orm
    .select(pick(fields))
    .from(bookingHold)
    .where(and(db.own(bookingHold), eq(bookingHold.visitorHash, visitorHash ?? "")))
    .orderBy(asc(bookingHold.createdAt));

/** One hold by its id. */
export async function readHold(db: TenantDb, id: string): Promise<BookingHold | undefined> {
  const [row] = await db.orm
    .select(pick(fields))
    .from(bookingHold)
    .where(and(db.own(bookingHold), eq(bookingHold.id, id)));
  return row;
}

const INSERT = `INSERT INTO booking_hold (organization_id, id, visitor_hash, employee_id, branch_id, service_offering_id,
starts_at, ends_at, buffer_before_minutes, buffer_after_minutes, created_at, expires_at, session_id)
SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?14
WHERE (SELECT count(*) FROM booking_hold h WHERE h.organization_id = ?1 AND h.employee_id = ?4 AND h.expires_at > ?11
  AND h.id NOT IN (SELECT value FROM json_each(?13))) < ${MOST_HOLDS_OF_PROVIDER}
AND (SELECT count(*) FROM booking_hold h WHERE h.organization_id = ?1 AND h.visitor_hash = ?3 AND h.expires_at > ?11
  AND h.id NOT IN (SELECT value FROM json_each(?13))) < ${MOST_HOLDS_OF_VISITOR}`;

/** The conditional write of a hold: it inserts no row where the visitor or the provider has enough of them. */
export function insertHoldStatement(
  db: TenantDb,
  hold: BookingHold,
  visitorHash: string,
  released: readonly string[],
): D1PreparedStatement {
  return db.raw(
    INSERT,
    db.organizationId,
    hold.id,
    visitorHash,
    hold.employeeId,
    hold.branchId,
    hold.serviceOfferingId,
    hold.startsAt,
    hold.endsAt,
    hold.bufferBeforeMinutes,
    hold.bufferAfterMinutes,
    hold.createdAt,
    hold.expiresAt,
    JSON.stringify(released),
    hold.sessionId,
  );
}

const RELEASE = [
  "DELETE FROM group_seat WHERE organization_id = ?1 AND holder_kind = 'HOLD' AND holder_id IN (SELECT value FROM json_each(?2))",
  dropDueText(["HOLD_EXPIRY"], "SELECT value FROM json_each(?2)"),
  "DELETE FROM booking_hold WHERE organization_id = ?1 AND id IN (SELECT value FROM json_each(?2))",
];

/** Lets go of holds, with their claims and their due end. */
export function releaseHoldsStatements(db: TenantDb, holds: readonly { id: string }[]): D1PreparedStatement[] {
  if (holds.length === 0) return [];
  const ids = holds.map(({ id }) => id);
  const rows = RELEASE.map((text) => db.raw(text, db.organizationId, JSON.stringify(ids)));
  return [releaseHoldClaimsStatement(db, ids), ...rows];
}

/** Takes the end of a hold off the list of due work, where the hold itself is gone. */
export const dropHoldExpiry = (db: TenantDb, id: string): Promise<unknown> => dropDue(db, "HOLD_EXPIRY", id).run();

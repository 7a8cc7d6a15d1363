import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";
import { waitingList } from "~/db/schema/waiting-list.server";
import type { TimeHolder } from "../../domain/availability/schedule-change";

/** One who waits, and what they are offered at the moment. Instants in UTC ms, buffers in minutes. */
export interface WaitingEntry {
  id: string;
  version: number;
  state: "WAITING" | "OFFERED" | "TAKEN" | "LEFT" | "REMOVED" | "ENDED";
  patientId: string;
  appointmentId: string | null;
  /** The patient who booked that appointment, or who waits for one by themselves; null where it was anybody else. */
  madeBy: string | null;
  /** The session of which a seat is waited for; null where any time will do. */
  sessionId: string | null;
  employeeId: string | null;
  serviceOfferingId: string;
  branchId: string;
  passedOffers: number;
  offer: WaitingEntryOffer | null;
}

export interface WaitingEntryOffer extends TimeHolder {
  expiresAt: number;
}

const fields = {
  id: waitingList.id,
  version: waitingList.version,
  state: waitingList.state,
  patientId: waitingList.patientId,
  appointmentId: waitingList.appointmentId,
  sessionId: waitingList.sessionId,
  employeeId: waitingList.employeeId,
  serviceOfferingId: waitingList.serviceOfferingId,
  branchId: waitingList.branchId,
  passedOffers: waitingList.passedOffers,
  offeredEmployeeId: waitingList.offeredEmployeeId,
  offeredStartsAt: waitingList.offeredStartsAt,
  offeredEndsAt: waitingList.offeredEndsAt,
  bufferBefore: waitingList.offeredBufferBeforeMinutes,
  bufferAfter: waitingList.offeredBufferAfterMinutes,
  offerExpiresAt: waitingList.offerExpiresAt,
  madeBy: sql<
    string | null
  >`CASE WHEN ${waitingList.appointmentId} IS NULL THEN ${waitingList.patientId} ELSE ${appointment.bookedByPatientId} END`,
};

const rowsOf = (db: TenantDb, by: { id: string } | { offerHash: string }) =>
  db.orm
    .select(pick(fields))
    .from(waitingList)
    .leftJoin(
      appointment,
      and(eq(appointment.organizationId, waitingList.organizationId), eq(appointment.id, waitingList.appointmentId)),
    )
    .where(and(db.own(waitingList), "id" in by ? eq(waitingList.id, by.id) : eq(waitingList.offerHash, by.offerHash)));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function offerOf(row: Row): WaitingEntryOffer | null {
  const {
    offeredEmployeeId: employeeId,
    offeredStartsAt: startsAt,
    offeredEndsAt: endsAt,
    offerExpiresAt: expiresAt,
  } = row;
  if (employeeId === null || startsAt === null || endsAt === null || expiresAt === null) return null;
  return {
    employeeId,
    startsAt,
    endsAt,
    expiresAt,
    bufferBeforeMinutes: row.bufferBefore ?? 0,
    bufferAfterMinutes: row.bufferAfter ?? 0,
  };
}

/** One entry by its id, or by the hash of the link that its offer was mailed with. */
export async function readEntry(
  db: TenantDb,
  by: { id: string } | { offerHash: string },
): Promise<WaitingEntry | undefined> {
  const [row] = await rowsOf(db, by);
  if (!row) return undefined;
  const { id, version, state, patientId, appointmentId, sessionId, passedOffers } = row;
  const { employeeId, serviceOfferingId, branchId, madeBy } = row;
  return {
    ...{ id, version, state, patientId, appointmentId, sessionId, passedOffers },
    ...{ employeeId, serviceOfferingId, branchId, madeBy },
    offer: offerOf(row),
  };
}

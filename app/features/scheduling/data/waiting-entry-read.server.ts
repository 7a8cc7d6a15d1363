import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { appointment } from "~/db/schema/scheduling.server";
import { waitingList } from "~/db/schema/waiting-list.server";

/** One who waits, and what they are offered at the moment. Instants in UTC ms, lengths in minutes. */
export interface WaitingEntry {
  id: string;
  version: number;
  state: "WAITING" | "OFFERED" | "TAKEN" | "LEFT" | "REMOVED" | "ENDED";
  patientId: string;
  appointmentId: string | null;
  employeeId: string | null;
  serviceOfferingId: string;
  branchId: string;
  passedOffers: number;
  offer: WaitingEntryOffer | null;
}

export interface WaitingEntryOffer {
  employeeId: string;
  startsAt: number;
  expiresAt: number;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

const fields = {
  id: waitingList.id,
  version: waitingList.version,
  state: waitingList.state,
  patientId: waitingList.patientId,
  appointmentId: waitingList.appointmentId,
  employeeId: waitingList.employeeId,
  serviceOfferingId: waitingList.serviceOfferingId,
  branchId: waitingList.branchId,
  passedOffers: waitingList.passedOffers,
  offeredEmployeeId: waitingList.offeredEmployeeId,
  offeredStartsAt: waitingList.offeredStartsAt,
  offerExpiresAt: waitingList.offerExpiresAt,
  durationMinutes: serviceOffering.durationMinutes,
  bufferBefore: serviceOffering.bufferBeforeMinutes,
  bufferAfter: serviceOffering.bufferAfterMinutes,
  movingStartsAt: appointment.startsAt,
  movingEndsAt: appointment.endsAt,
  movingBefore: appointment.bufferBeforeMinutes,
  movingAfter: appointment.bufferAfterMinutes,
};

/** A visit that moves keeps its length; one that is booked has that of its offering. */
function offerOf(row: Row): WaitingEntryOffer | null {
  const { offeredEmployeeId: employeeId, offeredStartsAt: startsAt, offerExpiresAt: expiresAt } = row;
  if (employeeId === null || startsAt === null || expiresAt === null) return null;
  const moves = row.movingStartsAt !== null && row.movingEndsAt !== null;
  return {
    employeeId,
    startsAt,
    expiresAt,
    durationMinutes: moves ? (Number(row.movingEndsAt) - Number(row.movingStartsAt)) / 60_000 : row.durationMinutes,
    bufferBeforeMinutes: row.movingBefore ?? row.bufferBefore,
    bufferAfterMinutes: row.movingAfter ?? row.bufferAfter,
  };
}

const rowsOf = (db: TenantDb, by: { id: string } | { offerHash: string }) =>
  db.orm
    .select(pick(fields))
    .from(waitingList)
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, waitingList.organizationId),
        eq(serviceOffering.id, waitingList.serviceOfferingId),
      ),
    )
    .leftJoin(
      appointment,
      and(eq(appointment.organizationId, waitingList.organizationId), eq(appointment.id, waitingList.appointmentId)),
    )
    .where(and(db.own(waitingList), "id" in by ? eq(waitingList.id, by.id) : eq(waitingList.offerHash, by.offerHash)));
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** One entry by its id, or by the hash of the link that its offer was mailed with. */
export async function readEntry(
  db: TenantDb,
  by: { id: string } | { offerHash: string },
): Promise<WaitingEntry | undefined> {
  const [row] = await rowsOf(db, by);
  if (!row) return undefined;
  const { id, version, state, patientId, appointmentId, employeeId, serviceOfferingId, branchId, passedOffers } = row;
  return {
    ...{ id, version, state, patientId, appointmentId, employeeId, serviceOfferingId, branchId, passedOffers },
    offer: offerOf(row),
  };
}

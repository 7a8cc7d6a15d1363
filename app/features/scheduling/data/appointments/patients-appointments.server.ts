import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { appointment } from "~/db/schema/scheduling.server";

/** Requests, agreed ones and one that goes on. */
const AHEAD = [1, 2, 4, 6, 7, 11];
const OVER = [8, 10];

/** A place in a list that goes back in time. */
export interface AppointmentMark {
  startsAt: number;
  id: string;
}

/** Which of a patient's own appointments: of one type, so many; those ahead of `now`, or those over before a mark. */
export type OwnAppointmentsWanted = { patientId: string; type: "video" | "in_patient"; most: number } & (
  { aheadOf: number } | { before: AppointmentMark | null }
);

const isBefore = ({ startsAt, id }: AppointmentMark) =>
  or(lt(appointment.startsAt, startsAt), and(eq(appointment.startsAt, startsAt), lt(appointment.id, id)));

/** The ids of some of a patient's appointments: those ahead the soonest first, those that took place the latest first. */
export async function readOwnAppointmentIds(db: TenantDb, wanted: OwnAppointmentsWanted): Promise<string[]> {
  const { patientId, type, most } = wanted;
  const ahead = "aheadOf" in wanted;
  const when = ahead
    ? [inArray(appointment.stateId, AHEAD), gt(appointment.endsAt, wanted.aheadOf)]
    : [inArray(appointment.stateId, OVER), wanted.before === null ? undefined : isBefore(wanted.before)];
  const order = ahead ? asc : desc;
  const found = await db.orm
    .select(pick({ id: appointment.id }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), eq(appointment.patientId, patientId), eq(appointment.type, type)],
        ...[isNull(appointment.disabledAt), ...when],
      ),
    )
    .orderBy(order(appointment.startsAt), order(appointment.id))
    .limit(most);
  return found.map(({ id }) => id);
}

/** When an appointment was concluded, UTC ms; null where nobody said so. */
export async function readConcludedAt(db: TenantDb, id: string): Promise<number | null> {
  const [found] = await db.orm
    .select(pick({ concludedAt: appointment.concludedAt }))
    .from(appointment)
    .where(and(db.own(appointment), eq(appointment.id, id)))
    .limit(1);
  return found?.concludedAt ?? null;
}

/** Asked for, agreed on, going on or over: the patient has come, or will. */
const BOOKED = [...AHEAD, ...OVER];

interface BookedSince extends Readonly<Record<"patientId" | "employeeId" | "since", SQLiteColumn>> {
  /** What else makes an appointment the one that is asked for. */
  fits: (of: Readonly<Record<"localDay" | "createdAt" | "offeringId", SQLiteColumn>>) => SQL | undefined;
}

/**
 * By the columns of another table: the id of the first appointment that a patient has booked with a provider since
 * then, for a later time, and that fits.
 */
export const bookedSince = (db: TenantDb, { patientId, employeeId, since, fits }: BookedSince) =>
  db.orm
    .select(pick({ id: appointment.id }))
    .from(appointment)
    .where(
      and(
        ...[db.own(appointment), eq(appointment.patientId, patientId), eq(appointment.employeeId, employeeId)],
        ...[gt(appointment.startsAt, since), gte(appointment.createdAt, since)],
        ...[inArray(appointment.stateId, BOOKED), isNull(appointment.disabledAt)],
        fits({
          ...{ localDay: appointment.localDay, createdAt: appointment.createdAt },
          offeringId: appointment.serviceOfferingId,
        }),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(1);

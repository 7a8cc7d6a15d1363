import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSeries } from "../../data/series/series-read.server";
import { APPOINTMENT_STATE } from "../../domain/appointments/appointment-states";
import { appointmentForMail, type AppointmentForMail } from "../appointments/appointment-for-mail.server";

const { CANCELED, CONFIRMED, NEW_FROM_ORGANIZATION } = APPOINTMENT_STATE;

/**
 * The appointments that a mail about a series tells of, by time: those that stand as they were set, or, with
 * `canceledFrom`, those that are called off from that appointment on. None where it is unknown or nothing is left to
 * tell.
 */
export async function seriesForMail(
  context: RequestContext,
  { seriesId, canceledFrom }: { seriesId: string; canceledFrom?: string | undefined },
): Promise<AppointmentForMail[]> {
  await authorize(context, "appointment.read");
  const found = await readSeries(context.db, seriesId);
  const first = found?.appointments.find(({ id }) => id === canceledFrom);
  const told = (found?.appointments ?? []).filter(({ stateId, startsAt }) =>
    canceledFrom === undefined
      ? stateId === CONFIRMED || stateId === NEW_FROM_ORGANIZATION
      : first !== undefined && stateId === CANCELED && startsAt >= first.startsAt,
  );
  return Promise.all(told.map(({ id }) => appointmentForMail(context, id)));
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readSeries, readSeriesIdOf } from "../../data/series/series-read.server";
import { decide } from "../../domain/appointments/appointment-state";
import { changeAppointmentSchema } from "../../schemas/appointments/change-appointment";
import { cancelAppointment } from "../appointments/cancel-appointment.server";
import type { Mail } from "../../support/appointments/change-effects.server";
import { decided, factsOf, loadForChange, requireDecision } from "../appointments/change-appointment.server";

/**
 * Cancels an appointment and all that follow it in its series, each like any appointment, with its time to take it
 * back; one mail tells of those that stay canceled. An appointment that somebody changes at this moment is left to
 * them. Asked again, it finds nothing more to cancel.
 * @throws NotFoundError, ConflictError where this very appointment can no longer be canceled
 */
export async function cancelFollowing(
  context: RequestContext,
  raw: unknown,
): Promise<{ id: string; canceled: number }> {
  await authorize(context, "appointment.set");
  const { appointmentId, note } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, appointmentId, "appointment.cancel");
  requireDecision(context, "cancel", loaded);
  const seriesId = await readSeriesIdOf(context.db, appointmentId);
  const found = seriesId === null ? undefined : await readSeries(context.db, seriesId);
  if (!found) throw new NotFoundError();
  const following = found.appointments.filter(
    ({ startsAt, stateId }) =>
      startsAt >= loaded.appointment.startsAt &&
      decide("cancel", "staff", { ...decided(loaded), state: stateId }, factsOf(context)).ok,
  );
  const mail: Mail = {
    template: "series.canceled",
    to: "PATIENT",
    seriesId: found.series.id,
    fromAppointmentId: appointmentId,
  };
  let canceled = 0;
  for (const { id } of following) {
    try {
      const told = following.length === 1 ? undefined : canceled === 0 ? [mail] : [];
      await cancelAppointment(context, { appointmentId: id, note }, told);
      canceled += 1;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
  return { id: appointmentId, canceled };
}

import { createZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { summarySubject } from "../../support/appointments/appointment-subject.server";
import { interactionRatings } from "../../support/appointments/interaction-ratings.server";
import { wireAppointment } from "./wire-appointment.server";

/** The appointment that a call has made or changed, for the caller's list to put in its place. */
export async function answerAppointment(context: RequestContext, id: string) {
  await authorize(context, "appointment.read");
  const appointment = await readSummary(context.db, id);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const rating = (await interactionRatings(context, [id])).get(id);
  return { status: true as const, appointment: wireAppointment(appointment, context.now, createZoneTable(), rating) };
}

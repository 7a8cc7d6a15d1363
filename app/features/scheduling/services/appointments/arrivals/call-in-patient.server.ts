import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { arrivalStatement, readArrival } from "../../../data/appointments/arrivals/arrival-marks.server";
import { callInSchema } from "../../../schemas/appointments/arrivals/arrival";
import { commitChange, loadForChange, type ChangedAppointment } from "../change-appointment.server";

/** Calls the patient of an appointment in, to a room or to none in particular. Whoever is called in has come. */
export async function callInPatient(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, room = "", ...request } = parse(callInSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.arrive");
  const before = await readArrival(context.db, id);
  const { arrivedAt, way } = before ?? { arrivedAt: context.now, way: "DESK" as const };
  const arrival = { arrivedAt, way, calledAt: context.now, room, leftAt: null };
  return commitChange(
    context,
    { id, asked: room, ...request },
    {
      action: "call-in",
      authority: "appointment.arrive",
      writes: [arrivalStatement(context, id, arrival)],
      marks: { calledAt: context.now, room },
    },
    loaded,
  );
}

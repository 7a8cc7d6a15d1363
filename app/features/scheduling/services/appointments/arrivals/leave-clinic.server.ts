import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { arrivalStatement, readArrival } from "../../../data/appointments/arrivals/arrival-marks.server";
import { changeAppointmentSchema } from "../../../schemas/appointments/change-appointment";
import { commitChange, loadForChange, type ChangedAppointment } from "../change-appointment.server";

/** The patient of an appointment that is over has left. Of whom nobody said that they came, the start counts as it. */
export async function leaveClinic(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.arrive");
  const before = await readArrival(context.db, id);
  const arrival = before ?? {
    arrivedAt: Math.min(loaded.appointment.startsAt, context.now),
    way: "DESK" as const,
    calledAt: null,
    room: "",
  };
  return commitChange(
    context,
    { id, ...request },
    {
      action: "leave",
      authority: "appointment.arrive",
      writes: [arrivalStatement(context, id, { ...arrival, leftAt: context.now })],
      marks: { leftAt: context.now },
    },
    loaded,
  );
}

import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { arrivalStatement, readArrival } from "../../../data/appointments/arrivals/arrival-marks.server";
import { withoutLastMark } from "../../../domain/appointments/arrivals/arrival-stage";
import { changeAppointmentSchema } from "../../../schemas/appointments/change-appointment";
import {
  commitChange,
  loadForChange,
  refused,
  requireDecision,
  type ChangedAppointment,
} from "../change-appointment.server";

/**
 * Takes the last mark of a patient's arrival back: that they left, else that they were called in, else that they came.
 * @throws ConflictError where there is none
 */
export async function undoArrival(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.arrive");
  const stateId = requireDecision(context, "undo-arrival", loaded);
  const before = await readArrival(context.db, id);
  if (!before) throw refused(context, "nothing-to-undo", "undo-arrival", stateId);
  const after = withoutLastMark(before);
  return commitChange(
    context,
    { id, ...request },
    {
      action: "undo-arrival",
      authority: "appointment.arrive",
      writes: [arrivalStatement(context, id, after)],
      marks: before.leftAt !== null ? { leftAt: null } : after ? { calledAt: null, room: "" } : { arrivedAt: null },
    },
    loaded,
  );
}

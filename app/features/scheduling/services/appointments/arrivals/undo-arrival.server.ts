import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { arrivalStatement, readArrival } from "../../../data/appointments/arrivals/arrival-marks.server";
import { lastMark, withoutLastMark } from "../../../domain/appointments/arrivals/arrival-stage";
import { undoArrivalSchema } from "../../../schemas/appointments/change-appointment";
import {
  commitChange,
  loadForChange,
  refused,
  requireDecision,
  type ChangedAppointment,
} from "../change-appointment.server";

/**
 * Takes the last mark of a patient's arrival back: that they left, else that they were called in, else that they came.
 * `of` names the mark that whoever presses saw.
 * @throws ConflictError where there is none, or where another mark is the last one by now
 */
export async function undoArrival(context: RequestContext, raw: unknown): Promise<ChangedAppointment> {
  const { appointmentId: id, of, ...request } = parse(undoArrivalSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.arrive");
  const stateId = requireDecision(context, "undo-arrival", loaded);
  const before = await readArrival(context.db, id);
  if (!before) throw refused(context, "nothing-to-undo", "undo-arrival", stateId);
  if (of !== undefined && of !== lastMark(before))
    throw new ConflictError("notPossible", [{ field: "stateId", message: "arrivals:act.movedOn" }]);
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

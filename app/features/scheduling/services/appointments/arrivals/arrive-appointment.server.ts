import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { arrivalStatement, readArrival } from "../../../data/appointments/arrivals/arrival-marks.server";
import type { ArrivalWay } from "../../../domain/appointments/arrivals/arrival-stage";
import { actingAs } from "../../../domain/booking/acting-as";
import { changeAppointmentSchema } from "../../../schemas/appointments/change-appointment";
import { commitChange, loadForChange, requireDecision, type ChangedAppointment } from "../change-appointment.server";

/** `isBefore`: the patient was marked as here before, such as by a colleague in this very moment. */
export interface ArrivedAppointment extends ChangedAppointment {
  isBefore?: true;
}

/**
 * The patient of an appointment is here, as staff, the patient, the kiosk or the online waiting room say. Said again it
 * changes nothing: the first time counts, and the answer says that there was one.
 */
export async function arriveAppointment(
  context: RequestContext,
  raw: unknown,
  by?: ArrivalWay,
): Promise<ArrivedAppointment> {
  const { appointmentId: id, ...request } = parse(changeAppointmentSchema, raw);
  const loaded = await loadForChange(context, id, "appointment.arrive");
  const { startsAt, version } = loaded.appointment;
  const before = (): ArrivedAppointment => {
    const stateId = requireDecision(context, "arrive", loaded);
    return { id, stateId, version, startsAt, undoUntil: null, isBefore: true };
  };
  if (await readArrival(context.db, id)) return before();
  const way = by ?? (actingAs(context.actor.kind) === "patient" ? "PATIENT" : "DESK");
  const arrival = { arrivedAt: context.now, way, calledAt: null, room: "", leftAt: null };
  return commitChange(
    context,
    { id, ...request },
    {
      action: "arrive",
      authority: "appointment.arrive",
      writes: [arrivalStatement(context, id, arrival)],
      marks: { arrivedAt: context.now, way },
    },
    loaded,
  ).catch(async (error: unknown) => {
    // Of two who say it at once the second finds it said.
    const isOvertaken = error instanceof ConflictError && error.code === "changedMeanwhile";
    if (isOvertaken && (await readArrival(context.db, id))) return before();
    throw error;
  });
}

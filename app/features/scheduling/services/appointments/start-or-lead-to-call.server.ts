import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { confirmAppointmentSchema } from "../../schemas/appointments/confirm-appointment";
import { readArrival } from "../../data/appointments/arrivals/arrival-marks.server";
import { callToJoin } from "../../support/appointments/call-to-join.server";
import {
  changeAppointment,
  loadForChange,
  requireDecision,
  type ChangedAppointment,
} from "./change-appointment.server";
import { startAppointment } from "./start-appointment.server";

/** What a press of 'Start' came to. */
export interface Started extends ChangedAppointment {
  /** Where the provider meets the patient of their own video appointment; null for every other one. */
  call: string | null;
}

const notHere = () =>
  new ConflictError("notPossible", [{ field: "stateId", message: "scheduling:disabled.patientNotHere" }]);

/**
 * 'Start' is pressed on a page. A provider's own video appointment only leads to its call, and begins when they join it:
 * until then the patient still waits, however long the check of the camera takes. That a patient agreed to a time which
 * the clinic proposed is noted at once. Anybody else can only say that a video appointment began whose patient is there.
 * @throws ConflictError where the appointment cannot begin now
 */
export async function startOrLeadToCall(context: RequestContext, raw: unknown): Promise<Started> {
  const { appointmentId: id, patientAgreed, ...request } = parse(confirmAppointmentSchema, raw);
  const call = await callToJoin(context, id);
  const loaded = await loadForChange(context, id, "appointment.start");
  if (call === null) {
    if (loaded.appointment.type === "video" && (await readArrival(context.db, id)) === null) throw notHere();
    return { ...(await startAppointment(context, raw)), call };
  }
  const agreed = { patientAgreed };
  requireDecision(context, "start", loaded, agreed);
  if (patientAgreed) {
    const confirmed = { action: "confirm", authority: "appointment.confirm", undoable: true, patientAgreed } as const;
    return { ...(await changeAppointment(context, { id, ...request, asked: "patientAgreed" }, confirmed)), call };
  }
  const { stateId, version, startsAt } = loaded.appointment;
  return { id, stateId, version, startsAt, undoUntil: null, call };
}

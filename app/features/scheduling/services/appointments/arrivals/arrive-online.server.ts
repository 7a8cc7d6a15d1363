import { runInBackground } from "~/platform/background.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { arriveAppointment } from "./arrive-appointment.server";

/**
 * Notes, after the answer, that the patient of an appointment is in the online waiting room. One whose appointment goes
 * on, or that the desk has noted at this very moment, needs no note.
 */
export function arrivesOnline(context: RequestContext, appointmentId: string): void {
  runInBackground(context, (apart) =>
    arriveAppointment(apart, { appointmentId }, "ONLINE").catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    }),
  );
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { cookieOf, LINK_COOKIE } from "~/platform/http/cookies.server";
import { readSummary } from "../../../data/lists/appointment-rows-read.server";
import { summarySubject } from "../../../support/appointments/appointment-subject.server";
import { appointmentBoard, scheduleBoard } from "../../../support/availability/schedule-board.server";
import { openAppointmentLink } from "../open-appointment-link.server";

/** Whether this browser has opened the mailed link of the appointment. */
async function holdsLink(context: RequestContext, id: string, request: Request): Promise<boolean> {
  const token = cookieOf(request, LINK_COOKIE);
  if (token === undefined) return false;
  const opened = await openAppointmentLink(context, token).catch(() => undefined);
  return opened?.appointmentId === id;
}

/**
 * Opens a line to the board of one appointment, for whoever may read it: by the mailed link, or signed in.
 * @throws NotFoundError for one that is unknown or not theirs
 */
export async function watchOwnArrival(context: RequestContext, id: string, upgrade: Request): Promise<Response> {
  if (!(await holdsLink(context, id, upgrade))) {
    await authorize(context, "appointment.read");
    const appointment = await readSummary(context.db, id);
    if (!appointment) throw new NotFoundError();
    await authorize(context, "appointment.read", summarySubject(appointment));
  }
  return scheduleBoard(context, appointmentBoard(id)).fetch(upgrade);
}

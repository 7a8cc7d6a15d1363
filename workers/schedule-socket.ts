import { watchDesk, watchOwnArrival, watchSchedule } from "~/features/scheduling/public.server";
import { failedCall } from "~/platform/calls/answer.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { failureOf } from "~/platform/http/failure.server";

const PATH = /^\/realtime\/scheduleBoard\/([\w-]{1,80})$/;
const OWN = /^\/realtime\/scheduleBoard\/appointment\/([\w-]{1,80})$/;

/** Whether a socket is for a provider's board. */
export const isSchedulePath = (pathname: string): boolean => pathname.startsWith("/realtime/scheduleBoard/");

/** Opens the socket of a provider's, the desk's or an appointment's board, after checking that this actor may watch it. */
export async function openScheduleSocket(app: RequestContext, request: Request, url: URL): Promise<Response> {
  try {
    if (url.pathname === paths.deskLine()) return await watchDesk(app, request);
    const appointmentId = OWN.exec(url.pathname)?.[1];
    if (appointmentId) return await watchOwnArrival(app, appointmentId, request);
    const employeeId = PATH.exec(url.pathname)?.[1];
    if (!employeeId) throw new NotFoundError();
    return await watchSchedule(app, employeeId, request);
  } catch (error) {
    return failedCall(failureOf(error, app.log, app.organization.id), app.locale);
  }
}

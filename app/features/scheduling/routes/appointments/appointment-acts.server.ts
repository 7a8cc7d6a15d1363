import { redirect } from "@remix-run/cloudflare";
import type { RequestContext } from "~/platform/context.server";
import { actsOf, attempt } from "~/platform/http/define-form.server";
import type { ScreenArgs } from "~/platform/http/screen.server";
import { arriveAppointment } from "../../services/appointments/arrivals/arrive-appointment.server";
import { cancelAppointment } from "../../services/appointments/cancel-appointment.server";
import { cancelFollowing } from "../../services/series/cancel-series.server";
import { chargeAppointment } from "../../services/payments/charge-appointment.server";
import { completeAppointment } from "../../services/appointments/complete-appointment.server";
import { concludeAppointment } from "../../services/appointments/conclude-appointment.server";
import { confirmAppointment } from "../../services/appointments/confirm-appointment.server";
import { disableAppointment } from "../../services/appointments/disable-appointment.server";
import { discountAppointment } from "../../services/payments/discount-appointment.server";
import { joinWaitingList } from "../../services/waiting-list/join-waiting-list.server";
import { leaveWaitingList } from "../../services/waiting-list/leave-waiting-list.server";
import { markNoShow } from "../../services/appointments/mark-no-show.server";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";
import { payWithCredit } from "../../services/payments/pay-with-credit.server";
import { rejectAppointment } from "../../services/appointments/reject-appointment.server";
import { startOrLeadToCall } from "../../services/appointments/start-or-lead-to-call.server";
import { updateAppointment } from "../../services/appointments/update-appointment.server";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";

/**
 * What it was done to: the appointment as it is now, as far as the action says. `startsAt` in UTC ms; `call` is where the
 * provider goes on to.
 */
interface Acted {
  id: string;
  stateId?: number;
  startsAt?: number;
  call?: string | null;
}

type Service = (context: RequestContext, raw: unknown) => Promise<Acted>;

const SERVICES = {
  confirm: confirmAppointment,
  reject: rejectAppointment,
  cancel: cancelAppointment,
  "cancel-following": cancelFollowing,
  arrive: (context, raw) => arriveAppointment(context, raw),
  start: startOrLeadToCall,
  conclude: concludeAppointment,
  complete: completeAppointment,
  "no-show": markNoShow,
  "mark-paid": markPaidAtClinic,
  "pay-with-credit": payWithCredit,
  charge: chargeAppointment,
  discount: discountAppointment,
  update: updateAppointment,
  disable: disableAppointment,
  undo: undoAppointment,
  wait: joinWaitingList,
  "stop-waiting": leaveWaitingList,
} satisfies Record<string, Service>;

type Change = keyof typeof SERVICES;

interface Changed {
  context: RequestContext;
  appointmentId: string;
}

/**
 * What the screens of one appointment can ask for, by intent.
 * @param changed whose appointment it is, and by which right
 * @param next where it leads once it is done
 */
export const appointmentActs = (
  changed: (args: ScreenArgs) => Changed | Promise<Changed>,
  next: (args: ScreenArgs, done: Change, acted: Acted) => string | Promise<string>,
) =>
  actsOf(SERVICES, (service, intent) =>
    attempt(async (args) => {
      const { context, appointmentId } = await changed(args);
      const acted = await service(context, { ...args.value, intent, appointmentId });
      return redirect(await next(args, intent, acted), 303);
    }),
  );

/** The appointment that the address of a staff or patient screen names. */
export const appointmentInPath = ({ app, params: { appointmentId = "" } }: ScreenArgs): Changed => ({
  context: app,
  appointmentId,
});

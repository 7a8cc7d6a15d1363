import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import { attempt } from "~/platform/http/define-form.server";
import type { ListedDone } from "../../components/lists/appointment-list-props";
import { undoAppointment } from "../../services/appointments/undo-appointment.server";
import { confirmAppointment } from "../../services/appointments/confirm-appointment.server";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";

/** Does something to one appointment of a list by one press; it leads back to the list, which says so. */
const doing = (service: (context: RequestContext, raw: unknown) => Promise<{ id: string }>, done: ListedDone) =>
  attempt(async ({ app, url, value: { intent: _, ...fields } }) => {
    const { id } = await service(app, fields);
    const list = new URL(url);
    list.searchParams.set("done", done);
    if (done === "undo") list.searchParams.delete("of");
    else list.searchParams.set("of", id);
    return redirect(`${list.pathname}${list.search}`, 303);
  });

/** Undoes what was taken for an appointment, and leads to where another amount or kind is said. */
const takeOtherwise = attempt(async ({ app, value: { intent: _, ...fields } }) => {
  const { id: appointmentId } = await undoAppointment(app, fields);
  return redirect(paths.paymentCreate({ appointmentId }), 303);
});

/** What is done on a list to one of its appointments. The calendar confirms and undoes by intents of its own, and stays. */
export const listedActs = {
  "mark-paid": doing(markPaidAtClinic, "mark-paid"),
  "confirm-listed": doing(confirmAppointment, "confirm"),
  "take-otherwise": takeOtherwise,
  "undo-listed": doing(undoAppointment, "undo"),
};

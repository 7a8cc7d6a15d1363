import { redirect } from "@remix-run/cloudflare";
import type { RequestContext } from "~/platform/context.server";
import { attempt } from "~/platform/http/define-form.server";
import type { ListedDone } from "../../components/lists/appointment-list-props";
import { confirmAppointment } from "../../services/appointments/confirm-appointment.server";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";

/** Does something to one appointment of a list by one press; it leads back to the list, which says so. */
const doing = (service: (context: RequestContext, raw: unknown) => Promise<{ id: string }>, done: ListedDone) =>
  attempt(async ({ app, url, value: { intent: _, ...fields } }) => {
    const { id } = await service(app, fields);
    const list = new URL(url);
    list.searchParams.set("done", done);
    list.searchParams.set("of", id);
    return redirect(`${list.pathname}${list.search}`, 303);
  });

/** What is done on a list to one of its appointments. The calendar confirms by an intent of its own, and stays. */
export const listedActs = {
  "mark-paid": doing(markPaidAtClinic, "mark-paid"),
  "confirm-listed": doing(confirmAppointment, "confirm"),
};

import { redirect } from "@remix-run/cloudflare";
import { attempt } from "~/platform/http/define-form.server";
import { markPaidAtClinic } from "../../services/payments/mark-paid-at-clinic.server";

/** By one press on a list an appointment is paid for; it leads back to the list, which says so. */
export const payActs = {
  "mark-paid": attempt(async ({ app, url, value: { intent: _, ...fields } }) => {
    const { id } = await markPaidAtClinic(app, fields);
    const list = new URL(url);
    list.searchParams.set("done", "mark-paid");
    list.searchParams.set("of", id);
    return redirect(`${list.pathname}${list.search}`, 303);
  }),
};

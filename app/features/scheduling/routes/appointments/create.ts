import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import { defineLoader } from "~/platform/http/screen.server";

/** Staff set an appointment, patients book one. */
export const loader = defineLoader(async ({ app }) => {
  await authorize(app, "appointment.list");
  return redirect(app.actor.kind === "employee" ? paths.bookingPanel() : paths.booking());
});

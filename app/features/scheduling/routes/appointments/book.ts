import { redirect } from "@remix-run/cloudflare";
import { actsForClinic } from "~/platform/access/actor.server";
import { authorize } from "~/platform/access/authorize.server";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOfService, staffAddressOfService } from "../public/service-address.server";

/** Staff set an appointment of the service, patients book one; an offering or a kind of appointment may be named. */
export const loader = defineLoader(async ({ app, params }) => {
  await authorize(app, "appointment.list");
  const service = params["service"] ?? "";
  return redirect(await (actsForClinic(app.actor) ? staffAddressOfService : addressOfService)(app, service));
});

import { redirect } from "@remix-run/cloudflare";
import { authorize } from "~/platform/access/authorize.server";
import { defineLoader } from "~/platform/http/screen.server";
import { addressOfService } from "../public/service-address.server";

/** Booking is the same for everyone: its pages know who is signed in. An offering of either kind may be named. */
export const loader = defineLoader(async ({ app, params }) => {
  await authorize(app, "appointment.list");
  return redirect(await addressOfService(app, params["service"] ?? ""));
});

import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { authorize } from "~/platform/authorize.server";
import { defineLoader } from "~/platform/screen.server";

/** Booking is the same for everyone: its pages know who is signed in. */
export const loader = defineLoader(async ({ app, params }) => {
  await authorize(app, "appointment.list");
  return redirect(paths.bookService(params["service"] ?? ""));
});

import { accountPasskeyOptions } from "~/features/patients/public.server";
import { defineLoader } from "~/platform/http/screen.server";
import { ownAppointmentOf } from "./own-appointment.server";

/** What the page of the link asks for when its holder opens an account by a passkey. */
export const loader = defineLoader(async ({ app, request }) => {
  const { context, byMail } = await ownAppointmentOf(app, request);
  const options = await accountPasskeyOptions(context, { byMail });
  return Response.json(options, { headers: { "cache-control": "private, no-store" } });
});

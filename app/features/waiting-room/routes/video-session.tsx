import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { reachVideoCall } from "../services/sessions/reach-video-call.server";

/**
 * The video of an appointment by the appointment alone: leads into the room it is in; without an appointment to the
 * list of them.
 */
export const loader = defineLoader(async ({ app, request, params, url }) => {
  const { appointmentId } = params;
  if (!appointmentId) return redirect(paths.videoAppointments());
  const { session } = await reachVideoCall(app, request, appointmentId);
  const enter = url.searchParams.get("enter") === "now" ? "now" : undefined;
  return redirect(paths.waitingRoomVideo(session.waitingRoomId, appointmentId, { enter }));
});

/** Never seen: the loader leads on. */
export default function VideoSession() {
  return null;
}

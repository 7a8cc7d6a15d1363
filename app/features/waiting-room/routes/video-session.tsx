import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { defineLoader } from "~/platform/http/screen.server";
import { reachSession } from "../services/sessions/reach-session.server";

/** The video of a visit by the visit alone: leads into the room it is in; without a visit to the list of them. */
export const loader = defineLoader(async ({ app, request, params }) => {
  const { appointmentId } = params;
  if (!appointmentId) return redirect(paths.videoAppointments());
  const { session } = await reachSession(app, request, appointmentId);
  return redirect(paths.waitingRoomVideo(session.waitingRoomId, appointmentId));
});

/** Never seen: the loader leads on. */
export default function VideoSession() {
  return null;
}

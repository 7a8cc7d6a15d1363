import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { ROOM_COOKIE, setCookie } from "~/platform/http/cookies.server";
import { defineLoader } from "~/platform/http/screen.server";
import { openRoomLink } from "../services/links/open-room-link.server";
import { placeToWait } from "../support/links/place-to-wait.server";

/** A mailed link: its secret moves into a cookie, and the address that stays is clean. */
export const loader = defineLoader(async ({ app, request, params }) => {
  const token = params.token ?? "";
  const link = await openRoomLink(app, request, token);
  const seconds = Math.floor((link.expiresAt - app.now) / 1_000);
  const { waitingRoomId, linkAppointmentId: appointmentId, type } = link;
  const room = link.asksWho ? paths.joinRoom(waitingRoomId) : placeToWait(waitingRoomId, { appointmentId, type });
  return redirect(room, {
    headers: {
      "set-cookie": setCookie(ROOM_COOKIE, token, seconds),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
});

/** Only ever seen when the link opens nothing: the error page stands in its place. */
export default function RoomLink() {
  return null;
}

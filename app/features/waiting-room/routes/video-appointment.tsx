import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { parse } from "~/platform/http/parse.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { EarlyAppointment } from "../components/guests/early-appointment";
import { NotOpen } from "../components/not-open";
import { useProviderName } from "../components/use-provider-name";
import { VideoAppointment } from "../components/video/video-appointment";
import { checkInFormSchema, messageFormSchema } from "../schemas/rooms/room-forms";
import { answerInRoom } from "../services/record/answer-briefing.server";
import { briefingFields } from "../schemas/record/briefing-fields";
import { actInRoom } from "../services/rooms/act-in-room.server";
import { checkInToRoom } from "../services/rooms/check-in-to-room.server";
import { findMovedAppointment } from "../services/appointments/find-moved-appointment.server";
import { viewVideoAppointment } from "../services/video/view-video-appointment.server";

export const handle = {
  hydrate: true,
  namespaces: ["waiting-room", "rooms", "video", "desk"],
  width: "stage",
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "" } = params;
  const page = await viewVideoAppointment(app, request, { waitingRoomId, chatRoomId }).catch(async (error: unknown) => {
    const to = await findMovedAppointment(app, request, waitingRoomId, chatRoomId);
    throw to === null ? error : redirect(paths.waitingRoomVideo(to, chatRoomId));
  });
  return { ...page, title: createTranslator(app.locale).t("video:appointment") };
});

export const meta = screenTitle;

/** What is pressed before the page's script runs, or without one. */
export const action = defineForm({
  checkIn: press(async ({ app, request, params, value }) => {
    const { waitingRoomId = "", chatRoomId = "" } = params;
    // Staff press the same button: the room gives them no place, and they go in.
    await checkInToRoom(app, request, waitingRoomId, parse(checkInFormSchema, value), chatRoomId);
    return redirect(paths.waitingRoomVideo(waitingRoomId, chatRoomId, { enter: "pressed" }), 303);
  }),
  answer: press(async ({ app, request, params, form }) => {
    const { waitingRoomId = "", chatRoomId = "" } = params;
    await answerInRoom(app, request, { waitingRoomId, chatRoomId }, briefingFields(form));
    return {};
  }),
  send: press(({ app, request, params, value }) => {
    const { waitingRoomId = "", chatRoomId: appointmentId = "" } = params;
    const { chatRoomId, message } = parse(messageFormSchema, value);
    return actInRoom(
      app,
      request,
      waitingRoomId,
      (room, identity) => room.send(identity, { clientId: crypto.randomUUID(), chatRoomId, message }),
      appointmentId,
    );
  }),
});

/** A video appointment. */
export default function VideoAppointmentScreen() {
  const { presence, entry, appointment, ...page } = useLoaderData<typeof loader>();
  const { room, side, ticket, initial, appointmentLength, iceServers, way, notes, consults, patients } = page;
  const { ending, after, phone, mayConfirm, now, briefing, byLink } = page;
  const doctor = useProviderName(room);
  const { timeZone, startsAt } = appointment ?? { timeZone: "UTC", startsAt: now };
  const confirmAction = appointment && mayConfirm ? paths.waitingRoomChat(room.id, appointment.appointmentId) : null;
  if (presence?.kind === "early" && appointment)
    return <EarlyAppointment {...{ appointment, doctor, phone, byLink, briefing }} opensAt={presence.opensAt} />;
  if (presence && presence.kind !== "open")
    return <NotOpen {...{ presence, doctor, timeZone, startsAt, ending, after, phone, confirmAction }} />;
  if (!appointment) return null;
  const isOver = entry.presence === "over";
  return (
    <VideoAppointment
      {...{ room, side, appointment, ticket, initial, appointmentLength, iceServers, way }}
      {...{ notes, consults, patients, isOver, phone, briefing, byLink, renderedAt: now }}
    />
  );
}

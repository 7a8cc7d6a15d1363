import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import { parse } from "~/platform/http/parse.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { NotOpen } from "../components/not-open";
import { useDoctorName } from "../components/use-doctor-name";
import { VideoVisit } from "../components/video/video-visit";
import { messageFormSchema } from "../schemas/rooms/room-forms";
import { actInRoom } from "../services/rooms/act-in-room.server";
import { findMovedVisit } from "../services/visits/find-moved-visit.server";
import { viewVideoVisit } from "../services/video/view-video-visit.server";

export const handle = {
  hydrate: true,
  namespaces: ["waiting-room", "rooms", "video"],
  width: "wide",
} satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId = "" } = params;
  const page = await viewVideoVisit(app, request, { waitingRoomId, chatRoomId }).catch(async (error: unknown) => {
    const to = await findMovedVisit(app, request, waitingRoomId, chatRoomId);
    throw to === null ? error : redirect(paths.waitingRoomVideo(to, chatRoomId));
  });
  return { ...page, title: createTranslator(app.locale).t("video:visit") };
});

export const meta = screenTitle;

/** The chat beside the video by a plain form, where the page's script does not run. */
export const action = defineForm({
  "": press(({ app, request, params, value }) => {
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

/** A video visit. */
export default function VideoVisitScreen() {
  const { presence, entry, visit, ...page } = useLoaderData<typeof loader>();
  const { room, side, ticket, initial, visitLength, iceServers, way, notes, streamed } = page;
  const { ending, phone, mayConfirm, now } = page;
  const doctor = useDoctorName(room);
  const { timeZone, startsAt } = visit ?? { timeZone: "UTC", startsAt: now };
  const confirmAction = visit && mayConfirm ? paths.waitingRoomChat(room.id, visit.appointmentId) : null;
  if (presence && presence.kind !== "open")
    return <NotOpen {...{ presence, doctor, timeZone, startsAt, ending, phone, confirmAction }} />;
  if (!visit) return null;
  const isOver = entry.presence === "over";
  return (
    <VideoVisit
      {...{
        room,
        side,
        visit,
        ticket,
        initial,
        visitLength,
        iceServers,
        way,
        notes,
        streamed,
        isOver,
        phone,
        renderedAt: now,
      }}
    />
  );
}

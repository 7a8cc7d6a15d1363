import { data, redirect, redirectDocument } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate, useParams } from "@remix-run/react";
import { useEffect } from "react";
import type { z } from "zod";
import { concludeAppointment } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { attempt, defineForm, type PostedArgs } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { parse } from "~/platform/http/parse.server";
import { useFreshData } from "~/ui/hydrated/use-fresh-data";
import { GuestRoom } from "../components/guest-room";
import { NotOpen } from "../components/not-open";
import { StaffRoom } from "../components/staff-room";
import { useProviderName } from "../components/use-provider-name";
import { useFreshEnding } from "../components/use-fresh-ending";
import type { RoomIdentity } from "../domain/rooms/room-state";
import type { WaitingRoomCalls } from "../realtime/protocol-calls";
import {
  checkInFormSchema,
  lateFormSchema,
  messageFormSchema,
  appointmentFormSchema,
} from "../schemas/rooms/room-forms";
import { useWaitingRoom } from "../realtime/use-waiting-room";
import { briefingFields } from "../schemas/record/briefing-fields";
import { actInRoom } from "../services/rooms/act-in-room.server";
import { checkInToRoom } from "../services/rooms/check-in-to-room.server";
import { confirmInRoom } from "../services/appointments/confirm-in-room.server";
import { answerInRoom } from "../services/record/answer-briefing.server";
import { findMovedAppointment } from "../services/appointments/find-moved-appointment.server";
import { moveAppointment } from "../services/appointments/move-appointment.server";
import { startInRoom } from "../services/sessions/start-in-room.server";
import { viewRoom, type RoomPage } from "../services/rooms/view-room.server";

export const handle = { hydrate: true, namespaces: ["waiting-room", "rooms"], width: "wide" } satisfies ScreenHandle;

export const loader = defineLoader(async ({ app, request, params }) => {
  const { waitingRoomId = "", chatRoomId } = params;
  const page = await viewRoom(app, request, waitingRoomId, chatRoomId).catch(async (error: unknown) => {
    const to = await findMovedAppointment(app, request, waitingRoomId, chatRoomId);
    throw to === null ? error : redirect(chatRoomId ? paths.waitingRoomChat(to, chatRoomId) : paths.waitingRoom(to));
  });
  const [appointment] = page.appointments;
  if (page.presence?.kind === "early" && appointment?.type === "video")
    throw redirect(paths.waitingRoomVideo(page.room.id, appointment.appointmentId));
  const { t } = createTranslator(app.locale);
  const name = page.room.doctorName;
  const isNamedByRoom = page.room.shared && page.side === "staff";
  return { ...page, title: isNamedByRoom ? t("rooms:shared.titleOf", { name }) : t("waiting-room:titleOf", { name }) };
});

export const meta = screenTitle;

interface Told {
  refusal?: string | undefined;
}

/** An act of the page's forms, which are all there is without script: the page stays, and says what was refused. */
const inPage = (work: (args: PostedArgs) => Promise<unknown>) =>
  attempt<Told, Told>(
    async (args) => {
      await work(args);
      return {};
    },
    { show: ({ errors: [first] }) => ({ refusal: first?.message }) },
  );

/** One act in the room of the page, for the appointment that its address names if it names one. */
const inRoom = <S extends z.ZodType>(
  schema: S,
  act: (room: WaitingRoomCalls, identity: RoomIdentity, sent: z.infer<S>) => Promise<unknown>,
) =>
  inPage(({ app, request, params, form }) => {
    const sent = parse(schema, Object.fromEntries(form));
    const { waitingRoomId = "", chatRoomId } = params;
    return actInRoom(app, request, waitingRoomId, (room, identity) => act(room, identity, sent), chatRoomId);
  });

export const action = defineForm({
  start: inPage(async ({ app, request, params, form }) => {
    const [chatRoomId, enter] = [form.get("chatRoomId"), form.get("enter") ?? undefined];
    const call = await startInRoom(app, request, { waitingRoomId: params.waitingRoomId, chatRoomId, enter });
    // As a document: the page of the call has words that this one did not bring.
    if (call !== null) throw redirectDocument(call, 303);
  }),
  move: inPage(({ app, request, params, form }) =>
    moveAppointment(app, request, { waitingRoomId: params.waitingRoomId, ...Object.fromEntries(form) }),
  ),
  conclude: inPage(({ app, form }) => {
    const { chatRoomId } = parse(appointmentFormSchema, Object.fromEntries(form));
    return concludeAppointment(app, { appointmentId: chatRoomId });
  }),
  confirm: inPage(({ app, request, params }) =>
    confirmInRoom(app, request, { waitingRoomId: params.waitingRoomId ?? "", appointmentId: params.chatRoomId }),
  ),
  answer: attempt(
    async ({ app, request, params, form }): Promise<Told> => {
      const { waitingRoomId = "", chatRoomId } = params;
      await answerInRoom(app, request, { waitingRoomId, chatRoomId }, briefingFields(form));
      return {};
    },
    { show: ({ errors: [first] }, { status }) => data<Told>({ refusal: first?.message }, { status }) },
  ),
  checkIn: inPage(({ app, request, params, form }) => {
    const { waitingRoomId = "", chatRoomId } = params;
    const sent = parse(checkInFormSchema, Object.fromEntries(form));
    return checkInToRoom(app, request, waitingRoomId, sent, chatRoomId);
  }),
  late: inRoom(lateFormSchema, (room, identity, sent) => room.act(identity, { type: "LATE", ...sent })),
  send: inRoom(messageFormSchema, (room, identity, sent) =>
    room.send(identity, { clientId: crypto.randomUUID(), ...sent }),
  ),
});

export default function WaitingRoom() {
  const page = useLoaderData<typeof loader>();
  const doctor = useProviderName(page.room);
  const refusal = useActionData<typeof action>()?.refusal;
  const { presence, ending, after, phone, mayConfirm, appointments, now } = page;
  const [appointment] = appointments;
  const { timeZone, startsAt } = appointment ?? { timeZone: "UTC", startsAt: now };
  const confirmAction =
    appointment && mayConfirm ? paths.waitingRoomChat(page.room.id, appointment.appointmentId) : null;
  if (presence && presence.kind !== "open")
    return <NotOpen {...{ presence, doctor, timeZone, startsAt, ending, after, phone, confirmAction, refusal }} />;
  return <OpenRoom page={page} />;
}

function OpenRoom({ page }: { page: RoomPage }) {
  const { t } = useT();
  const [appointment] = page.appointments;
  const appointmentId = page.side === "guest" ? appointment?.appointmentId : undefined;
  const live = useWaitingRoom({
    endpoints: paths.waitingRoomEndpoints(page.room.id, appointmentId),
    endpointsOf: (id) => paths.waitingRoomEndpoints(id, appointmentId),
    ticket: page.ticket ?? undefined,
    route: () => window.location.pathname,
    initial: page.initial ?? undefined,
  });
  const navigate = useNavigate();
  const { chatRoomId } = useParams();
  const { movedTo } = live;
  const goesTo = movedTo === page.room.id ? null : movedTo;
  useEffect(() => {
    if (goesTo === null) return;
    // The same page with another address: the connection, and what is still on its way, go over with it.
    navigate(chatRoomId ? paths.waitingRoomChat(goesTo, chatRoomId) : paths.waitingRoom(goesTo), { replace: true });
  }, [goesTo, chatRoomId, navigate]);
  const refresh = useFreshData();
  useFreshEnding(live.closed);
  const entries = live.queue?.kind === "staff" ? live.queue.entries : [];
  const unknown = entries
    .filter(({ chatRoomId, providerId }) => {
      const shown = page.appointments.find(({ appointmentId }) => appointmentId === chatRoomId);
      return !shown || (providerId !== null && providerId !== shown.employeeId);
    })
    .map(({ chatRoomId, providerId }) => `${chatRoomId} ${providerId}`)
    .join();
  useEffect(() => {
    if (unknown) refresh();
  }, [unknown, refresh]);
  if (page.side === "guest" && appointment)
    return (
      <GuestRoom
        live={live}
        room={page.room}
        appointment={appointment}
        appointmentLength={page.appointmentLength}
        briefing={page.briefing}
        byLink={page.byLink}
        phone={page.phone}
        renderedAt={page.now}
      />
    );
  if (page.side === "guest") return <p>{t("waiting-room:linkInvalid.text")}</p>;
  return (
    <StaffRoom
      live={live}
      room={page.room}
      appointments={page.appointments}
      readyReplies={page.readyReplies}
      colleagues={page.colleagues}
      expected={page.expected}
      timeZone={page.timeZone}
      opened={chatRoomId ?? null}
      renderedAt={page.now}
    />
  );
}

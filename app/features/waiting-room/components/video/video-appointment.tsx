import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Banner } from "~/ui/view/banner";
import { useNewest } from "~/ui/base/use-newest";
import { PageHeader } from "~/ui/view/page-header";
import { mediaOf } from "../../realtime/video/local-media";
import type { IceServer } from "../../realtime/video/use-video-call";
import type { CallWay } from "../../domain/video/room-call-state";
import type { StreamedCost } from "../../domain/sessions/session-rules";
import type { AppointmentLength } from "../../domain/queue/wait-estimate";
import type { RoomSnapshot } from "../../realtime/protocol-calls";
import { Chat } from "../chat";
import { ConnectionBanner } from "../connection-banner";
import { QueueCard } from "../queue-card";
import type { ShownRoom, ShownAppointment } from "../room-props";
import { useProviderName } from "../use-provider-name";
import { useFreshEnding } from "../use-fresh-ending";
import { useWait } from "../use-wait";
import { AppointmentOver } from "../appointment-over";
import { AlertRemote } from "./alert-remote";
import { CallOver, AppointmentEnded } from "./call-over";
import { CallStage } from "./call-stage";
import { DeviceCheck } from "./device-check";
import { useVideoCallRequests } from "./use-video-call-requests";
import { useAppointmentCall } from "./use-appointment-call";
import { AppointmentNotes, type ShownNotes } from "./appointment-notes";

export interface VideoAppointmentProps {
  room: ShownRoom;
  side: "staff" | "guest";
  appointment: ShownAppointment;
  ticket: string | null;
  initial: RoomSnapshot | null;
  appointmentLength: AppointmentLength | null;
  iceServers: IceServer[];
  /** By a video server, or between the browsers. */
  way: CallWay;
  /** Empty for a patient. */
  notes: readonly ShownNotes[];
  /** What was streamed so far; null for a patient. */
  streamed: StreamedCost | null;
  /** The appointment was over when the page was opened. */
  isOver: boolean;
  /** Of the clinic, for a patient; empty where none is known. */
  phone: string;
  /** When the page was made, epoch milliseconds. */
  renderedAt: number;
}

/** The call and the chat that a page shows; in a group session those that all share, once somebody is let in. */
function useCallNames({ room, side, appointment }: Pick<VideoAppointmentProps, "room" | "side" | "appointment">) {
  const { t } = useT();
  const doctor = useProviderName(room);
  const { session, patientName, appointmentId } = appointment;
  const other = side === "staff" ? patientName : doctor;
  const own = { id: appointmentId, title: t("waiting-room:chat.with", { name: other }), hint: undefined };
  const hint = t(side === "staff" ? "video:group.chatHintStaff" : "video:group.chatHint");
  return {
    callId: session?.id ?? appointmentId,
    doctor,
    name: side === "staff" ? doctor : patientName,
    title: session ? t("video:group.title", { title: session.title }) : t("video:title", { name: other }),
    chatOf: (admitted: boolean) =>
      session && admitted ? { id: session.id, title: t("video:group.chat", { title: session.title }), hint } : own,
  };
}

/** A video appointment from the check of one's devices to its end, with the chat beside it all the while. */
export function VideoAppointment(props: VideoAppointmentProps) {
  const { room, side, appointment, ticket, initial, iceServers, way } = props;
  const { appointmentLength, notes, streamed, isOver, phone } = props;
  const { t } = useT();
  const { callId, doctor, name, title, chatOf } = useCallNames(props);
  const { appointmentId } = appointment;
  const { live, line, video } = useAppointmentCall({
    ...{ roomId: room.id, appointmentId, chatRoomId: callId },
    ...{ ticket, initial, iceServers, way },
  });
  const [stage, setStage] = useState<"check" | "in" | "left" | "ended">(isOver ? "ended" : "check");
  const { phase, peers } = video.call;
  const media = mediaOf(video.local);
  const streaming = phase === "in" && (media.audio || media.video) && peers.some((peer) => peer.line === "connected");
  const wait = useWait(live, appointment, props.renderedAt);
  const session = useVideoCallRequests({ appointmentId, streaming, streamed });
  const staff = side === "staff";
  const queue = live.queue?.kind === "guest" ? live.queue : null;
  const admitted = staff || queue?.state === "admitted";
  const chat = chatOf(admitted);

  const join = useNewest(video.join);
  const isUp = live.status === "open" || live.status === "polling";
  const shouldJoin = stage === "in" && admitted && phase === "out" && isUp;
  useEffect(() => {
    if (shouldJoin) join();
  }, [shouldJoin, join]);

  const enter = async () => {
    if (!(await session.start())) return;
    if (!staff) live.checkIn(null);
    setStage("in");
  };
  const leave = useNewest((to: "left" | "ended") => {
    // Before the call is left: a page that is still in it by its stage would join again.
    flushSync(() => setStage(to));
    video.leave();
  });
  const isConcluded = Boolean(live.chatRooms.find(({ id }) => id === callId)?.closed);
  const shouldEnd = staff && isConcluded && stage !== "ended";
  useEffect(() => {
    if (shouldEnd) queueMicrotask(() => leave("ended"));
  }, [shouldEnd, leave]);
  useFreshEnding(live.closed);
  if (live.closed) return <AppointmentOver outcome={live.closed} ending={null} {...{ doctor, phone }} />;
  const inOrOut = phase === "taken" || phase === "full" ? phase : null;
  const reason = stage === "left" ? "left" : stage === "ended" ? null : inOrOut;
  const refused = session.refusal;
  const refusal = refused && (refused.words ?? t(`video:refused.${refused.reason}`));
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.waitingRoomChat(room.id, appointmentId)}>{t("waiting-room:title")}</BackLink>}
        title={title}
      />
      <ConnectionBanner status={live.status} />
      {/* By the room that the call has, which is less where a consultation is open beside it. */}
      <div className="@container">
        <div className="grid items-start gap-6 @min-[55rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            {stage === "ended" && <AppointmentEnded roomId={room.id} />}
            {reason && (
              <CallOver
                reason={reason}
                onAgain={() => {
                  if (reason === "left") setStage("in");
                  else join();
                }}
              />
            )}
            {!reason && stage === "check" && (
              <DeviceCheck
                video={video}
                name={name}
                status={live.status}
                busy={session.busy}
                refusal={refusal}
                onJoin={() => void enter()}
              />
            )}
            {!reason && stage === "in" && !admitted && queue && (
              <>
                <QueueCard {...queue} {...wait} {...{ appointmentLength, doctor }} lateMinutes={queue.lateMinutes} />
                <p role="status" className="text-lg">
                  {t("video:wait.text")}
                </p>
              </>
            )}
            {!reason && stage === "in" && refusal && <Banner tone="warn" live title={refusal} />}
            {!reason && stage === "in" && admitted && (
              <CallStage
                video={video}
                name={name}
                line={line}
                chatRoomId={callId}
                group={appointment.session !== null}
                alone={<AlertRemote side={side} group={appointment.session !== null} alert={session.alertRemote} />}
                onLeave={() => leave("left")}
                onConclude={staff ? () => void session.end().then((done) => done && leave("ended")) : undefined}
              />
            )}
            <AppointmentNotes notes={notes} streamed={session.streamed} />
          </div>
          <Chat
            key={chat.id}
            live={live}
            roomId={room.id}
            chatRoomId={chat.id}
            title={chat.title}
            hint={chat.hint}
            timeZone={appointment.timeZone}
          />
        </div>
      </div>
    </>
  );
}

import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { unreadIn } from "../../realtime/room-client-marks";
import { mediaOf } from "../../realtime/video/local-media";
import { AppointmentOver } from "../appointment-over";
import { Chat } from "../chat";
import { useFreshEnding } from "../use-fresh-ending";
import { AlertRemote } from "./alert-remote";
import { CallBar } from "./call-bar";
import { CallHead } from "./call-head";
import type { CallLayout } from "./call-menu";
import { CallPanel, type CallPanelProps } from "./call-panel";
import { CallSteps } from "./call-steps";
import { CallStage } from "./call-stage";
import { NotesPart } from "./notes-part";
import { PatientPart } from "./patient-part";
import { PeoplePart } from "./people-part";
import { useAppointmentCall } from "./use-appointment-call";
import { useCallIn } from "../sound/use-call-in";
import { useCallNames } from "./use-call-names";
import { useCallPanel } from "./use-call-panel";
import { useCallProgress } from "./use-call-progress";
import { useCaptions } from "./use-captions";
import { useFloat } from "./use-float";
import { useGoingOn } from "./use-going-on";
import { useLarge } from "./use-large";
import { useVideoCallRequests } from "./use-video-call-requests";
import { useWakeLock } from "./use-wake-lock";
import { titledPeers } from "../../domain/video/titled-peers";
import { useProviderName } from "../use-provider-name";
import type { VideoAppointmentProps } from "./video-appointment-props";

/** A video appointment from the check of one's devices to its end: the picture, what one can do, and what is beside. */
export function VideoAppointment(props: VideoAppointmentProps) {
  const { room, side, appointment, ticket, initial, iceServers, way, notes, consults, patients, phone } = props;
  const { bcp47 } = useT();
  const { callId, doctor, name, title, chatOf } = useCallNames(props);
  const { appointmentId } = appointment;
  const {
    live,
    line,
    video: plain,
  } = useAppointmentCall({
    ...{ roomId: room.id, appointmentId, chatRoomId: callId },
    ...{ ticket, initial, iceServers, way },
  });
  const provider = useProviderName(appointment);
  const peers = titledPeers(plain.call.peers, appointment.employeeId, provider);
  const [departed = null] = titledPeers(
    plain.call.departed ? [plain.call.departed] : [],
    appointment.employeeId,
    provider,
  );
  const video = { ...plain, call: { ...plain.call, peers, departed } };
  const { phase } = video.call;
  const media = mediaOf(video.local);
  const streaming = phase === "in" && (media.audio || media.video) && peers.some((peer) => peer.line === "connected");
  const session = useVideoCallRequests({ appointmentId, streaming });
  const staff = side === "staff";
  const queue = live.queue?.kind === "guest" ? live.queue : null;
  const admitted = staff || queue?.state === "admitted";
  const chat = chatOf(admitted);
  const chatNow = live.chatRooms.find(({ id }) => id === chat.id);
  const isConcluded = Boolean(live.chatRooms.find(({ id }) => id === callId)?.closed);
  const progress = useCallProgress({ ...{ staff, admitted, isConcluded, live, video, session }, isOver: props.isOver });
  const panel = useCallPanel(staff ? "notes" : "chat", side);
  const [layout, setLayout] = useState<CallLayout>("speaker");
  const captions = useCaptions({ chatRoomId: callId, line, language: bcp47, speaking: media.audio });
  const stage = useRef<HTMLElement>(null);
  const mainVideo = useRef<HTMLVideoElement>(null);
  const inCall = !progress.out && progress.step === "in";
  const large = useLarge();
  useWakeLock(inCall);
  useCallIn(inCall && queue?.state === "waiting", inCall && !staff && admitted);
  const float = useFloat(mainVideo);
  useGoingOn(inCall && phase === "in", float.open);
  useFreshEnding(live.closed);
  if (live.closed) return <AppointmentOver outcome={live.closed} ending={null} {...{ doctor, phone }} />;
  const group = appointment.session !== null;
  const parts: CallPanelProps["parts"] = [
    ...(staff ? [["notes", <NotesPart key="notes" {...{ consults, notes }} />] as const] : []),
    [
      "chat",
      <Chat
        key={chat.id}
        {...{ live, ...chat, timeZone: appointment.timeZone }}
        roomId={room.id}
        chatRoomId={chat.id}
        beside={panel.shown === "yes" && panel.chosen === "chat" ? "seen" : "away"}
      />,
    ],
    ...(patients.length > 0
      ? [["patient", panel.seen.includes("patient") && <PatientPart key="patient" patients={patients} />] as const]
      : []),
    ["people", <PeoplePart key="people" {...{ video, name }} />],
  ];
  return (
    <div
      data-in-call={inCall && admitted ? side : undefined}
      data-side={side}
      data-waits={inCall ? "" : undefined}
      data-large={large.large ? "" : undefined}
      className="call-page relative flex min-h-0 grow flex-col computer:flex-row"
    >
      <section
        ref={stage}
        aria-label={title}
        className="call-place relative flex min-h-0 min-w-0 grow flex-col bg-canvas"
      >
        <CallHead
          {...{ title, live, video, side }}
          left={progress.out === "left"}
          roomId={room.id}
          appointmentId={appointmentId}
        />
        {inCall && admitted ? (
          <CallStage
            {...{ video, name, layout, captions, mainVideo }}
            timeZone={appointment.timeZone}
            alone={<AlertRemote side={side} group={group} alert={session.alertRemote} />}
          />
        ) : (
          <CallSteps {...{ ...props, live, video, progress, session, doctor, name, queue, large }} />
        )}
        <CallBar
          {...{ video, captions, layout, group, inCall, phone }}
          large={large.large}
          onLarge={large.toggle}
          onLayout={setLayout}
          stage={() => stage.current}
          onFloat={float.toggle}
          shown={panel.shown === "yes" ? panel.chosen : null}
          notes={staff ? { isBeside: panel.shown !== "no" } : undefined}
          onPanel={panel.toggle}
          unread={unreadIn(chatNow, live.self?.memberId)}
          onLeave={() => progress.leave("left")}
          onConclude={staff ? () => void progress.conclude() : undefined}
        />
      </section>
      <CallPanel
        parts={parts}
        {...{ chosen: panel.chosen, shown: panel.shown, width: panel.width }}
        onWidth={panel.setWidth}
        onChoose={panel.show}
        onClose={panel.close}
      />
    </div>
  );
}

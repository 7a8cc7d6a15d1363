import { useState } from "react";
import { paths } from "~/paths";
import type { CallWay } from "../../domain/video/room-call-state";
import type { RoomSnapshot } from "../../realtime/protocol-calls";
import { browserEnvironment } from "../../realtime/room-environment";
import { useWaitingRoom } from "../../realtime/use-waiting-room";
import { RoomCallLine } from "../../realtime/video/call-line";
import { mediaAsker } from "../../realtime/video/media-asker";
import { useIceServers } from "../../realtime/video/use-ice-servers";
import { useVideoCall, type IceServer } from "../../realtime/video/use-video-call";

export interface AppointmentCallOptions {
  roomId: string;
  appointmentId: string;
  /** Id of the call: the appointment's own, or that of its group session. */
  chatRoomId: string;
  ticket: string | null;
  initial: RoomSnapshot | null;
  iceServers: IceServer[];
  way: CallWay;
}

/** The room's line for one appointment, and the call that rides on it. */
export function useAppointmentCall(options: AppointmentCallOptions) {
  const { roomId, appointmentId, chatRoomId, ticket, initial, iceServers, way } = options;
  const [line] = useState(() => new RoomCallLine());
  const endpoints = paths.waitingRoomEndpoints(roomId, appointmentId);
  const live = useWaitingRoom(
    {
      endpoints,
      ticket: ticket ?? undefined,
      route: () => window.location.pathname,
      initial: initial ?? undefined,
    },
    () => line.overhear(browserEnvironment(), endpoints),
  );
  const servers = useIceServers(iceServers, paths.videoSessionConfig(roomId, appointmentId));
  const [askMedia] = useState(() =>
    way === "sfu" ? mediaAsker(browserEnvironment(), { waitingRoomId: roomId, appointmentId, chatRoomId }) : null,
  );
  const video = useVideoCall({ chatRoomId, line, iceServers: servers, askMedia });
  return { live, line, video };
}

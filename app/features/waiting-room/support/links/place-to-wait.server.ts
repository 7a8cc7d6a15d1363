import { paths } from "~/paths";

/** What a guest came for. */
interface Awaited {
  appointmentId: string;
  type: "video" | "in_patient";
}

/**
 * Where a guest waits: for a video appointment the page of its call, which asks for name and devices at once and opens
 * the call by itself; else the room.
 */
export const placeToWait = (waitingRoomId: string, { appointmentId, type }: Awaited): string =>
  type === "video" ? paths.waitingRoomVideo(waitingRoomId, appointmentId) : paths.waitingRoom(waitingRoomId);

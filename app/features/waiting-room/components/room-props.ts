import type { RoomClientState } from "../realtime/room-client-state";
import type { WaitingRoomActions } from "../realtime/use-waiting-room";

/** The live room as its parts get it. */
export type LiveRoom = RoomClientState & WaitingRoomActions;

/** One visit beside its place in the queue; from the page's data. */
export interface ShownVisit {
  appointmentId: string;
  stateId: number;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
  offering: string;
  patientName: string;
}

/** A colleague's room, to which a visit can go. */
export interface Colleague {
  roomId: string;
  name: string;
}

/** The room and its provider. */
export interface ShownRoom {
  id: string;
  name: string;
  doctorTitle: number;
  doctorName: string;
}

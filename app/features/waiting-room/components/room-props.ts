import type { RoomClientState } from "../realtime/room-client-state";
import type { WaitingRoomActions } from "../realtime/use-waiting-room";

/** The live room as its parts get it. */
export type LiveRoom = RoomClientState & WaitingRoomActions;

/** One appointment beside its place in the queue; from the page's data. */
export interface ShownAppointment {
  appointmentId: string;
  stateId: number;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
  offering: string;
  /** The group session in which it is, whose participants share a chat and a call of this id; null outside of one. */
  session: { id: string; title: string } | null;
  patientName: string;
  /** Patient of the appointment. */
  employeeId: string;
  doctorTitle: number;
  doctorName: string;
  /** Whoever looks is that doctor. */
  mine: boolean;
  /** Whoever looks may call the patient in. */
  mayStart: boolean;
}

/** Whether its provider, who calls the patient in, meets them in the appointment's own call. */
export const leadsIntoCall = (appointment: ShownAppointment | undefined): boolean =>
  appointment !== undefined && appointment.mine && appointment.type === "video" && appointment.session === null;

/** Somebody who is still to come today, or was checked in outside of the room; from the page's data. */
export interface ExpectedPatient {
  appointmentId: string;
  patientName: string;
  /** For a link; empty where none is known. */
  phone: string;
  /** Name of the service; empty where it has none. */
  offering: string;
  type: "video" | "in_patient";
  /** UTC ms. */
  startsAt: number;
  timeZone: string;
  /** UTC ms; null while they are still to come. */
  arrivedAt: number | null;
  called: boolean;
}

/** A colleague's room, to which an appointment can go. */
export interface Colleague {
  roomId: string;
  name: string;
  employeeId: string;
}

/** The room and its provider; of a shared one its own name stands for the provider's, for staff. */
export interface ShownRoom {
  id: string;
  name: string;
  /** Several providers share it. */
  shared: boolean;
  doctorTitle: number;
  doctorName: string;
}

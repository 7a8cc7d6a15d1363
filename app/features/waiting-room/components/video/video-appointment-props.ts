import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import type { CallWay } from "../../domain/video/room-call-state";
import type { AppointmentLength } from "../../domain/queue/wait-estimate";
import type { RoomSnapshot } from "../../realtime/protocol-calls";
import type { IceServer } from "../../realtime/video/use-video-call";
import type { ShownRoom, ShownAppointment } from "../room-props";
import type { NotesPartProps } from "./notes-part";
import type { PatientPartProps } from "./patient-part";

export interface VideoAppointmentProps extends NotesPartProps, PatientPartProps {
  room: ShownRoom;
  side: "staff" | "guest";
  appointment: ShownAppointment;
  ticket: string | null;
  initial: RoomSnapshot | null;
  appointmentLength: AppointmentLength | null;
  iceServers: IceServer[];
  /** By a video server, or between the browsers. */
  way: CallWay;
  /** What a guest reads and answers before the appointment. */
  briefing: Briefing | null;
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
  /** The appointment was over when the page was opened. */
  isOver: boolean;
  /** Of the clinic, for a patient; empty where none is known. */
  phone: string;
  /** When the page was made, epoch milliseconds. */
  renderedAt: number;
}

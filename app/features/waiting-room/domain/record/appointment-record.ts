import { OVER } from "../sessions/appointment-presence";
import { streamedCost, type StreamedCost } from "../sessions/session-rules";

/** States in which an appointment has taken place: completed and concluded. */
export const TOOK_PLACE: readonly number[] = [8, 10];

/** A file that was sent in an appointment's chat. */
export interface RecordFile {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

/** One message of a chat that is over, or one note that staff wrote beside it. */
export interface RecordMessage {
  id: string;
  senderId: string;
  senderName: string;
  message: string;
  /** Epoch milliseconds. */
  time: number;
  file?: RecordFile | undefined;
}

/** Somebody who was there; `cameAt` in epoch milliseconds, null where it is not known. */
export interface RecordPerson {
  role: "provider" | "patient" | "companion";
  /** Of the provider without their title. */
  name: string;
  cameAt: number | null;
}

/** Whether the patient was shown what came of a consultation. */
export type Published = "UNPUBLISHED" | "PUBLISHED" | "WITHDRAWN";

/** What is known of an appointment that has a record. Instants in epoch milliseconds. */
export interface RecordedAppointment {
  stateId: number;
  type: "video" | "in_patient";
  doctorName: string;
  patientName: string;
  startedAt: number | null;
  concludedAt: number | null;
  patientEnteredAt: number | null;
  providerEnteredAt: number | null;
  bothStreamedMs: number | null;
  /** Null where nobody has opened its consultation. */
  publishStatus: Published | null;
}

/** How an appointment went: from when to when, how long by video, and who was there. */
export interface AppointmentCourse {
  from: number;
  /** Null while it goes on, and where nobody ended it before it was completed. */
  to: number | null;
  goesOn: boolean;
  /** Minutes in which both sides streamed; null in person, and where no video came about. */
  videoMinutes: number | null;
  /** What the practice pays for its video: staff alone see it; null where there is nothing to pay. */
  streamed: StreamedCost | null;
  people: RecordPerson[];
}

/** One consultation in the list of a patient's. */
export interface Consultation {
  appointmentId: string;
  /** Epoch milliseconds. */
  startsAt: number;
  timeZone: string;
  offering: string;
  doctorTitle: number;
  doctorName: string;
  course: AppointmentCourse | null;
  summary: string;
  signature: string;
  reviewNote: string;
  files: readonly RecordFile[];
}

/** Everything that was written about an appointment. */
export interface RecordedWords {
  /** What the provider wrote for the patient. */
  summary: string;
  /** What stands below the summary: the provider's signature; empty where they have none. */
  signature: string;
  /** What the provider wrote for the staff. */
  reviewNote: string;
  conversation: readonly RecordMessage[];
  /** Of the group session that it was in. */
  sessionConversation: readonly RecordMessage[];
  /** What staff wrote about it in the waiting room. */
  staffNotes: readonly RecordMessage[];
  files: readonly RecordFile[];
}

/** The record of an appointment as one side sees it. */
export interface AppointmentRecord extends RecordedWords {
  course: AppointmentCourse | null;
}

/** Whether an appointment is over, whatever became of it. */
export const isOver = (stateId: number): boolean => OVER.includes(stateId);

/** How an appointment went; null for one that never began. */
export function courseOf(appointment: RecordedAppointment, companions: readonly string[]): AppointmentCourse | null {
  const { startedAt, concludedAt, type, bothStreamedMs } = appointment;
  const began = startedAt ?? appointment.providerEnteredAt;
  if (began === null) return null;
  const isVideo = type === "video";
  const came = (role: "provider" | "patient", name: string, at: number | null): RecordPerson[] =>
    isVideo && at === null ? [] : [{ role, name, cameAt: isVideo ? at : null }];
  return {
    from: began,
    to: concludedAt,
    goesOn: concludedAt === null && !isOver(appointment.stateId),
    videoMinutes: isVideo && bothStreamedMs ? Math.max(1, Math.round(bothStreamedMs / 60_000)) : null,
    streamed: isVideo && bothStreamedMs ? streamedCost(bothStreamedMs) : null,
    people: [
      ...came("provider", appointment.doctorName, appointment.providerEnteredAt),
      ...came("patient", appointment.patientName, appointment.patientEnteredAt),
      ...companions.map((name) => ({ role: "companion" as const, name, cameAt: null })),
    ],
  };
}

const NOTHING = { reviewNote: "", sessionConversation: [], staffNotes: [] };

/**
 * What one side sees of a record; null where there is nothing to see. Staff see all of it. The patient sees their own
 * conversation and its files once the appointment is over, and the summary once it is published: where nobody has opened
 * the consultation, once the appointment has taken place. Notes, and what others said in a group session, are the staff's.
 */
export function recordFor(
  side: "staff" | "patient",
  appointment: RecordedAppointment,
  course: AppointmentCourse | null,
  words: RecordedWords,
): AppointmentRecord | null {
  const { publishStatus } = appointment;
  const published = publishStatus === null ? TOOK_PLACE.includes(appointment.stateId) : publishStatus === "PUBLISHED";
  if (side === "patient" && !isOver(appointment.stateId) && publishStatus !== "PUBLISHED") return null;
  const summary = side === "staff" || published ? words.summary : "";
  const own = course && { ...course, streamed: null };
  const seen = side === "staff" ? { ...words, course } : { ...words, ...NOTHING, summary, course: own };
  if (seen.summary === "") seen.signature = "";
  const { conversation, sessionConversation, staffNotes, files, reviewNote } = seen;
  const lists = [conversation, sessionConversation, staffNotes, files];
  const isEmpty = !course && !seen.summary && !reviewNote && lists.every((list) => list.length === 0);
  return isEmpty ? null : seen;
}

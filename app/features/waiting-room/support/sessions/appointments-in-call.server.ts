import { readGroupAppointments } from "../../data/video/video-read.server";
import {
  nothingStreamed,
  streamedCost,
  type StreamCount,
  type StreamedCost,
} from "../../domain/sessions/session-rules";
import type { ReachedVideoCall } from "../../services/sessions/reach-video-call.server";

/** An appointment for which somebody is in a video session. */
export interface AppointmentInCall {
  appointmentId: string;
  patientId: string | null;
  stateId: number;
  /** UTC milliseconds. */
  startsAt: number;
  /** Whether the side that was reached has been in it before. */
  cameBefore: boolean;
  /** Whether the patient has. */
  patientCameBefore: boolean;
  count: StreamCount;
  /** Of the count as it is stored; 0 where nothing is. */
  version: number;
}

/**
 * For which appointments somebody is in a session: the provider of a group session for all of it, everyone else for
 * one.
 */
export async function appointmentsInCall(reached: ReachedVideoCall): Promise<AppointmentInCall[]> {
  const { context, session, party, cameBefore, patientCameBefore, count, version } = reached;
  if (party === "patient" || session.sessionId === null) {
    return [{ ...session, cameBefore, patientCameBefore, count, version }];
  }
  const appointments = await readGroupAppointments(context.db, session.sessionId);
  return appointments.map(({ video, ...appointment }) => ({
    ...appointment,
    cameBefore: (video?.providerEnteredAt ?? null) !== null,
    patientCameBefore: (video?.patientEnteredAt ?? null) !== null,
    count: video ?? nothingStreamed,
    version: video?.version ?? 0,
  }));
}

/** What was streamed in these appointments, all together. */
export const streamedIn = (appointments: readonly { count: StreamCount }[]): StreamedCost =>
  streamedCost(appointments.reduce((sum, { count }) => sum + count.bothStreamedMs, 0));

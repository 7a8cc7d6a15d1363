import { readGroupVisits } from "../../data/video/video-read.server";
import {
  nothingStreamed,
  streamedCost,
  type StreamCount,
  type StreamedCost,
} from "../../domain/sessions/session-rules";
import type { ReachedSession } from "../../services/sessions/reach-session.server";

/** A visit for which somebody is in a video session. */
export interface VisitInSession {
  appointmentId: string;
  patientId: string | null;
  stateId: number;
  /** UTC milliseconds. */
  startsAt: number;
  /** Whether the side that was reached has been in it before. */
  cameBefore: boolean;
  count: StreamCount;
  /** Of the count as it is stored; 0 where nothing is. */
  version: number;
}

/** For which visits somebody is in a session: the provider of a group session for all of it, everyone else for one. */
export async function visitsInSession(reached: ReachedSession): Promise<VisitInSession[]> {
  const { context, session, party, cameBefore, count, version } = reached;
  if (party === "patient" || session.sessionId === null) return [{ ...session, cameBefore, count, version }];
  const visits = await readGroupVisits(context.db, session.sessionId);
  return visits.map(({ video, ...visit }) => ({
    ...visit,
    cameBefore: (video?.providerEnteredAt ?? null) !== null,
    count: video ?? nothingStreamed,
    version: video?.version ?? 0,
  }));
}

/** What was streamed in these visits, all together. */
export const streamedIn = (visits: readonly { count: StreamCount }[]): StreamedCost =>
  streamedCost(visits.reduce((sum, { count }) => sum + count.bothStreamedMs, 0));

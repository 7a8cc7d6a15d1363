import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import {
  readGroupVisits,
  sessionVisitQuery,
  videoSessionQuery,
  type SessionVisit,
} from "../../data/video/video-read.server";
import { nothingStreamed, type Party, type StreamCount } from "../../domain/sessions/session-rules";
import { visitPresence } from "../../domain/sessions/visit-presence";
import { enterRoom, type Entered } from "../rooms/enter-room.server";

/** A visit's video session and the side on which somebody is in it. */
export interface ReachedSession extends Entered {
  session: SessionVisit;
  party: Party;
  /** Whether this side has been in it before. */
  cameBefore: boolean;
  count: StreamCount;
  /** Of what is stored; 0 where nothing is. */
  version: number;
}

/**
 * Finds the video session of a visit for whoever may be in its room: the provider's side by session, the patient's by
 * session or by the link they opened.
 * @throws what enterRoom throws; NotFoundError for a visit that is not theirs or has no video
 */
export async function reachSession(
  context: RequestContext,
  request: Request,
  appointmentId: string,
): Promise<ReachedSession> {
  const [[session], [stored]] = await context.db.batch([
    sessionVisitQuery(context.db, appointmentId),
    videoSessionQuery(context.db, appointmentId),
  ]);
  // Who may enter no room learns the same of a visit that is here and of one that is not.
  const entered = await enterRoom(context, request, session?.waitingRoomId ?? "none", appointmentId);
  const theirs = entered.visit === null || entered.visit.appointmentId === appointmentId;
  if (!session || session.type !== "video" || !theirs) throw new NotFoundError();
  const party = entered.visit === null ? "provider" : "patient";
  // Who works in a shared room is not for that in the visits of the others there.
  if (party === "provider")
    await authorize(context, "room.attend", { kind: "appointment", id: appointmentId, ...session });
  const enteredAt = party === "patient" ? stored?.patientEnteredAt : stored?.providerEnteredAt;
  return {
    ...entered,
    session,
    party,
    cameBefore: (enteredAt ?? null) !== null,
    count: stored ?? nothingStreamed,
    version: stored?.version ?? 0,
  };
}

/**
 * The same for whoever goes in: the provider of a group session is in it by any of its visits, so that where the one
 * that is named is over, another that is open stands for it.
 * @throws what reachSession throws
 */
export async function reachOpenSession(
  context: RequestContext,
  request: Request,
  appointmentId: string,
): Promise<ReachedSession> {
  const reached = await reachSession(context, request, appointmentId);
  const { session, party } = reached;
  const isOpen = (visit: { stateId: number; startsAt: number }) => visitPresence(visit, context.now).kind === "open";
  if (party === "patient" || session.sessionId === null || isOpen(session)) return reached;
  const other = (await readGroupVisits(context.db, session.sessionId)).find(isOpen);
  return other ? reachSession(context, request, other.appointmentId) : reached;
}

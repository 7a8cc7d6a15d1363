import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { visitQuery, type VisitRow } from "../../data/rooms/room-read.server";
import { readGroupVisits } from "../../data/video/video-read.server";
import { enterRoom, type Entered } from "../rooms/enter-room.server";
import { isOpenTo } from "../rooms/issue-room-ticket.server";

/** A chat of one visit, or of a group session, and who entered it. */
export interface EnteredChat extends Omit<Entered, "visit"> {
  /** Whose record a file that is sent goes into; nobody's where staff send it to a group session. */
  patientId: string | null;
  /** The appointment with which such a file is shown; null where `patientId` is. */
  appointmentId: string | null;
}

/**
 * Enters a room for the chat of one of its visits, or of a group session: the visit's own people, the session's
 * participants, and the room's staff. Whether a participant was let in, the room itself knows.
 * @throws what enterRoom throws; NotFoundError for a visit that is not theirs or not of this room; ForbiddenError where
 * it is not open
 */
export async function enterChat(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<EnteredChat> {
  const entered = await enterRoom(context, request, waitingRoomId, chatRoomId);
  const visit = entered.visit ?? (await visitOfChat(context, chatRoomId));
  const ofVisit = visit?.appointmentId === chatRoomId;
  if (!visit || !(ofVisit || visit.sessionId === chatRoomId) || visit.waitingRoomId !== entered.room.id)
    throw new NotFoundError();
  if (!isOpenTo(entered)) throw new ForbiddenError("visitNotOpen");
  const owner = ofVisit || entered.visit ? visit : null;
  return { ...entered, patientId: owner?.patientId ?? null, appointmentId: owner?.appointmentId ?? null };
}

/** The visit of a chat; of a group session's any of its visits, which all belong to one room. */
async function visitOfChat({ db }: RequestContext, chatRoomId: string): Promise<VisitRow | undefined> {
  const [visit] = await visitQuery(db, chatRoomId);
  if (visit) return visit;
  const [first] = await readGroupVisits(db, chatRoomId);
  return first && (await visitQuery(db, first.appointmentId))[0];
}

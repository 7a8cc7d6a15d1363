import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { readVisits } from "../data/room-read.server";
import type { CallWay } from "../domain/room-call-state";
import { streamedCost, type StreamedCost } from "../domain/session-rules";
import { findIceServers } from "./find-ice-servers.server";
import { readReviewNotes, type ReviewNote } from "./read-review-notes.server";
import { reachSession } from "./reach-session.server";
import { sessionEntry, type SessionEntry } from "./session-entry.server";
import type { IceServer } from "./turn-credentials.server";
import { hasVideoServer } from "./video-server-of.server";
import { shownVisit, viewRoom, type RoomPage, type RoomVisit } from "./view-room.server";

export interface VideoVisitPage extends RoomPage {
  entry: SessionEntry;
  visit: RoomVisit | null;
  iceServers: IceServer[];
  /** How pictures go, as far as the deployment is concerned. */
  way: CallWay;
  appointmentId: string;
  /** Of the provider's side; nothing of them goes to a patient. */
  notes: ReviewNote[];
  /** What was streamed so far; null for a patient. */
  streamed: StreamedCost | null;
}

/** A visit whose patient has not come yet, read with a line of audit as those are whose patients have. */
async function readAhead(context: RequestContext, appointmentId: string): Promise<RoomVisit | null> {
  const [visit] = await readVisits(context.db, [appointmentId]);
  if (!visit) return null;
  const { patientId } = visit;
  const read = { action: "patient.read", subjectKind: "appointment", subjectId: appointmentId, patientId };
  await context.db.rawBatch([auditStatement(context, read)]);
  return shownVisit(context, visit);
}

/**
 * All that the page of a video visit is rendered from.
 * @throws what reachSession throws; NotFoundError for a visit of another room
 */
export async function viewVideoVisit(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<VideoVisitPage> {
  const reached = await reachSession(context, request, chatRoomId);
  if (reached.session.waitingRoomId !== waitingRoomId) throw new NotFoundError();
  const page = await viewRoom(context, request, waitingRoomId, chatRoomId);
  return {
    ...page,
    appointmentId: chatRoomId,
    notes: reached.party === "provider" ? await readReviewNotes(context, chatRoomId) : [],
    streamed: reached.party === "provider" ? streamedCost(reached.count.bothStreamedMs) : null,
    entry: sessionEntry(reached),
    visit:
      page.visits.find(({ appointmentId }) => appointmentId === chatRoomId) ?? (await readAhead(context, chatRoomId)),
    iceServers: await findIceServers(context, reached.identity.memberId),
    way: hasVideoServer(context.env) ? "sfu" : "mesh",
  };
}

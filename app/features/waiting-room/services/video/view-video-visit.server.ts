import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readVisits } from "../../data/rooms/room-read.server";
import { visitPresence } from "../../domain/sessions/visit-presence";
import type { CallWay } from "../../domain/video/room-call-state";
import type { StreamedCost } from "../../domain/sessions/session-rules";
import { findIceServers } from "./find-ice-servers.server";
import { readReviewNotes, type ReviewNote } from "../record/read-review-notes.server";
import { reachOpenSession, type ReachedSession } from "../sessions/reach-session.server";
import { sessionEntry, type SessionEntry } from "../../support/sessions/session-entry.server";
import type { IceServer } from "../../adapters/turn-credentials.server";
import { hasVideoServer } from "../../support/video/video-server-of.server";
import { streamedIn, visitsInSession, type VisitInSession } from "../../support/sessions/visits-in-session.server";
import { shownVisit, viewRoom, type RoomPage, type RoomVisit } from "../rooms/view-room.server";

/** What the provider's side has written of one visit. */
export interface NotesOfVisit {
  appointmentId: string;
  /** Of its patient, where there are several in the call; null else. */
  patientName: string | null;
  notes: ReviewNote[];
}

export interface VideoVisitPage extends RoomPage {
  entry: SessionEntry;
  visit: RoomVisit | null;
  iceServers: IceServer[];
  /** How pictures go, as far as the deployment is concerned. */
  way: CallWay;
  appointmentId: string;
  /** Of the provider's side, of a group session for each visit that is not off; nothing of them goes to a patient. */
  notes: NotesOfVisit[];
  /** What was streamed so far, of a group session in all; null for a patient. */
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

/** The notes of every visit that the provider is in; those of visits that were called off stay with the visit. */
async function notesFor(
  { context, party, session }: ReachedSession,
  visits: readonly VisitInSession[],
  shown: (appointmentId: string) => Promise<RoomVisit | null>,
): Promise<NotesOfVisit[]> {
  if (party === "patient") return [];
  const isOff = (visit: VisitInSession) => {
    const presence = visitPresence(visit, context.now);
    return presence.kind === "over" && presence.outcome === "canceled";
  };
  const listed = visits.filter((visit) => visit.appointmentId === session.appointmentId || !isOff(visit));
  return Promise.all(
    listed.map(async ({ appointmentId }) => ({
      appointmentId,
      patientName: session.sessionId === null ? null : ((await shown(appointmentId))?.patientName ?? null),
      notes: await readReviewNotes(context, appointmentId),
    })),
  );
}

/**
 * All that the page of a video visit is rendered from; of a group session the provider's page is that of any of its
 * visits.
 * @throws what reachSession throws; NotFoundError for a visit of another room
 */
export async function viewVideoVisit(
  context: RequestContext,
  request: Request,
  { waitingRoomId, chatRoomId }: { waitingRoomId: string; chatRoomId: string },
): Promise<VideoVisitPage> {
  const reached = await reachOpenSession(context, request, chatRoomId);
  if (reached.session.waitingRoomId !== waitingRoomId) throw new NotFoundError();
  const page = await viewRoom(context, request, waitingRoomId, chatRoomId);
  const { appointmentId } = reached.session;
  const shown = async (id: string) =>
    page.visits.find((visit) => visit.appointmentId === id) ?? (await readAhead(context, id));
  const visits = await visitsInSession(reached);
  return {
    ...page,
    appointmentId,
    notes: await notesFor(reached, visits, shown),
    streamed: reached.party === "provider" ? streamedIn(visits) : null,
    entry: sessionEntry(reached),
    visit: await shown(appointmentId),
    iceServers: await findIceServers(context, reached.identity.memberId),
    way: hasVideoServer(context.env) ? "sfu" : "mesh",
  };
}

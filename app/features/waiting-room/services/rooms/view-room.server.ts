import { auditStatement } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { verdictOf } from "~/platform/access/authorize.server";
import { readRooms, readVisits, type VisitRow } from "../../data/rooms/room-read.server";
import type { Briefing } from "../../domain/record/briefing";
import { endingOf, type VisitEnding } from "../../domain/sessions/visit-ending";
import { isCompanion } from "../../domain/links/companions";
import { endingQuery, placePhoneQuery } from "../../data/sessions/visit-ending-read.server";
import type { VisitLength } from "../../domain/visits/wait-estimate";
import { isNotesId } from "../../domain/chat/chat-room";
import { visitPresence, type VisitPresence } from "../../domain/sessions/visit-presence";
import type { RoomSnapshot } from "../../realtime/protocol-calls";
import { enterRoom, type Entered } from "./enter-room.server";
import { readVisitLength } from "../visits/read-visit-length.server";
import { readBriefing } from "../record/read-briefing.server";
import { readReadyReplies } from "../chat/read-ready-replies.server";
import { isOpenTo, ticketFor } from "./issue-room-ticket.server";
import { roomObject } from "../../support/rooms/room-object.server";

/** A visit in a room's list: what the page shows beside the name and the place. */
export interface RoomVisit {
  appointmentId: string;
  stateId: number;
  version: number;
  type: "video" | "in_patient";
  startsAt: number;
  timeZone: string;
  offering: string;
  /** The group session that it shares a call with; null outside of one. */
  session: { id: string; title: string } | null;
  patientName: string;
  employeeId: string;
  /** For whom the patient waits. */
  doctorTitle: number;
  doctorName: string;
  /** The viewer is that doctor. */
  mine: boolean;
  /** The viewer may call the patient in. */
  mayStart: boolean;
}

export interface RoomPage {
  /** With the doctor for whom a guest waits, or whose own room it is; of a shared one with its name instead. */
  room: { id: string; name: string; shared: boolean; doctorTitle: number; doctorName: string };
  side: "staff" | "guest";
  /** They came by a link, by which others may come with them. */
  byLink: boolean;
  /** Null for staff. */
  presence: VisitPresence | null;
  /** How the visit came not to take place; null where it did, or has yet to. */
  ending: VisitEnding | null;
  /** Where a guest reaches the clinic; empty where no number is known, and for staff. */
  phone: string;
  /** They may confirm the time that waits for it. */
  mayConfirm: boolean;
  /** When the page was made, epoch milliseconds. */
  now: number;
  visits: RoomVisit[];
  /** How long visits here take, for a guest's estimate; null where there is none to show. */
  visitLength: VisitLength | null;
  /** What a guest reads and answers before the visit. */
  briefing: Briefing | null;
  /** Rooms of colleagues to whom this person may give a visit. */
  colleagues: { roomId: string; name: string; employeeId: string }[];
  /** Of the practice. */
  timeZone: string;
  /** The answers that staff choose from; none for guests. */
  readyReplies: string[];
  ticket: string | null;
  initial: RoomSnapshot | null;
}

/** The title of a session is the staff's; patients know it by its service. */
const titleFor = ({ actor }: RequestContext, { sessionTitle, offering }: VisitRow): string =>
  (actor.kind === "employee" && sessionTitle) || offering;

export const shownVisit = (context: RequestContext, visit: VisitRow): RoomVisit => ({
  appointmentId: visit.appointmentId,
  stateId: visit.stateId,
  version: visit.version,
  type: visit.type,
  startsAt: visit.startsAt,
  timeZone: visit.timeZone,
  offering: visit.offering,
  session: visit.sessionId === null ? null : { id: visit.sessionId, title: titleFor(context, visit) },
  patientName: `${visit.patientFirstName} ${visit.patientLastName}`.trim(),
  employeeId: visit.employeeId,
  doctorTitle: visit.doctorTitle,
  doctorName: `${visit.doctorFirstName} ${visit.doctorLastName}`.trim(),
  mine: context.actor.kind === "employee" && context.actor.employeeId === visit.employeeId,
  mayStart:
    verdictOf(context, "appointment.start", { kind: "appointment", id: visit.appointmentId, ...visit }) === "allowed",
});

/** Who or what the page of a room is named by. */
function shownRoom({ room, visit }: Entered): RoomPage["room"] {
  const { id, name } = room;
  const named = visit ?? room;
  const doctorName = `${named.doctorFirstName ?? ""} ${named.doctorLastName ?? ""}`.trim();
  const shared = room.employeeId === null;
  return { id, name, shared, doctorTitle: named.doctorTitle ?? 0, doctorName: doctorName || name };
}

/** The visits whose patients are in the room now, read with a line of audit for each. */
async function visitsInRoom({ context, visit }: Entered, snapshot: RoomSnapshot | null): Promise<VisitRow[]> {
  if (visit) return [visit];
  const ids = snapshot?.snapshot.chatRooms.map(({ id }) => id).filter((id) => !isNotesId(id)) ?? [];
  if (ids.length === 0) return [];
  const visits = await readVisits(context.db, ids);
  await context.db.rawBatch(
    visits.map((row) =>
      auditStatement(context, {
        action: "patient.read",
        subjectKind: "appointment",
        subjectId: row.appointmentId,
        patientId: row.patientId,
      }),
    ),
  );
  return visits;
}

/** What a guest learns of the clinic, and of how their visit ended where it did not take place. */
async function tellGuest({
  context,
  visit,
  identity,
}: Entered): Promise<Pick<RoomPage, "ending" | "phone" | "mayConfirm">> {
  if (!visit) return { ending: null, phone: "", mayConfirm: false };
  const { db, profile, now } = context;
  const [[place], [line]] = await db.batch([
    placePhoneQuery(db, visit.appointmentId),
    endingQuery(db, visit.appointmentId),
  ]);
  const presence = visitPresence(visit, now);
  const isOff = presence.kind === "over" && presence.outcome === "canceled";
  return {
    ending: isOff && line ? endingOf(line) : null,
    phone: place?.phone || profile.settings.contact.phone,
    mayConfirm: presence.kind === "unconfirmed" && presence.by === "patient" && !isCompanion(identity.memberId),
  };
}

/** The other rooms of the organization, for whoever may say whose visit it is. */
async function colleaguesOf({ context, room, identity }: Entered): Promise<RoomPage["colleagues"]> {
  if (identity.kind !== "staff" || verdictOf(context, "appointment.assign") !== "allowed") return [];
  const rooms = await readRooms(context.db);
  return rooms.filter(({ id }) => id !== room.id).map(({ id, name, employeeId }) => ({ roomId: id, name, employeeId }));
}

/**
 * All that the page of a room is rendered from, with a one-use ticket for its connection.
 * @throws what enterRoom throws
 */
export async function viewRoom(
  context: RequestContext,
  request: Request,
  waitingRoomId: string,
  appointmentId?: string,
): Promise<RoomPage> {
  const entered = await enterRoom(context, request, waitingRoomId, appointmentId);
  const { room, identity, visit } = entered;
  const open = isOpenTo(entered);
  const answers = open
    ? await Promise.all([roomObject(context, room.id).snapshot(identity), ticketFor(entered)])
    : null;
  const initial = answers?.[0].status ? { snapshot: answers[0].snapshot, messages: answers[0].messages } : null;
  const awaited = open && visit;
  const [visits, visitLength, briefing, colleagues, readyReplies, told] = await Promise.all([
    visitsInRoom(entered, initial),
    awaited ? readVisitLength(context, awaited.employeeId) : null,
    awaited ? readBriefing(context) : null,
    colleaguesOf(entered),
    identity.kind === "staff" ? readReadyReplies(context) : [],
    tellGuest(entered),
  ]);
  return {
    room: shownRoom(entered),
    side: identity.kind,
    byLink: entered.link !== undefined,
    presence: visit && visitPresence(visit, context.now),
    ...told,
    now: context.now,
    visits: visits.map((each) => shownVisit(entered.context, each)),
    visitLength,
    briefing,
    timeZone: context.profile.timeZone,
    colleagues,
    readyReplies,
    ticket: answers?.[1].status ? answers[1].ticket : null,
    initial,
  };
}

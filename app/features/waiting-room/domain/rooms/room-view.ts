import { chatRoomIn, notesIdOf, STAFF_CHAT, takesPart } from "../chat/chat-room";
import { isCompanion } from "../links/companions";
import { byArrival, isCheckedIn, placeOf, waitingLine } from "../visits/queue";
import { readBy } from "../chat/read-marks";
import { VISIT_LAPSES_MS } from "./room-limits";
import { lateMinutes } from "../visits/running-late";
import {
  guestsOf,
  isPresent,
  type Member,
  nameOf,
  type RoomIdentity,
  type RoomState,
  type Visit,
  visitIdOf,
  type VisitOutcome,
} from "./room-state";

/** One person in the list of who is here. */
export interface MemberView {
  memberId: string;
  kind: RoomIdentity["kind"];
  displayName: string;
  present: boolean;
  /** The chat of a guest; null for staff. */
  chatRoomId: string | null;
}

/** What staff see of one visit that has checked in. */
export interface QueueEntryView {
  chatRoomId: string;
  appointmentId: string | null;
  /** The group session it is in, whose participants share a chat and a call of this id; null outside of one. */
  sessionId: string | null;
  /** The provider for whom they wait; null where it is not known. */
  providerId: string | null;
  /** Name of the patient; before they come themselves, of those who came with them. */
  names: string[];
  /** Names of those who are with the patient. */
  companions: string[];
  /** From 1, among those who wait for the same provider; null once admitted. */
  place: number | null;
  /** Epoch milliseconds of the check-in. */
  waitingSince: number;
  admitted: boolean;
  present: boolean;
}

/** The queue as a guest sees it, their own place and nothing of others, or as staff see it. */
export type QueueView = (
  | { kind: "guest"; state: "notCheckedIn" | "waiting" | "admitted" | "closed"; place: number | null }
  | { kind: "staff"; entries: QueueEntryView[] }
) & {
  /** By how many minutes the doctor said to be late; absent where they did not. */
  lateMinutes?: number | undefined;
};

export interface ChatRoomView {
  id: string;
  lastSeq: number;
  closed: VisitOutcome | null;
  /** Up to which message the viewer has read. */
  seen: number;
  /** Up to which message somebody of the other side has read; among notes, any colleague. */
  seenByOthers: number;
}

/** All that one member may see of a room, messages aside. */
export interface RoomView {
  members: MemberView[];
  queue: QueueView;
  chatRooms: ChatRoomView[];
}

/**
 * The room through the eyes of one member; guests see staff and those of their own visit, and no one else. Of the others
 * in their session they see what these say in its chat and its call.
 */
export function viewFor(state: RoomState, viewer: RoomIdentity, now: number): RoomView {
  return {
    members: membersFor(state, viewer, now),
    queue: { ...queueFor(state, viewer, now), ...lateMinutes(state, viewer, now) },
    chatRooms: chatRoomsFor(state, viewer, now),
  };
}

function membersFor(state: RoomState, viewer: RoomIdentity, now: number): MemberView[] {
  return [...state.members.values()]
    .filter((member) => isListed(state, member, now) && maySee(viewer, member))
    .map((member) => ({
      memberId: member.memberId,
      kind: member.kind,
      displayName: nameOf(member),
      present: isPresent(member, now),
      chatRoomId: visitIdOf(member),
    }));
}

/** Staff are listed while here; guests while here or checked in, until their visit closes. */
function isListed(state: RoomState, member: Member, now: number): boolean {
  if (member.revokedAt !== null) return false;
  const visitId = visitIdOf(member);
  const visit = visitId === null ? undefined : state.visits.get(visitId);
  if (visit?.closed) return false;
  return isPresent(member, now) || (visit !== undefined && isCheckedIn(state, visit, now));
}

function maySee(viewer: RoomIdentity, member: Member): boolean {
  return viewer.kind === "staff" || member.kind === "staff" || visitIdOf(member) === visitIdOf(viewer);
}

function queueFor(state: RoomState, viewer: RoomIdentity, now: number): QueueView {
  const line = waitingLine(state, now);
  const visitId = visitIdOf(viewer);
  if (visitId === null) {
    const visits = [...state.visits.values()].filter((visit) => isCheckedIn(state, visit, now));
    return { kind: "staff", entries: visits.sort(byArrival).map((visit) => entryFor(state, visit, line, now)) };
  }
  const visit = state.visits.get(visitId);
  if (visit?.closed) return { kind: "guest", state: "closed", place: null };
  if (!visit || !isCheckedIn(state, visit, now)) return { kind: "guest", state: "notCheckedIn", place: null };
  if (visit.admittedAt !== null) return { kind: "guest", state: "admitted", place: null };
  return { kind: "guest", state: "waiting", place: placeOf(line, visitId) };
}

function entryFor(state: RoomState, visit: Visit, line: readonly Visit[], now: number): QueueEntryView {
  const guests = guestsOf(state, visit.id);
  const patients = guests.filter(({ memberId }) => !isCompanion(memberId));
  return {
    chatRoomId: visit.id,
    appointmentId: visit.appointmentId,
    sessionId: visit.sessionId,
    providerId: visit.providerId,
    names: (patients.length > 0 ? patients : guests).map(nameOf),
    companions: guests.filter(({ memberId }) => isCompanion(memberId)).map(nameOf),
    place: placeOf(line, visit.id),
    waitingSince: visit.checkedInAt ?? visit.lastSeenAt,
    admitted: visit.admittedAt !== null,
    present: guests.some((guest) => isPresent(guest, now)),
  };
}

/**
 * A guest's own chat and that of their session; for staff that among themselves, and those, with the notes beside them,
 * that are open or were closed a short while ago.
 */
function chatRoomsFor(state: RoomState, viewer: RoomIdentity, now: number): ChatRoomView[] {
  const visits = [...state.visits.values()].filter(
    (visit) =>
      takesPart(state, viewer, visit.id) &&
      (viewer.kind === "guest" ||
        now - (visit.closed?.at ?? visit.lastSeenAt) < VISIT_LAPSES_MS ||
        isCheckedIn(state, visit, now)),
  );
  const ofVisits = visits.flatMap(({ id }) => (viewer.kind === "guest" ? [id] : [id, notesIdOf(id)]));
  const sessions = new Set(visits.flatMap(({ sessionId }) => sessionId ?? []));
  const ofSessions = [...sessions].filter((id) => takesPart(state, viewer, id));
  const ofStaff = viewer.kind === "staff" ? [STAFF_CHAT] : [];
  return [...ofVisits, ...ofSessions, ...ofStaff].flatMap((id) => {
    const chat = chatRoomIn(state, id);
    if (!chat) return [];
    return [{ id, lastSeq: chat.lastSeq, closed: chat.closed?.outcome ?? null, ...readBy(state, viewer, id) }];
  });
}

import { chatRoomIn, notesIdOf, STAFF_CHAT, takesPart } from "../chat/chat-room";
import { isCompanion } from "../links/companions";
import { byArrival, hasLeft, isCheckedIn, placeOf, waitingLine } from "../queue/queue";
import { readBy } from "../chat/read-marks";
import { STAY_LAPSES_MS } from "./room-limits";
import { lateMinutes } from "../queue/running-late";
import {
  guestsOf,
  isPresent,
  type Member,
  nameOf,
  type RoomIdentity,
  type RoomState,
  type Stay,
  stayIdOf,
  type AppointmentOutcome,
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

/** What staff see of one stay that has checked in, or had and left. */
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
  /** When they left the line (epoch milliseconds); null while they are in it. */
  leftAt: number | null;
}

/** Whether staff have somebody still to call in: neither called in nor gone. */
export const isWaiting = ({ admitted, leftAt }: QueueEntryView): boolean => !admitted && leftAt === null;

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
  closed: AppointmentOutcome | null;
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
 * The room through the eyes of one member; guests see staff and those of their own stay, and no one else. Of the others
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
      chatRoomId: stayIdOf(member),
    }));
}

/** Staff are listed while here; guests while here or checked in, until their stay closes. */
function isListed(state: RoomState, member: Member, now: number): boolean {
  if (member.revokedAt !== null) return false;
  const stayId = stayIdOf(member);
  const stay = stayId === null ? undefined : state.stays.get(stayId);
  if (stay?.closed) return false;
  return isPresent(member, now) || (stay !== undefined && isCheckedIn(state, stay, now));
}

function maySee(viewer: RoomIdentity, member: Member): boolean {
  return viewer.kind === "staff" || member.kind === "staff" || stayIdOf(member) === stayIdOf(viewer);
}

function queueFor(state: RoomState, viewer: RoomIdentity, now: number): QueueView {
  const line = waitingLine(state, now);
  const stayId = stayIdOf(viewer);
  if (stayId === null) {
    const stays = [...state.stays.values()].filter(
      (stay) => isCheckedIn(state, stay, now) || hasLeft(state, stay, now),
    );
    const entries = stays.sort(byArrival).map((stay) => entryFor(state, stay, line, now));
    return { kind: "staff", entries: [...entries.filter(isHere), ...entries.filter((entry) => !isHere(entry))] };
  }
  const stay = state.stays.get(stayId);
  if (stay?.closed) return { kind: "guest", state: "closed", place: null };
  if (!stay || !isCheckedIn(state, stay, now)) return { kind: "guest", state: "notCheckedIn", place: null };
  if (stay.admittedAt !== null) return { kind: "guest", state: "admitted", place: null };
  return { kind: "guest", state: "waiting", place: placeOf(line, stayId) };
}

const isHere = ({ leftAt }: QueueEntryView): boolean => leftAt === null;

function entryFor(state: RoomState, stay: Stay, line: readonly Stay[], now: number): QueueEntryView {
  const guests = guestsOf(state, stay.id);
  const patients = guests.filter(({ memberId }) => !isCompanion(memberId));
  return {
    chatRoomId: stay.id,
    appointmentId: stay.appointmentId,
    sessionId: stay.sessionId,
    providerId: stay.providerId,
    names: (patients.length > 0 ? patients : guests).map(nameOf),
    companions: guests.filter(({ memberId }) => isCompanion(memberId)).map(nameOf),
    place: placeOf(line, stay.id),
    waitingSince: stay.checkedInAt ?? stay.lastSeenAt,
    admitted: stay.admittedAt !== null,
    present: guests.some((guest) => isPresent(guest, now)),
    leftAt: hasLeft(state, stay, now) ? stay.lastSeenAt : null,
  };
}

/**
 * A guest's own chat and that of their session; for staff that among themselves, and those, with the notes beside them,
 * that are open or were closed a short while ago.
 */
function chatRoomsFor(state: RoomState, viewer: RoomIdentity, now: number): ChatRoomView[] {
  const stays = [...state.stays.values()].filter(
    (stay) =>
      takesPart(state, viewer, stay.id) &&
      (viewer.kind === "guest" ||
        now - (stay.closed?.at ?? stay.lastSeenAt) < STAY_LAPSES_MS ||
        isCheckedIn(state, stay, now)),
  );
  const ofStays = stays.flatMap(({ id }) => (viewer.kind === "guest" ? [id] : [id, notesIdOf(id)]));
  const sessions = new Set(stays.flatMap(({ sessionId }) => sessionId ?? []));
  const ofSessions = [...sessions].filter((id) => takesPart(state, viewer, id));
  const ofStaff = viewer.kind === "staff" ? [STAFF_CHAT] : [];
  return [...ofStays, ...ofSessions, ...ofStaff].flatMap((id) => {
    const chat = chatRoomIn(state, id);
    if (!chat) return [];
    return [{ id, lastSeq: chat.lastSeq, closed: chat.closed?.outcome ?? null, ...readBy(state, viewer, id) }];
  });
}

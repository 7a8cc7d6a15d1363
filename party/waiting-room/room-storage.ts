import { STAFF_CHAT } from "~/features/waiting-room/domain/chat/chat-room";
import { STAY_LAPSES_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import {
  emptyRoom,
  type Member,
  type RoomIdentity,
  type RoomState,
  type Stay,
  stayIdOf,
  type AppointmentOutcome,
  withMember,
  withSessionSeq,
  withStay,
} from "~/features/waiting-room/domain/rooms/room-state";
import type { Handlers, StoredEffect } from "./effect-handlers";
import { MarkStorage } from "./mark-storage";
import { MessageStorage } from "./message-storage";
import { MoveStorage } from "./move-storage";
import { PublicationStorage } from "./publication-storage";
import { createRoomTables, type MemberRow, type StayRow } from "./rows";

/** An appointment's row with the last sequence number of each of its chats. */
const STAY_FIELDS = `*, (SELECT max(seq) FROM messages WHERE chat_room_id = visits.id) AS last_seq,
  (SELECT max(seq) FROM messages WHERE chat_room_id = visits.id || '~notes') AS notes_seq`;

/**
 * Stored state of a room. Staff and open connections are not stored: the attachments of open sockets say who is here.
 */
export class RoomStorage {
  private readonly marks: MarkStorage;
  private readonly publications: PublicationStorage;
  readonly moves: MoveStorage;
  readonly messages: MessageStorage;

  constructor(private readonly sql: SqlStorage) {
    createRoomTables(sql);
    this.marks = new MarkStorage(sql);
    this.messages = new MessageStorage(sql);
    this.moves = new MoveStorage(sql);
    this.publications = new PublicationStorage(sql);
  }

  /** The room without its connections: appointments that are open or ended recently, and their guests. */
  load(now: number): RoomState {
    const since = now - STAY_LAPSES_MS;
    let state = emptyRoom;
    for (const row of this.sql.exec<StayRow>(
      `SELECT ${STAY_FIELDS} FROM visits WHERE last_seen_at > ? OR closed_at > ? ORDER BY id`,
      since,
      since,
    )) {
      state = withStay(state, stayFrom(row));
    }
    for (const row of this.sql.exec<MemberRow>("SELECT * FROM members ORDER BY rowid")) {
      if (state.stays.has(row.visit_id)) state = withMember(state, memberFrom(row));
    }
    state = { ...this.marks.loadLate(state), staffSeq: this.messages.lastSeq(STAFF_CHAT) };
    for (const sessionId of state.sessionSeqs.keys()) state = this.loadSession(state, sessionId);
    state = this.publications.load(state, now);
    // The notes of the empty id are the staff's own chat.
    return this.moves.load(this.marks.load(state, ["", ...state.stays.keys()]), now);
  }

  /** Loads a guest and their appointment, which were too old to be loaded. */
  recall(
    state: RoomState,
    identity: Pick<RoomIdentity, "kind" | "memberId" | "appointmentId" | "sessionId">,
  ): RoomState {
    const stayId = stayIdOf(identity);
    const recalled = stayId === null ? state : this.recallStay(state, stayId);
    const { sessionId } = identity;
    return this.recallMember(sessionId ? this.recallSession(recalled, sessionId) : recalled, identity.memberId);
  }

  recallStay(state: RoomState, stayId: string): RoomState {
    if (state.stays.has(stayId)) return state;
    const [row] = this.sql.exec<StayRow>(`SELECT ${STAY_FIELDS} FROM visits WHERE id = ?`, stayId);
    if (!row) return state;
    const next = this.withRecalled(state, row);
    return row.session_id === null ? next : this.loadSession(next, row.session_id);
  }

  /** Loads a group session whose appointments were all too old to be loaded, or adds it for the first one. */
  recallSession(state: RoomState, sessionId: string): RoomState {
    return state.sessionSeqs.has(sessionId) ? state : this.loadSession(state, sessionId);
  }

  recallMember(state: RoomState, memberId: string): RoomState {
    if (state.members.has(memberId)) return state;
    const [row] = this.sql.exec<MemberRow>("SELECT * FROM members WHERE member_id = ?", memberId);
    return row ? withMember(state, memberFrom(row)) : state;
  }

  /**
   * Loads a session with all of its appointments, since the last of them decides when it is over, and the last sequence
   * number of its chat.
   */
  private loadSession(state: RoomState, sessionId: string): RoomState {
    let next = state;
    for (const row of this.sql.exec<StayRow>(`SELECT ${STAY_FIELDS} FROM visits WHERE session_id = ?`, sessionId)) {
      if (!next.stays.has(row.id)) next = this.withRecalled(next, row);
    }
    return withSessionSeq(this.marks.load(next, [sessionId]), sessionId, this.messages.lastSeq(sessionId));
  }

  private withRecalled(state: RoomState, row: StayRow): RoomState {
    const stayId = row.id;
    let next = withStay(state, stayFrom(row));
    // With all its guests, since one who was sent out keeps others out, too.
    for (const guest of this.sql.exec<MemberRow>("SELECT * FROM members WHERE visit_id = ? ORDER BY rowid", stayId)) {
      if (!next.members.has(guest.member_id)) next = withMember(next, memberFrom(guest));
    }
    return this.marks.load(next, [stayId]);
  }

  /** Stores effects; one insert for a message. */
  readonly handlers: Handlers<StoredEffect> = {
    "store-message": ({ message }) => this.messages.put(message),
    "store-mark": ({ mark }) => this.marks.put(mark),
    "store-late": ({ late }) => this.marks.putLate(late),
    "store-stay": ({ stay }) => this.putStay(stay),
    "store-publication": ({ publication }) => this.publications.put(publication),
    "end-publication": ({ publication }) => this.publications.forget(publication.id),
    "store-member": ({ member }) => this.putMember(member),
    "forget-stay": ({ stayId, to, at }) => this.moves.forget(stayId, to, at),
    "forget-session": ({ sessionId, to, at }) => this.moves.forgetSession(sessionId, to, at),
  };

  private putStay(v: Stay): void {
    this.sql.exec(
      `INSERT OR REPLACE INTO visits
         (id, appointment_id, provider_id, session_id, by_video, arrival, checked_in_at, admitted_at, last_seen_at, outcome, closed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[v.id, v.appointmentId, v.providerId, v.sessionId, v.byVideo ? 1 : 0],
      ...[v.arrival, v.checkedInAt, v.admittedAt, v.lastSeenAt],
      ...[v.closed?.outcome ?? null, v.closed?.at ?? null],
    );
  }

  private putMember(m: Member): void {
    const stayId = stayIdOf(m);
    if (stayId === null) return;
    this.sql.exec(
      `INSERT INTO members (member_id, visit_id, display_name, given_name, appointment_id, user_id, revoked_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (member_id) DO UPDATE SET visit_id = excluded.visit_id, display_name = excluded.display_name,
         given_name = excluded.given_name, appointment_id = excluded.appointment_id, user_id = excluded.user_id,
         revoked_at = excluded.revoked_at`,
      ...[m.memberId, stayId, m.displayName, m.givenName, m.appointmentId, m.userId, m.revokedAt],
    );
  }
}

function stayFrom(row: StayRow): Stay {
  const outcome: AppointmentOutcome | null = row.outcome;
  return {
    id: row.id,
    appointmentId: row.appointment_id,
    providerId: row.provider_id,
    sessionId: row.session_id,
    byVideo: row.by_video === 1,
    arrival: row.arrival,
    checkedInAt: row.checked_in_at,
    admittedAt: row.admitted_at,
    lastSeenAt: row.last_seen_at,
    closed: outcome !== null && row.closed_at !== null ? { outcome, at: row.closed_at } : null,
    lastSeq: row.last_seq ?? 0,
    notesSeq: row.notes_seq ?? 0,
  };
}

function memberFrom(row: MemberRow): Member {
  return {
    memberId: row.member_id,
    kind: "guest",
    displayName: row.display_name,
    appointmentId: row.appointment_id,
    userId: row.user_id,
    givenName: row.given_name,
    connections: [],
    pollUntil: null,
    revokedAt: row.revoked_at,
  };
}

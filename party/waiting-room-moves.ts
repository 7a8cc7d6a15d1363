import { notesIdOf } from "~/features/waiting-room/domain/chat-room";
import { VISIT_LAPSES_MS } from "~/features/waiting-room/domain/room-limits";
import type { ChatMessage, RoomState } from "~/features/waiting-room/domain/room-state";

/** Messages and traces of visits that came from another room or went to one. */
export class MoveStorage {
  constructor(private readonly sql: SqlStorage) {}

  /**
   * Takes messages in that were said in another room, each once. They keep their sequences; only where something was
   * said here meanwhile do they go behind it.
   */
  takeIn(messages: readonly ChatMessage[]): void {
    for (const m of messages) {
      this.sql.exec(
        `INSERT INTO messages (chat_room_id, seq, id, client_id, sender_id, sender_name, message, time)
         SELECT ?1, max(?2, coalesce((SELECT max(seq) FROM messages WHERE chat_room_id = ?1), 0) + 1), ?3, ?4, ?5, ?6, ?7, ?8
         WHERE NOT EXISTS (SELECT 1 FROM messages WHERE chat_room_id = ?1 AND sender_id = ?5 AND client_id = ?4)`,
        ...[m.chatRoomId, m.seq, m.id, m.clientId, m.senderId, m.senderName, m.message, m.time],
      );
    }
  }

  lastSeq(chatRoomId: string): number {
    const { last } = this.sql
      .exec<{ last: number | null }>("SELECT max(seq) AS last FROM messages WHERE chat_room_id = ?", chatRoomId)
      .one();
    return last ?? 0;
  }

  /** Another room has all of a visit: only where it went is kept, for those who still come here. */
  forget(visitId: string, to: string, at: number): void {
    const chats = JSON.stringify([visitId, notesIdOf(visitId)]);
    this.sql.exec("DELETE FROM messages WHERE chat_room_id IN (SELECT value FROM json_each(?))", chats);
    this.sql.exec("DELETE FROM marks WHERE chat_room_id IN (SELECT value FROM json_each(?))", chats);
    this.sql.exec("DELETE FROM members WHERE visit_id = ?", visitId);
    this.sql.exec("DELETE FROM visits WHERE id = ?", visitId);
    this.sql.exec("INSERT OR REPLACE INTO moves (visit_id, to_room, at) VALUES (?, ?, ?)", visitId, to, at);
  }

  /** The visit is here (again). */
  cameBack(visitId: string): void {
    this.sql.exec("DELETE FROM moves WHERE visit_id = ?", visitId);
  }

  /** The state with the visits that went away lately; nobody comes for one that went before. */
  load(state: RoomState, now: number): RoomState {
    const rows = this.sql.exec<{ visit_id: string; to_room: string }>(
      "SELECT visit_id, to_room FROM moves WHERE at > ?",
      now - 2 * VISIT_LAPSES_MS,
    );
    return { ...state, moved: new Map([...rows].map(({ visit_id: id, to_room: to }) => [id, to])) };
  }
}

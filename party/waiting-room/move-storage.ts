import { notesIdOf } from "~/features/waiting-room/domain/chat/chat-room";
import { STAY_LAPSES_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import type { RoomState } from "~/features/waiting-room/domain/rooms/room-state";

/** Where appointments, and chats of group sessions, have moved. */
export class MoveStorage {
  constructor(private readonly sql: SqlStorage) {}

  /**
   * Deletes an appointment that another room has taken over, except for where it went, for people who still come here.
   */
  forget(stayId: string, to: string, at: number): void {
    this.forgetChats([stayId, notesIdOf(stayId)]);
    this.sql.exec("DELETE FROM members WHERE visit_id = ?", stayId);
    this.sql.exec("DELETE FROM visits WHERE id = ?", stayId);
    this.wentTo(stayId, to, at);
  }

  /** Records that another room has the chat of a group session, whose appointments go there one by one. */
  forgetSession(sessionId: string, to: string, at: number): void {
    this.forgetChats([sessionId]);
    this.wentTo(sessionId, to, at);
  }

  private forgetChats(ids: readonly string[]): void {
    const chats = JSON.stringify(ids);
    this.sql.exec(
      `DELETE FROM message_files WHERE message_id IN
         (SELECT id FROM messages WHERE chat_room_id IN (SELECT value FROM json_each(?)))`,
      chats,
    );
    this.sql.exec("DELETE FROM messages WHERE chat_room_id IN (SELECT value FROM json_each(?))", chats);
    this.sql.exec("DELETE FROM marks WHERE chat_room_id IN (SELECT value FROM json_each(?))", chats);
  }

  private wentTo(id: string, to: string, at: number): void {
    this.sql.exec("INSERT OR REPLACE INTO moves (visit_id, to_room, at) VALUES (?, ?, ?)", id, to, at);
  }

  /** Records that the appointment, or a group session's chat, is here (again). */
  cameBack(id: string): void {
    this.sql.exec("DELETE FROM moves WHERE visit_id = ?", id);
  }

  /** The state with the appointments that moved away recently; nobody comes for older ones. */
  load(state: RoomState, now: number): RoomState {
    const rows = this.sql.exec<{ visit_id: string; to_room: string }>(
      "SELECT visit_id, to_room FROM moves WHERE at > ?",
      now - 2 * STAY_LAPSES_MS,
    );
    return { ...state, moved: new Map([...rows].map(({ visit_id: id, to_room: to }) => [id, to])) };
  }
}

import { notesIdOf } from "~/features/waiting-room/domain/chat/chat-room";
import type { Lateness, ReadMark, RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import { withMark } from "~/features/waiting-room/domain/rooms/room-state";
import type { LatenessRow, MarkRow } from "./rows";

/** Id under which lateness of all the room's providers is stored. */
const EVERYBODYS = "";

/** How far members have read, one row for each member and chat, overwritten; and which providers are late. */
export class MarkStorage {
  constructor(private readonly sql: SqlStorage) {}

  put({ chatRoomId, memberId, kind, seq }: ReadMark): void {
    this.sql.exec(
      `INSERT INTO marks (chat_room_id, member_id, kind, seq) VALUES (?, ?, ?, ?)
       ON CONFLICT (chat_room_id, member_id) DO UPDATE SET seq = excluded.seq`,
      ...[chatRoomId, memberId, kind, seq],
    );
  }

  putLate({ providerId, minutes, at }: Lateness): void {
    this.sql.exec(
      "INSERT OR REPLACE INTO lateness_of (provider_id, minutes, at) VALUES (?, ?, ?)",
      ...[providerId ?? EVERYBODYS, minutes, at],
    );
  }

  /** The state with the announced delays. */
  loadLate(state: RoomState): RoomState {
    const rows = [...this.sql.exec<LatenessRow>("SELECT provider_id, minutes, at FROM lateness_of")];
    const said = rows.map(({ provider_id, minutes, at }): Lateness => {
      return { providerId: provider_id === EVERYBODYS ? null : provider_id, minutes, at };
    });
    return { ...state, late: new Map(said.map((late) => [late.providerId, late])) };
  }

  /** The state with the marks of these appointments or group sessions. */
  load(state: RoomState, ids: Iterable<string>): RoomState {
    let next = state;
    const chats = [...ids].flatMap((id) => [id, notesIdOf(id)]);
    const rows = this.sql.exec<MarkRow>(
      "SELECT * FROM marks WHERE chat_room_id IN (SELECT value FROM json_each(?))",
      JSON.stringify(chats),
    );
    for (const { chat_room_id: chatRoomId, member_id: memberId, kind, seq } of rows) {
      next = withMark(next, { chatRoomId, memberId, kind, seq });
    }
    return next;
  }
}

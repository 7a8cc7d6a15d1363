import { z } from "zod";
import type { Publication } from "~/features/waiting-room/domain/video/room-call-state";
import { STAY_LAPSES_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import type { RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import type { PublicationRow } from "./rows";

const tracksSchema = z.array(z.object({ kind: z.enum(["audio", "video"]), name: z.string() }));

/** What members have published at the video server, stored so that it can be ended there even after a restart. */
export class PublicationStorage {
  constructor(private readonly sql: SqlStorage) {}

  put({ peerId, id, chatRoomId, memberId, sessionId, tracks, at }: Publication): void {
    this.sql.exec(
      `INSERT OR REPLACE INTO publications (peer_id, id, chat_room_id, member_id, session_id, tracks, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[peerId, id, chatRoomId, memberId, sessionId, JSON.stringify(tracks), at],
    );
  }

  forget(id: string): void {
    this.sql.exec("DELETE FROM publications WHERE id = ?", id);
  }

  /** The state with the publications at the video server; those of calls that were hours ago are gone there. */
  load(state: RoomState, now: number): RoomState {
    this.sql.exec("DELETE FROM publications WHERE at <= ?", now - STAY_LAPSES_MS);
    const rows = [...this.sql.exec<PublicationRow>("SELECT * FROM publications")];
    return { ...state, publications: new Map(rows.map((row) => [row.id, publicationFrom(row)])) };
  }
}

function publicationFrom(row: PublicationRow): Publication {
  return {
    ...{ id: row.id, peerId: row.peer_id, chatRoomId: row.chat_room_id, memberId: row.member_id },
    ...{ sessionId: row.session_id, at: row.at },
    tracks: tracksSchema.parse(JSON.parse(row.tracks)),
  };
}

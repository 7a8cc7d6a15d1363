import type { ChatFile, ChatMessage } from "~/features/waiting-room/domain/rooms/room-state";
import type { MessageRow } from "./rows";

const MESSAGES = "SELECT m.*, f.* FROM messages m LEFT JOIN message_files f ON f.message_id = m.id";

/** What was said in the chats of a room. */
export class MessageStorage {
  constructor(private readonly sql: SqlStorage) {}

  /** Stores a message: one insert, and one more for its file if it has one. */
  put(m: ChatMessage): void {
    this.sql.exec(
      `INSERT INTO messages (chat_room_id, seq, id, client_id, sender_id, sender_name, message, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[m.chatRoomId, m.seq, m.id, m.clientId, m.senderId, m.senderName, m.message, m.time],
    );
    if (m.file) this.putFile(m.id, m.file);
  }

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
      if (m.file) this.putFile(m.id, m.file);
    }
  }

  /** The message that a sender sent under this client id before, if they did. */
  find(chatRoomId: string, senderId: string, clientId: string): ChatMessage | null {
    const [row] = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND m.sender_id = ? AND m.client_id = ?`,
      ...[chatRoomId, senderId, clientId],
    );
    return row ? messageFrom(row) : null;
  }

  /** The messages of a chat after a sequence, in order. */
  after(chatRoomId: string, seq: number): ChatMessage[] {
    const rows = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND m.seq > ? ORDER BY m.seq`,
      chatRoomId,
      seq,
    );
    return [...rows].map(messageFrom);
  }

  /** A file that was sent in a chat. */
  file(chatRoomId: string, fileId: string): ChatFile | null {
    const [row] = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND f.file_id = ?`,
      chatRoomId,
      fileId,
    );
    return row ? (messageFrom(row).file ?? null) : null;
  }

  /** The last sequence of a chat; 0 for one in which nothing was said. */
  lastSeq(chatRoomId: string): number {
    const { last } = this.sql
      .exec<{ last: number | null }>("SELECT max(seq) AS last FROM messages WHERE chat_room_id = ?", chatRoomId)
      .one();
    return last ?? 0;
  }

  private putFile(messageId: string, { id, name, contentType, sizeBytes }: ChatFile): void {
    this.sql.exec(
      `INSERT OR IGNORE INTO message_files (message_id, file_id, file_name, content_type, size_bytes)
       VALUES (?, ?, ?, ?, ?)`,
      ...[messageId, id, name, contentType, sizeBytes],
    );
  }
}

function messageFrom(row: MessageRow): ChatMessage {
  const { file_id: id, file_name: name, content_type: contentType, size_bytes: sizeBytes } = row;
  const hasFile = id !== null && name !== null && contentType !== null && sizeBytes !== null;
  return {
    id: row.id,
    chatRoomId: row.chat_room_id,
    clientId: row.client_id,
    seq: row.seq,
    senderId: row.sender_id,
    senderName: row.sender_name,
    message: row.message,
    time: row.time,
    ...(hasFile ? { file: { id, name, contentType, sizeBytes } } : {}),
  };
}

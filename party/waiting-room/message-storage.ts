import type { ChatFile, ChatMessage } from "~/features/waiting-room/domain/rooms/room-state";
import type { MessageRow } from "./rows";

const MESSAGES = "SELECT m.*, f.* FROM messages m LEFT JOIN message_files f ON f.message_id = m.id";

/** Messages of a room's chats. */
export class MessageStorage {
  constructor(private readonly sql: SqlStorage) {}

  /** Stores a message: one insert, and another for its file if it has one. */
  put(m: ChatMessage): void {
    this.sql.exec(
      `INSERT INTO messages (chat_room_id, seq, id, client_id, sender_id, sender_name, message, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[m.chatRoomId, m.seq, m.id, m.clientId, m.senderId, m.senderName, m.message, m.time],
    );
    if (m.file) this.putFile(m.id, m.file);
  }

  /**
   * Adds messages that were sent in another room, each once. They keep their sequence numbers, except after messages
   * that were sent here meanwhile.
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

  /** Message that a sender sent before under this client id; null if there is none. */
  find(chatRoomId: string, senderId: string, clientId: string): ChatMessage | null {
    const [row] = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND m.sender_id = ? AND m.client_id = ?`,
      ...[chatRoomId, senderId, clientId],
    );
    return row ? messageFrom(row) : null;
  }

  /** Messages of a chat after a sequence number, in order. */
  after(chatRoomId: string, seq: number): ChatMessage[] {
    const rows = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND m.seq > ? ORDER BY m.seq`,
      chatRoomId,
      seq,
    );
    return [...rows].map(messageFrom);
  }

  /** File that was sent in a chat; null if there is none. */
  file(chatRoomId: string, fileId: string): ChatFile | null {
    const [row] = this.sql.exec<MessageRow>(
      `${MESSAGES} WHERE m.chat_room_id = ? AND f.file_id = ?`,
      chatRoomId,
      fileId,
    );
    return row ? (messageFrom(row).file ?? null) : null;
  }

  /** Last sequence number of a chat; 0 if it is empty. */
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

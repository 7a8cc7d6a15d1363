import { createHash, randomBytes } from "node:crypto";
import { TICKET_VALID_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";
import type { TicketRow } from "./rows";

/** One-use tickets for connections. Only their hashes are stored. */
export class RoomTickets {
  constructor(private readonly sql: SqlStorage) {}

  /** Issues a ticket of 256 random bits for `identity`, valid once, within 60 s of `now` (UTC ms). */
  issue(identity: RoomIdentity, now: number): { ticket: string; expiresAt: number } {
    const ticket = randomBytes(32).toString("base64url");
    const expiresAt = now + TICKET_VALID_MS;
    this.sql.exec("DELETE FROM tickets WHERE expires_at <= ?", now);
    this.sql.exec(
      `INSERT INTO tickets (hash, member_id, kind, display_name, appointment_id, user_id, provider_id, session_id, by_video, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[hashOf(ticket), identity.memberId, identity.kind, identity.displayName],
      ...[identity.appointmentId, identity.userId, identity.providerId ?? null, identity.sessionId ?? null],
      ...[identity.byVideo === true ? 1 : 0, expiresAt],
    );
    return { ticket, expiresAt };
  }

  /** Redeems a ticket: its identity, or null if it is unknown, used or expired. */
  redeem(ticket: string, now: number): RoomIdentity | null {
    const [row] = this.sql.exec<TicketRow>("DELETE FROM tickets WHERE hash = ? RETURNING *", hashOf(ticket));
    if (!row || row.expires_at <= now) return null;
    return {
      memberId: row.member_id,
      kind: row.kind,
      displayName: row.display_name,
      appointmentId: row.appointment_id,
      userId: row.user_id,
      providerId: row.provider_id,
      sessionId: row.session_id,
      byVideo: row.by_video === 1,
    };
  }

  /** Revokes a member's unused tickets. */
  revoke(memberId: string): void {
    this.sql.exec("DELETE FROM tickets WHERE member_id = ?", memberId);
  }

  /** Revokes the unused tickets of an appointment's links. */
  revokeLinks(stayId: string): void {
    this.sql.exec("DELETE FROM tickets WHERE appointment_id = ? AND user_id IS NULL", stayId);
  }

  /** Revokes a signed-in user's unused tickets. */
  revokeUser(userId: string): void {
    this.sql.exec("DELETE FROM tickets WHERE user_id = ?", userId);
  }
}

function hashOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("hex");
}

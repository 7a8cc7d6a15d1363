import { givesUpAt } from "~/features/waiting-room/domain/queue/queue";
import { INIT_WITHIN_MS } from "~/features/waiting-room/domain/rooms/room-limits";
import type { RoomState } from "~/features/waiting-room/domain/rooms/room-state";
import type { RoomSocket } from "./connection-registry";

/**
 * The room's only alarm. It is set only while a connection has not sent its INIT, a member polls, or somebody in line is
 * away, so an idle room has none. A timer would keep the room in memory and would be lost with it, and an outsider's silent connection would stay
 * open forever.
 */
export class RoomAlarm {
  /** Time at which it rings (UTC ms); null for never, undefined after a restart, when it is not known. */
  private at: number | null | undefined;

  constructor(private readonly storage: DurableObjectStorage) {}

  rang(): void {
    this.at = null;
  }

  /** Sets the alarm for the earliest deadline, or removes it. */
  async set(unidentified: readonly RoomSocket[], state: RoomState, now: number): Promise<void> {
    const due = [
      ...unidentified.map((socket) => (socket.state?.connectedAt ?? 0) + INIT_WITHIN_MS),
      ...[...state.members.values()].flatMap((member) => member.pollUntil ?? []),
      ...[...state.stays.values()].flatMap((stay) => givesUpAt(state, stay, now) ?? []),
    ];
    const earliest = due.length > 0 ? Math.min(...due) : null;
    if (earliest === this.at) return;
    if (earliest === null) await this.storage.deleteAlarm();
    else if (this.at === undefined || this.at === null || earliest < this.at) await this.storage.setAlarm(earliest);
    else return;
    this.at = earliest;
  }
}

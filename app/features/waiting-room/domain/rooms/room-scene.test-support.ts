import type { RoomEffect, RoomEvent } from "./room-event";
import { reduceRoom } from "./room-reducer";
import { emptyRoom, type RoomIdentity, type RoomState } from "./room-state";

export const START = Date.UTC(2026, 4, 4, 9, 0);

export const doctor: RoomIdentity = {
  memberId: "staff-1",
  kind: "staff",
  displayName: "Dr. Imani Okafor",
  appointmentId: null,
  userId: "user-1",
};

/** A guest with an appointment of their own. */
export function guest(name: string, appointmentId: string | null = `visit-${name}`): RoomIdentity {
  return { memberId: `guest-${name}`, kind: "guest", displayName: name, appointmentId, userId: null, byVideo: true };
}

/** A room to which events happen, with what each one had for effect. */
export class RoomScene {
  state: RoomState = emptyRoom;
  now = START;
  effects: readonly RoomEffect[] = [];

  happen(event: RoomEvent): this {
    const step = reduceRoom(this.state, event);
    this.state = step.state;
    this.effects = step.effects;
    return this;
  }

  open(identity: RoomIdentity, connectionId = `${identity.memberId}/1`): this {
    return this.happen({ type: "connection-opened", connectionId, identity, now: this.now });
  }

  close(identity: RoomIdentity, connectionId = `${identity.memberId}/1`): this {
    return this.happen({ type: "connection-closed", connectionId, memberId: identity.memberId, now: this.now });
  }

  checkIn(identity: RoomIdentity, name: string | null = null): this {
    return this.happen({ type: "checked-in", identity, connectionId: null, name, now: this.now });
  }

  admit(by: RoomIdentity, chatRoomId: string): this {
    return this.happen({ type: "admitted", by, connectionId: null, chatRoomId, now: this.now });
  }

  say(by: RoomIdentity, chatRoomId: string, message: string, clientId = message): this {
    return this.happen({
      type: "message-sent",
      by,
      connectionId: null,
      chatRoomId,
      clientId,
      message,
      messageId: `id-${clientId}`,
      earlier: null,
      now: this.now,
    });
  }

  effect<T extends RoomEffect["type"]>(type: T): Extract<RoomEffect, { type: T }> | undefined {
    return this.effects.find((effect): effect is Extract<RoomEffect, { type: T }> => effect.type === type);
  }
}

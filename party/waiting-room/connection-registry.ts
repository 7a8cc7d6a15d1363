import type { Connection } from "partyserver";
import type { CallSeat } from "~/features/waiting-room/domain/video/room-call-state";
import { type Opener, type PendingConnection, UNKNOWN_OPENER } from "~/features/waiting-room/domain/rooms/room-openers";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";

/** Attachment of a socket, which survives hibernation. `identity` is null until its INIT is accepted. */
export interface SocketState {
  identity: RoomIdentity | null;
  route: string;
  connectedAt: number;
  /** Who opened it; undefined once its INIT was accepted. */
  opener?: Opener;
  /** Place in a call; undefined or null outside of one. */
  seat?: CallSeat | null;
}

export type RoomSocket = Connection<SocketState>;

/**
 * The open sockets of a room. The platform is asked for them once after a restart; from then on the list is kept by
 * hand, since asking reads the attachment of every socket again, at each message.
 */
export class ConnectionRegistry {
  private sockets: Map<string, RoomSocket> | null = null;
  private readonly handles = new WeakMap<WebSocket, RoomSocket>();

  constructor(private readonly ask: () => Iterable<RoomSocket>) {}

  *open(): Iterable<RoomSocket> {
    for (const socket of this.all().values()) if (isOpen(socket)) yield socket;
  }

  /** Open sockets without an identity. */
  unidentified(): RoomSocket[] {
    return [...this.open()].filter((socket) => !socket.state?.identity);
  }

  /** The same, in the form that the limit on waiting connections needs. */
  pending(): PendingConnection[] {
    return this.unidentified().map(({ id, state }) => ({
      id,
      opener: state?.opener ?? UNKNOWN_OPENER,
      connectedAt: state?.connectedAt ?? 0,
    }));
  }

  find(connectionId: string): RoomSocket | undefined {
    const socket = this.all().get(connectionId);
    return socket && isOpen(socket) ? socket : undefined;
  }

  /** The registry's socket for one of the platform; undefined before the registry was first used. */
  known(socket: WebSocket): RoomSocket | undefined {
    const found = this.handles.get(socket);
    return found && isOpen(found) ? found : undefined;
  }

  add(socket: RoomSocket): void {
    this.all().set(socket.id, socket);
    this.handles.set(socket, socket);
  }

  remove(connectionId: string): void {
    this.all().delete(connectionId);
  }

  private all(): Map<string, RoomSocket> {
    if (this.sockets) return this.sockets;
    this.sockets = new Map([...this.ask()].map((socket) => [socket.id, socket]));
    for (const socket of this.sockets.values()) this.handles.set(socket, socket);
    return this.sockets;
  }
}

const isOpen = (socket: RoomSocket): boolean => socket.readyState === WebSocket.OPEN;

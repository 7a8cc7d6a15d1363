import type { Connection } from "partyserver";
import type { CallSeat } from "~/features/waiting-room/domain/video/room-call-state";
import { type Opener, type PendingConnection, UNKNOWN_OPENER } from "~/features/waiting-room/domain/rooms/room-openers";
import type { RoomIdentity } from "~/features/waiting-room/domain/rooms/room-state";

/** What is attached to a socket, and so survives hibernation. `identity` is null until its INIT was accepted. */
export interface SocketState {
  identity: RoomIdentity | null;
  route: string;
  connectedAt: number;
  /** Who opened it, until its INIT was accepted. */
  opener?: Opener;
  /** Their place in a call; absent outside of one. */
  seat?: CallSeat | null;
}

export type RoomSocket = Connection<SocketState>;

/**
 * The open sockets of a room. The platform is asked for them once after a restart; from then on they are kept by hand,
 * since asking reads the attachment of every socket anew, and each message would pay for all who are here.
 */
export class ConnectionRegistry {
  private sockets: Map<string, RoomSocket> | null = null;
  private readonly handles = new WeakMap<WebSocket, RoomSocket>();

  constructor(private readonly ask: () => Iterable<RoomSocket>) {}

  *open(): Iterable<RoomSocket> {
    for (const socket of this.all().values()) if (isOpen(socket)) yield socket;
  }

  /** The open sockets that have not said who they are. */
  unidentified(): RoomSocket[] {
    return [...this.open()].filter((socket) => !socket.state?.identity);
  }

  /** The same, as the rule on how many there may be asks for them. */
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

  /** The platform's socket as one of these; undefined before the registry has been asked for anything. */
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

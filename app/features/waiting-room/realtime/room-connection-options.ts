import type { RoomSnapshot } from "./protocol-calls";
import type { RoomEndpoints } from "./room-environment";

/** What a page tells of the room that it ties to. */
export interface RoomConnectionOptions {
  endpoints: RoomEndpoints;
  /**
   * Where another room is reached, to which the appointment may move; without it the page has to be loaded anew then.
   */
  endpointsOf?: (waitingRoomId: string) => RoomEndpoints;
  /** The ticket the page was rendered with; it is tried first. */
  ticket?: string;
  /** Path of the page the person is on, asked for at each INIT. */
  route: () => string;
  /** What the page was rendered from. */
  initial?: RoomSnapshot;
}

import type { WaitingRoomCalls } from "../../realtime/protocol-calls";

/** A room's object as the Worker reaches it: its calls, and `fetch` for the upgrade. */
export type WaitingRoomObject = WaitingRoomCalls & { fetch(request: Request): Promise<Response> };

/**
 * The object of one waiting room. The name leads with the organization, so that no two organizations can meet in one
 * object whatever ids they have.
 */
export function reachWaitingRoom(
  namespace: { getByName(name: string): object },
  organizationId: number,
  waitingRoomId: string,
): WaitingRoomObject {
  // The binding is untyped where the environment is parsed: app never imports party. The class implements the calls.
  return namespace.getByName(`${organizationId}:${waitingRoomId}`) as WaitingRoomObject;
}

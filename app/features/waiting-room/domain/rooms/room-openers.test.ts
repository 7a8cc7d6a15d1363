import { describe, expect, test } from "vitest";
import { connectionsToClose, MOST_PENDING, type Opener, type PendingConnection } from "./room-openers";

const guest = (who: string, network = `net of ${who}`): Opener => ({ kind: "guest", who, network });
const staff: Opener = { kind: "staff", who: "doctor", network: "clinic" };
const pending = (openers: readonly Opener[]): PendingConnection[] =>
  openers.map((opener, index) => ({ id: `${index}`, opener, connectedAt: index }));
const many = (count: number, openerOf: (index: number) => Opener) =>
  Array.from({ length: count }, (_, index) => openerOf(index));

describe("connections that have not said who they are", () => {
  test("of one appointment push out the oldest of that appointment and nobody else's", () => {
    const flood = pending([guest("patient"), ...many(MOST_PENDING.opener + 2, () => guest("flooder"))]);
    expect(connectionsToClose(flood, guest("flooder"))).toEqual(["1", "2"]);
  });

  test("of many appointments from one network push out the oldest of that network", () => {
    const flood = pending(many(MOST_PENDING.network + 1, (index) => guest(`visit ${index}`, "one")));
    expect(connectionsToClose(flood, guest("visit 60", "one"))).toEqual(["0"]);
  });

  test("of all guests together never take a place of staff, in whatever network", () => {
    const flood = [staff, ...many(MOST_PENDING.kind + 1, (index) => guest(`visit ${index}`))];
    expect(connectionsToClose(pending(flood), guest("visit 200"))).toEqual(["1"]);
    const shared = [...many(MOST_PENDING.kind, (index) => guest(`visit ${index}`, "clinic")), staff];
    expect(connectionsToClose(pending(shared), staff)).toEqual([]);
  });
});

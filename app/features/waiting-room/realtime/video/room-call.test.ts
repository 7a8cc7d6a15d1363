import { beforeEach, describe, expect, test } from "vitest";
import { FakeClock, FakeNetwork, FakeRoom } from "./fake-call.test-support";
import { MeshProvider } from "./mesh-provider";
import { RoomCall } from "./room-call";

const media = { audio: true, video: true, screen: false };

let clock: FakeClock;
let network: FakeNetwork;
let room: FakeRoom;

beforeEach(() => {
  clock = new FakeClock();
  network = new FakeNetwork();
  room = new FakeRoom();
});

/** Somebody at the room's line, with a peer id that says who offers first: the lesser does. */
function caller(id: string) {
  const line = room.line(id);
  const call = new RoomCall({
    chatRoomId: "visit",
    line,
    providers: { mesh: (host) => new MeshProvider(host, network.create(id)), sfu: null },
    environment: { after: clock.after, newId: line.newId, time: () => 42_000 },
  });
  return { id, line, call, join: () => call.join(media) };
}

const linesOf = (one: ReturnType<typeof caller>) =>
  Object.fromEntries(one.call.getState().peers.map((peer) => [peer.peerId, peer.line]));

describe("a call from browser to browser", () => {
  test("two who join are tied to each other by one offer and one answer", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    expect(linesOf(a)).toEqual({ b: "connected" });
    expect(linesOf(b)).toEqual({ a: "connected" });
    expect(room.descriptions()).toEqual(["a offer b", "b answer a"]);
  });

  test("four are tied each to each: six ties", async () => {
    const all = ["a", "b", "c", "d"].map(caller);
    for (const one of all) one.join();
    await network.settle();
    for (const one of all) expect(Object.values(linesOf(one))).toEqual(["connected", "connected", "connected"]);
    expect(network.open()).toBe(12);
  });

  test("a room's line that drops and comes back does not touch the pictures", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    room.drop("b");
    expect(linesOf(a)).toEqual({ b: "connected" });
    room.up("b");
    await network.settle();
    expect(linesOf(a)).toEqual({ b: "connected" });
    expect(network.made).toBe(2);
  });

  test("whoever does not come back is gone after twenty seconds", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    room.drop("b");
    clock.pass(19_999);
    expect(Object.keys(linesOf(a))).toEqual(["b"]);
    clock.pass(1);
    expect(Object.keys(linesOf(a))).toEqual([]);
  });

  test("of whoever leaves by a press it is said who and when, until somebody is here again", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    expect(a.call.getState().departed).toBeNull();
    b.call.leave();
    expect(a.call.getState()).toMatchObject({ peers: [], departed: { at: 42_000 } });
    b.join();
    await network.settle();
    expect(a.call.getState().departed).toBeNull();
  });

  test("whoever loses their line has not left, however long they are away", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    room.drop("b");
    clock.pass(20_000);
    expect(a.call.getState()).toMatchObject({ peers: [], departed: null });
  });

  test("whoever comes back after that is tied anew, whichever side offers", async () => {
    for (const gone of ["a", "b"]) {
      network = new FakeNetwork();
      room = new FakeRoom();
      const [a, b] = [caller("a"), caller("b")];
      a.join();
      b.join();
      await network.settle();
      room.drop(gone);
      clock.pass(20_000);
      room.up(gone);
      for (let n = 0; n < 4; n += 1) {
        await network.settle();
        clock.pass(14_000);
      }
      await network.settle();
      expect([linesOf(a), linesOf(b)], gone).toEqual([{ b: "connected" }, { a: "connected" }]);
    }
  });

  test("whoever leaves is gone at once", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    b.call.leave();
    expect(linesOf(a)).toEqual({});
    expect(network.open()).toBe(0);
  });

  test("a tie that fails looks for another way, and carries again", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    network.fail("a", "b");
    expect(linesOf(a)).toEqual({ b: "connecting" });
    await network.settle();
    expect(linesOf(a)).toEqual({ b: "connected" });
    expect(linesOf(b)).toEqual({ a: "connected" });
    expect(network.made).toBe(2);
  });

  test("a tie that finds no way in time is begun anew", async () => {
    network.blocked = true;
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    expect(linesOf(a)).toEqual({ b: "connecting" });
    clock.pass(12_000);
    expect(linesOf(a)).toEqual({ b: "broken" });
    network.blocked = false;
    clock.pass(1_500);
    await network.settle();
    expect(linesOf(a)).toEqual({ b: "connected" });
    expect(linesOf(b)).toEqual({ a: "connected" });
  });

  test("the second device takes the call over and the first says so", async () => {
    const [a, b] = [caller("a"), caller("b")];
    a.join();
    b.join();
    await network.settle();
    room.takeOver("b", "z");
    expect(b.call.getState().phase).toBe("taken");
    expect(network.openOf("b")).toBe(0);
  });
});

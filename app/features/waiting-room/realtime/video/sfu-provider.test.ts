import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FakeClock, FakeNetwork, FakeRoom } from "./fake-call.test-support";
import { FakeSfu, fakeTrack } from "./fake-sfu.test-support";
import { MeshProvider } from "./mesh-provider";
import { RoomCall } from "./room-call";
import { SfuProvider } from "./sfu-provider";

const media = { audio: true, video: true, screen: false };
const dark = fakeTrack("video", "dark");

let clock: FakeClock;
let network: FakeNetwork;
let room: FakeRoom;
let sfu: FakeSfu;

beforeEach(() => {
  vi.stubGlobal(
    "MediaStream",
    class {
      constructor(readonly tracks: MediaStreamTrack[]) {}
      getTracks = () => this.tracks;
    },
  );
  clock = new FakeClock();
  network = new FakeNetwork();
  room = new FakeRoom();
  sfu = new FakeSfu(room);
});
afterEach(() => vi.unstubAllGlobals());

function caller(id: string, { server = true } = {}) {
  const line = room.line(id);
  const fillers = { of: () => dark, stop: () => undefined };
  const options = { createConnection: sfu.create(id), ask: sfu.ask, fillers };
  const call = new RoomCall({
    chatRoomId: "visit",
    line,
    providers: {
      mesh: (host) => new MeshProvider(host, network.create(id)),
      sfu: server ? (host) => new SfuProvider(host, options) : null,
    },
    environment: { after: clock.after, newId: line.newId, time: () => 0 },
  });
  return { id, line, call, join: () => call.join(media) };
}

const seenBy = (one: ReturnType<typeof caller>) =>
  Object.fromEntries(
    one.call.getState().peers.map(({ peerId, line, stream }) => [peerId, `${line} ${stream?.getTracks().length ?? 0}`]),
  );

async function pass(ms: number): Promise<void> {
  await network.settle();
  clock.pass(ms);
  await network.settle();
}

async function both() {
  const [a, b] = [caller("a"), caller("b")];
  a.join();
  b.join();
  await network.settle();
  return { a, b };
}

describe("a call by the video server", () => {
  test("each gives once and gets the sound and the picture of the other; nothing goes between the browsers", async () => {
    const { a, b } = await both();
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 2" }, { a: "connected 2" }]);
    expect(sfu.asked.filter((asked) => asked.endsWith("publish"))).toEqual(["a publish", "b publish"]);
    expect(network.made).toBe(0);
    expect(a.call.getState().fellBack).toBe(false);
  });

  test("nothing is asked of the server by who is alone", async () => {
    caller("a").join();
    await network.settle();
    expect(sfu.asked).toEqual([]);
  });

  test("what has not come to the server yet is asked for again", async () => {
    sfu.late.add("publication 1");
    const { b } = await both();
    expect(seenBy(b)).toEqual({ a: "connecting 0" });
    sfu.late.clear();
    await pass(1_000);
    expect(seenBy(b)).toEqual({ a: "connected 2" });
  });

  test("a dark picture is sent while the camera is off, so that the line stays", async () => {
    const { a } = await both();
    const camera = fakeTrack("video", "camera");
    a.call.sendTrack("video", camera);
    expect(sfu.connectionOf("a")?.sent.get("video")).toBe(camera);
    a.call.sendTrack("video", null);
    expect(sfu.connectionOf("a")?.sent.get("video")).toBe(dark);
  });

  test("a connection that fails is begun anew, and the others fetch what is given then", async () => {
    const { a, b } = await both();
    sfu.connectionOf("a")?.handlers.onState("failed");
    expect(seenBy(a)).toEqual({ b: "broken 0" });
    await pass(1_500);
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 2" }, { a: "connected 2" }]);
    expect(b.call.getState().fellBack).toBe(false);
  });

  test("a line to the room that drops and comes back does not touch the pictures", async () => {
    const { a, b } = await both();
    room.drop("b");
    room.up("b");
    await network.settle();
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 2" }, { a: "connected 2" }]);
    expect(sfu.asked.filter((asked) => asked.endsWith("publish"))).toHaveLength(2);
  });

  test("whoever leaves is gone, and is tied anew when they come back", async () => {
    const { a, b } = await both();
    b.call.leave();
    expect(seenBy(a)).toEqual({});
    expect(sfu.connectionOf("b")?.closed).toBe(true);
    b.join();
    await network.settle();
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 2" }, { a: "connected 2" }]);
  });
});

describe("a call that cannot go by the server", () => {
  const between = () => expect(network.open()).toBe(2);

  test("goes between the browsers when the server fails twice, for both, and says so", async () => {
    sfu.answers = "failed";
    const { a, b } = await both();
    await pass(1_500);
    expect([a.call.getState().fellBack, b.call.getState().fellBack]).toEqual([true, true]);
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 0" }, { a: "connected 0" }]);
    between();
  });

  test("does so when the way to the server is blocked", async () => {
    sfu.reachable = false;
    const { a, b } = await both();
    await pass(8_000);
    await pass(1_000);
    await pass(8_000);
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 0" }, { a: "connected 0" }]);
    between();
  });

  test("does so at once when the server closes what was up and then fails", async () => {
    const { a, b } = await both();
    sfu.answers = "failed";
    sfu.connectionOf("a")?.handlers.onState("closed");
    await pass(0);
    expect([a.call.getState().fellBack, b.call.getState().fellBack]).toEqual([true, true]);
    between();
  });

  test("does so two seconds after the line fell silent", async () => {
    const { a } = await both();
    sfu.answers = "failed";
    sfu.connectionOf("a")?.handlers.onState("disconnected");
    await pass(1_999);
    expect(a.call.getState().fellBack).toBe(false);
    await pass(1);
    await pass(0);
    expect(a.call.getState().fellBack).toBe(true);
  });

  test("does so from the start with somebody whose page knows of no server", async () => {
    const [a, b] = [caller("a"), caller("b", { server: false })];
    a.join();
    b.join();
    await network.settle();
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 0" }, { a: "connected 0" }]);
    expect(sfu.asked).toEqual([]);
  });

  test("does not give the server up while it is only its own line that is down", async () => {
    sfu.answers = "later";
    const { a, b } = await both();
    for (let n = 0; n < 6; n += 1) await pass(1_500);
    sfu.answers = null;
    await pass(1_500);
    await pass(1_500);
    expect([seenBy(a), seenBy(b)]).toEqual([{ b: "connected 2" }, { a: "connected 2" }]);
    expect(network.made).toBe(0);
  });

  test("tries the server anew with the next call", async () => {
    sfu.answers = "failed";
    const { a, b } = await both();
    await pass(1_500);
    a.call.leave();
    b.call.leave();
    sfu.answers = null;
    a.join();
    b.join();
    await network.settle();
    expect([a.call.getState().fellBack, seenBy(a)]).toEqual([false, { b: "connected 2" }]);
  });
});

import { expect, it } from "vitest";
import { endpoints, FakeWorld, messageFrame, settled, snapshotFrame } from "./fake-room.test-support";
import { RoomConnection } from "./room-connection";

/** A world where no WebSocket opens, and a room that answers one poll after the other. */
function blocked(polls: object[]) {
  const world = new FakeWorld();
  const upgrade = world.createSocket;
  const wall = { stands: true };
  world.createSocket = (url, handlers) => {
    if (wall.stands) queueMicrotask(() => handlers.onClose(1006));
    return upgrade(url, handlers);
  };
  const answers: Record<string, object> = {};
  world.answer = (url) => {
    if (url === "/ticket") return { status: true, ticket: "t", expiresAt: 1 };
    return url.startsWith("/poll") ? polls.shift() : answers[url];
  };
  const connection = new RoomConnection({ endpoints, route: () => "/" }, world);
  connection.start();
  return { world, connection, answers, wall, until: () => world.pass(2_000) };
}

const first = { status: true, cursor: "k1", frames: [snapshotFrame(), messageFrame(1)] };

it("long polling takes over when a WebSocket failed to open twice, and goes on from its cursor", async () => {
  const { world, connection, until } = blocked([first, { status: true, cursor: "k2", frames: [messageFrame(2)] }]);
  await until();
  expect(world.sockets).toHaveLength(2);
  expect(connection.getState().status).toBe("polling");
  expect(connection.getState().chatRooms[0]?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
  const polled = world.calls.filter(({ url }) => url.startsWith("/poll")).map(({ url }) => url);
  expect(polled.slice(1)).toEqual(["/poll?cursor=k1", "/poll?cursor=k2"]);
});

it("messages and check-in go by calls, and a message that reached nobody is sent again", async () => {
  const { world, connection, answers, until } = blocked([first]);
  connection.checkIn("Anna");
  await until();
  connection.send("visit-anna", "hello");
  await settled();
  expect(world.calls.at(-1)).toEqual({
    url: "/send",
    body: { clientId: "c1", chatRoomId: "visit-anna", message: "hello" },
  });
  expect(world.calls).toContainEqual({ url: "/checkIn", body: { name: "Anna" } });
  answers["/send"] = { status: true, clientId: "c1", chatRoomId: "visit-anna", id: "m2", seq: 2, time: 2 };
  await world.pass(5_000);
  expect(connection.getState().pending[0]?.state).toBe("sent");
});

it("a refused message fails with its reason", async () => {
  const { connection, answers, until } = blocked([first]);
  await until();
  answers["/send"] = { status: false, errorCode: "chatClosed" };
  connection.send("visit-anna", "hello");
  await settled();
  expect(connection.getState().pending[0]).toMatchObject({ state: "failed", code: "chatClosed" });
});

it("a poll that cannot be read leads to a reconnect, one that shuts out to an end", async () => {
  const broken = blocked([first, { nonsense: true }]);
  await broken.until();
  expect(broken.connection.getState().status).toBe("reconnecting");
  const shutOut = blocked([first, { status: false, errorCode: "revoked" }]);
  await shutOut.until();
  expect(shutOut.connection.getState().status).toBe("refused");
});

it("answers without news do not make it ask in a busy loop", async () => {
  const nothing = Array.from({ length: 50 }, () => ({ status: true, cursor: "k", frames: [] }));
  const { world, until } = blocked([first, ...nothing]);
  await until();
  expect(world.calls.filter(({ url }) => url.startsWith("/poll")).length).toBeLessThan(6);
});

it("a WebSocket is tried again each minute beside the polling, and takes over once one opens", async () => {
  const { world, connection, wall, until } = blocked([first]);
  await until();
  await world.pass(60_000);
  expect(world.sockets).toHaveLength(3);
  expect(connection.getState().status).toBe("polling");
  wall.stands = false;
  await world.pass(60_000);
  expect(world.sockets).toHaveLength(4);
  expect(connection.getState().status).toBe("polling");
  world.socket.welcome({ chatRooms: [{ id: "visit-anna", lastSeq: 1, closed: null, seen: 0, seenByOthers: 0 }] });
  expect(connection.getState().status).toBe("open");
  connection.send("visit-anna", "by socket");
  expect(world.socket.messages).toMatchObject([
    { type: "INIT", lastSeq: { "visit-anna": 1 } },
    { type: "SEND", message: "by socket" },
  ]);
  await world.pass(180_000);
  expect(world.calls.filter(({ url }) => url === "/send")).toEqual([]);
});

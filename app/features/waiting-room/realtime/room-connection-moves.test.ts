import { expect, it } from "vitest";
import { endpoints, FakeWorld, messageFrame } from "./fake-room.test-support";
import type { RoomEndpoints } from "./room-environment";
import { RoomConnection } from "./room-connection";

const endpointsOf = (id: string): RoomEndpoints => ({ ...endpoints, ticket: `/ticket/${id}` });

function inRoom(options: { endpointsOf?: (id: string) => RoomEndpoints } = { endpointsOf }) {
  const world = new FakeWorld();
  world.answer = (url) =>
    url.startsWith("/ticket") ? { status: true, ticket: `for ${url}`, expiresAt: 1 } : undefined;
  const connection = new RoomConnection({ endpoints, ticket: "from-page", route: () => "/", ...options }, world);
  connection.start();
  world.socket.welcome();
  return { world, connection };
}

it("goes over to the room that the appointment moved to, and sends there what was not acknowledged", async () => {
  const { world, connection } = inRoom();
  world.socket.say(messageFrame(1));
  connection.send("visit-anna", "my ear hurts");
  world.socket.say({ type: "MOVED", waitingRoomId: "other" });
  await world.pass(0);
  expect(world.sockets).toHaveLength(2);
  world.socket.welcome();
  const [init, sent] = world.socket.messages;
  // What was said before comes again from there.
  expect(init).toMatchObject({ type: "INIT", ticket: "for /ticket/other", lastSeq: { "visit-anna": 0 } });
  expect(sent).toMatchObject({ type: "SEND", message: "my ear hurts" });
  expect(connection.getState()).toMatchObject({ status: "open", movedTo: "other" });
});

it("goes over by its next ticket where the line was down while the appointment moved", async () => {
  const { world, connection } = inRoom();
  world.answer = (url) => {
    if (url === "/ticket") return { status: false, errorCode: "moved", waitingRoomId: "other" };
    return url === "/ticket/other" ? { status: true, ticket: "new", expiresAt: 1 } : undefined;
  };
  world.socket.handlers.onClose(1006);
  await world.pass(500);
  world.socket.welcome();
  expect(connection.getState()).toMatchObject({ status: "open", movedTo: "other" });
});

it("keeps a message that the old room did not take any more, for the new one", () => {
  const { world, connection } = inRoom();
  connection.send("visit-anna", "hello");
  world.socket.say({ type: "ERROR", code: "moved", clientId: "c1", retryAfterMs: 0, reload: false });
  expect(connection.getState().pending).toMatchObject([{ message: "hello", state: "sending" }]);
});

it("asks a page that cannot go over to be loaded anew", () => {
  const { world, connection } = inRoom({});
  world.socket.say({ type: "MOVED", waitingRoomId: "other" });
  expect(connection.getState().status).toBe("moved");
});

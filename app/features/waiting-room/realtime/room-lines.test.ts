import { describe, expect, it } from "vitest";
import { endpoints, FakeWorld, messageFrame } from "./fake-room.test-support";
import { RoomConnection } from "./room-connection";

function connect(world = new FakeWorld()) {
  const connection = new RoomConnection({ endpoints, ticket: "from-page", route: () => "/" }, world);
  connection.start();
  world.socket.welcome();
  return { world, connection, first: world.socket };
}

const pings = (sent: readonly string[]) => sent.filter((text) => text === "ping").length;

describe("a line that is cut without a word", () => {
  it("is replaced within three seconds of the cut, at whatever moment it comes", async () => {
    for (const cutAfter of [0, 500, 999]) {
      const { world, connection, first } = connect();
      await world.pass(3_000 + cutAfter);
      first.isSilent = true;
      connection.send("visit-anna", "are you there?");
      await world.pass(2_000);
      expect(world.sockets).toHaveLength(2);
      world.socket.welcome();
      expect(first.isClosed).toBe(true);
      expect(world.socket.messages).toMatchObject([{ type: "INIT" }, { type: "SEND", message: "are you there?" }]);
      expect(connection.getState().status).toBe("open");
    }
  });

  it("stays the line while only its answer is late, and the one beside it is let go in the end", async () => {
    const { world, connection, first } = connect();
    first.isSilent = true;
    await world.pass(2_000);
    expect(world.sockets).toHaveLength(2);
    first.say(messageFrame(1));
    expect(connection.getState().chatRooms[0]?.messages).toHaveLength(1);
    expect(connection.getState().status).toBe("open");
    world.socket.handlers.onClose(1006);
    first.isSilent = false;
    await world.pass(5_000);
    expect([world.sockets.length, first.isClosed]).toEqual([2, false]);
  });

  it("is tried beside again while nothing opens, and given up after ten seconds", async () => {
    const { world, connection, first } = connect();
    first.isSilent = true;
    await world.pass(2_000);
    world.socket.handlers.onClose(1006);
    await world.pass(1_000);
    expect(world.sockets).toHaveLength(3);
    await world.pass(8_000);
    expect(first.isClosed).toBe(true);
    expect(connection.getState().status).toBe("reconnecting");
    world.socket.welcome();
    expect(connection.getState().status).toBe("open");
  });

  it("is replaced though the first ticket asked for got no answer", async () => {
    const { world, first } = connect();
    const { answer } = world;
    world.answer = () => undefined;
    first.isSilent = true;
    await world.pass(2_000);
    world.answer = answer;
    await world.pass(5_000);
    expect(world.sockets).toHaveLength(2);
  });

  it("is given up at once where the browser knows already that it is closing", async () => {
    const { world, connection, first } = connect();
    first.send = () => {
      throw new Error("closing");
    };
    connection.send("visit-anna", "one");
    expect(connection.getState().status).toBe("reconnecting");
    await world.pass(500);
    expect(world.sockets).toHaveLength(2);
  });
});

describe("how often a line is tried", () => {
  it("each second while somebody looks, else twice a minute", async () => {
    const { world, first } = connect();
    await world.pass(10_000);
    expect(pings(first.sent)).toBe(10);
    world.isLookedAt = () => false;
    await world.pass(61_000);
    expect(pings(first.sent)).toBe(10 + 1 + 2);
  });

  it("a line that answers slowly is doubted once and then waited for", async () => {
    const { world, first } = connect();
    const { send } = first;
    first.isSilent = true;
    first.send = (text) => {
      send.call(first, text);
      if (text === "ping") world.after(1_500, () => first.handlers.onText("pong"));
    };
    await world.pass(60_000);
    expect(world.sockets.length).toBeLessThanOrEqual(2);
    expect(first.isClosed).toBe(false);
  });
});

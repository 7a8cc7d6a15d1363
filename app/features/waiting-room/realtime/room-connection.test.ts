import { describe, expect, it } from "vitest";
import { endpoints, FakeWorld, messageFrame, settled, snapshotFrame } from "./fake-room.test-support";
import { RoomConnection } from "./room-connection";

function connect(world = new FakeWorld(), ticket: string | undefined = "from-page") {
  let route = "/waitingRoom/1";
  const connection = new RoomConnection({ endpoints, ticket, route: () => route }, world);
  connection.start();
  return { world, connection, goTo: (path: string) => (route = path) };
}

const ack = (clientId: string, seq: number) =>
  ({ type: "ACK", clientId, chatRoomId: "visit-anna", id: `m${seq}`, seq, time: seq }) as const;

const textsOf = (connection: RoomConnection) =>
  connection.getState().chatRooms.flatMap((chat) => chat.messages.map((message) => message.message));

describe("connecting", () => {
  it("sends INIT at once, with the page's ticket, version, route and what it has seen", () => {
    const { world } = connect();
    world.socket.handlers.onOpen();
    expect(world.socket.messages).toEqual([
      { type: "INIT", ticket: "from-page", version: 1, route: "/waitingRoom/1", lastSeq: {} },
    ]);
  });

  it("shows what the page was rendered from and asks only for what came after", () => {
    const initial = {
      snapshot: snapshotFrame({
        chatRooms: [{ id: "visit-anna", lastSeq: 1, closed: null, seen: 0, seenByOthers: 0 }],
      }),
      messages: [messageFrame(1)],
    };
    const world = new FakeWorld();
    const connection = new RoomConnection({ endpoints, ticket: "t", route: () => "/", initial }, world);
    expect(textsOf(connection)).toEqual(["message 1"]);
    connection.start();
    world.socket.handlers.onOpen();
    expect(world.socket.messages).toMatchObject([{ lastSeq: { "visit-anna": 1 } }]);
  });

  it("comes back after a dropped line with a new ticket, the route of now and the last sequence", async () => {
    const { world, connection, goTo } = connect();
    world.socket.welcome();
    world.socket.say(messageFrame(1));
    goTo("/waitingRoom/1/chat/visit-anna");
    world.socket.handlers.onClose(1006);
    expect(connection.getState().status).toBe("reconnecting");
    await world.pass(500);
    world.socket.handlers.onOpen();
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.messages).toEqual([
      {
        type: "INIT",
        ticket: "ticket-1",
        version: 1,
        route: "/waitingRoom/1/chat/visit-anna",
        lastSeq: { "visit-anna": 1 },
      },
    ]);
  });

  it("never waits longer than ten seconds, however often it failed", async () => {
    const { world } = connect();
    const waits: number[] = [];
    for (let n = 1; n <= 8; n++) {
      world.socket.handlers.onOpen();
      world.socket.handlers.onClose(4401);
      let waited = 0;
      for (; world.sockets.length === n; waited += 500) await world.pass(500);
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
  });

  it("gives up a line on which the room does not answer INIT", async () => {
    const { world } = connect();
    world.socket.handlers.onOpen();
    await world.pass(5_500);
    expect(world.sockets).toHaveLength(2);
  });

  it("tries the line at once when the page comes to the front", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.wake();
    expect(world.socket.sent.at(-1)).toBe("ping");
    world.socket.handlers.onClose(1006);
    connection.wake();
    await settled();
    expect(world.sockets).toHaveLength(2);
  });

  it.each([
    [4410, "closed"],
    [4403, "refused"],
    [4426, "outdated"],
    [1000, "left"],
    [4008, "left"],
  ])("stays away after close code %i", async (code, status) => {
    const { world, connection } = connect();
    world.socket.welcome();
    world.socket.handlers.onClose(code);
    expect(connection.getState().status).toBe(status);
    await world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  it("stays away when no ticket is given to it any more", async () => {
    const { world, connection } = connect(new FakeWorld(), "");
    world.answer = () => ({ status: false, errorCode: "revoked" });
    connection.stop();
    const late = new RoomConnection({ endpoints, route: () => "/" }, world);
    late.start();
    await settled();
    expect(late.getState().status).toBe("refused");
  });

  it("leaves no timer and no socket behind when it stops, not even while it waits for a ticket", async () => {
    const world = new FakeWorld();
    const connection = new RoomConnection({ endpoints, route: () => "/" }, world);
    connection.start();
    connection.stop();
    await settled();
    expect([world.sockets.length, world.timerCount]).toEqual([0, 0]);
    connection.start();
    await settled();
    world.socket.welcome();
    connection.stop();
    expect([world.socket.isClosed, world.timerCount]).toEqual([true, 0]);
  });
});

describe("messages", () => {
  it("go one after the other, each until it is acknowledged", async () => {
    const { world, connection } = connect();
    connection.send("visit-anna", "one");
    connection.send("visit-anna", "two");
    world.socket.welcome();
    const sent = () => world.socket.messages.flatMap((m) => (m.type === "SEND" ? [m.message] : []));
    expect(sent()).toEqual(["one"]);
    await world.pass(2_000);
    expect(sent()).toEqual(["one", "one"]);
    await world.pass(4_999);
    expect(sent()).toEqual(["one", "one"]);
    await world.pass(1);
    expect(sent()).toEqual(["one", "one", "one"]);
    world.socket.say(ack("c1", 1));
    expect(sent()).toEqual(["one", "one", "one", "two"]);
    expect(connection.getState().pending.map(({ state }) => state)).toEqual(["sent", "sending"]);
    world.socket.say(messageFrame(1, { clientId: "c1", senderId: "guest-anna", message: "one" }));
    expect(connection.getState().pending.map(({ message }) => message)).toEqual(["two"]);
    expect(textsOf(connection)).toEqual(["one"]);
  });

  it("that come back count as stored though their acknowledgment was lost, but not a stranger's of the same id", () => {
    const { world, connection } = connect();
    connection.send("visit-anna", "one");
    connection.send("visit-anna", "two");
    world.socket.welcome();
    const sent = () => world.socket.messages.flatMap((m) => (m.type === "SEND" ? [m.message] : []));
    world.socket.say(messageFrame(1, { clientId: "c1" }));
    expect(sent()).toEqual(["one"]);
    world.socket.say(messageFrame(2, { clientId: "c1", senderId: "guest-anna", message: "one" }));
    expect(sent()).toEqual(["one", "two"]);
  });

  it("are sent again on the next line when the one before dropped", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.send("visit-anna", "one");
    world.socket.handlers.onClose(1006);
    await world.pass(500);
    world.socket.welcome();
    expect(world.socket.messages.at(-1)).toEqual({
      type: "SEND",
      clientId: "c1",
      chatRoomId: "visit-anna",
      message: "one",
    });
  });

  it("that are refused are shown as failed with the reason, and the next goes", () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.send("visit-anna", "one");
    connection.send("visit-anna", "two");
    world.socket.say({ type: "ERROR", code: "messageTooLong", clientId: "c1", retryAfterMs: 0, reload: false });
    expect(connection.getState().pending[0]).toMatchObject({ state: "failed", code: "messageTooLong" });
    expect(world.socket.messages.at(-1)).toMatchObject({ message: "two" });
    connection.discard("c1");
    expect(connection.getState().pending).toHaveLength(1);
  });

  it("that come too fast are sent again when the room says so", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.send("visit-anna", "one");
    world.socket.say({ type: "ERROR", code: "rateLimited", clientId: null, retryAfterMs: 50, reload: false });
    await world.pass(50);
    expect(world.socket.messages.filter((m) => m.type === "SEND")).toHaveLength(2);
  });

  it("are shown once and in order; a gap is asked for after two seconds", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    world.socket.say(messageFrame(1));
    world.socket.say(messageFrame(1));
    world.socket.say(messageFrame(3));
    expect(textsOf(connection)).toEqual(["message 1"]);
    await world.pass(2_000);
    expect(world.socket.messages.at(-1)).toEqual({ type: "RESUME", lastSeq: { "visit-anna": 1 } });
    world.socket.say(messageFrame(2));
    world.socket.say(messageFrame(3));
    expect(textsOf(connection)).toEqual(["message 1", "message 2", "message 3"]);
  });

  it("are asked for once more after a burst, in case the last was lost", async () => {
    const { world } = connect();
    world.socket.welcome();
    world.socket.say(messageFrame(1));
    await world.pass(10_000);
    expect(world.socket.messages.at(-1)).toEqual({ type: "RESUME", lastSeq: { "visit-anna": 1 } });
    world.socket.say(
      snapshotFrame({ chatRooms: [{ id: "visit-anna", lastSeq: 1, closed: null, seen: 0, seenByOthers: 0 }] }),
    );
    const asked = world.socket.messages.length;
    await world.pass(25_000);
    expect(world.socket.messages).toHaveLength(asked);
  });
});

describe("the queue", () => {
  const checkIns = (world: FakeWorld) => world.calls.filter(({ url }) => url === "/checkIn").map(({ body }) => body);

  it("a check-in goes by a call, whatever the line, so that the desk learns of it", () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.checkIn("Anna");
    expect(checkIns(world)).toEqual([{ name: "Anna" }]);
    expect(world.socket.messages.map((m) => m.type)).toEqual(["INIT"]);
  });

  it("a check-in is repeated on the next line until the room shows the place", async () => {
    const { world, connection } = connect();
    connection.checkIn("Anna");
    expect(checkIns(world)).toEqual([]);
    world.socket.welcome();
    expect(checkIns(world)).toEqual([{ name: "Anna" }]);
    world.socket.handlers.onClose(1006);
    await world.pass(500);
    world.socket.welcome();
    expect(checkIns(world)).toEqual([{ name: "Anna" }, { name: "Anna" }]);
    world.socket.say({ type: "QUEUE", queue: { kind: "guest", state: "waiting", place: 1 } });
    world.socket.handlers.onClose(1006);
    await world.pass(500);
    world.socket.welcome({ queue: { kind: "guest", state: "waiting", place: 1 } });
    expect(checkIns(world)).toHaveLength(2);
  });

  it("a check-in that did not show is sent again after five seconds, one that did is not", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    connection.checkIn(null);
    await world.pass(5_000);
    world.socket.say({ type: "QUEUE", queue: { kind: "guest", state: "waiting", place: 2 } });
    await world.pass(20_000);
    expect(checkIns(world)).toHaveLength(2);
  });

  it("a check-in that is refused is not sent again, and says why", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    world.answer = () => ({ status: false, errorCode: "chatClosed" });
    connection.checkIn(null);
    await world.pass(20_000);
    expect(checkIns(world)).toHaveLength(1);
    expect(connection.getState().error).toBe("chatClosed");
  });

  it("a page in line that was away for so long that its place went takes it again by itself", async () => {
    const { world } = connect();
    world.socket.welcome({ queue: { kind: "guest", state: "waiting", place: 1 } });
    world.socket.handlers.onClose(1006);
    await world.pass(500);
    world.socket.welcome({ queue: { kind: "guest", state: "notCheckedIn", place: null } });
    expect(checkIns(world)).toEqual([{ name: null }]);
  });

  it("a page that was never in line takes no place by itself", () => {
    const { world } = connect();
    world.socket.welcome({ queue: { kind: "guest", state: "notCheckedIn", place: null } });
    expect(checkIns(world)).toEqual([]);
    expect(world.socket.messages.map((m) => m.type)).toEqual(["INIT"]);
  });

  it("a concluded appointment ends the connection and says how", async () => {
    const { world, connection } = connect();
    world.socket.welcome();
    const closed = {
      type: "VISIT_CLOSED",
      chatRoomId: "visit-anna",
      appointmentId: "visit-anna",
      outcome: "concluded",
    } as const;
    world.socket.say(closed);
    expect(connection.getState()).toMatchObject({ status: "closed", closed: "concluded" });
    await world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

import { describe, expect, test } from "vitest";
import type { CallAct } from "../../schemas/rooms/call-acts";
import type { ServerMessage } from "../protocol";
import type { RoomEnvironment, SocketHandlers } from "../room-environment";
import { RoomCallLine } from "./call-line";

const endpoints = {
  ...{ socket: "/socket", ticket: "/ticket", poll: "/poll?room=1", send: "/send", checkIn: "/checkIn" },
  ...{ admit: "/admit", leave: "/leave", act: "/act" },
};
const call: ServerMessage = { type: "CALL", chatRoomId: "visit", seats: [], left: null };
const leaves: CallAct = { type: "CALL_LEAVE", chatRoomId: "visit" };
const joins: CallAct = {
  ...{ type: "CALL_JOIN", chatRoomId: "visit", peerId: "me" },
  media: { audio: true, video: true, screen: false },
};

/** A line with a page's surroundings around it: what polls answer, what is posted, and a socket that can be opened. */
function scene() {
  const posted: unknown[] = [];
  const sent: string[] = [];
  const told: string[] = [];
  let socket: SocketHandlers | undefined;
  let answer: object = { status: true, cursor: "1", frames: [call] };
  let refusal: object = { status: true };
  const surroundings: RoomEnvironment = {
    createSocket: (_url, handlers) => {
      socket = handlers;
      return { send: (text) => sent.push(text), close: () => undefined };
    },
    fetch: async (url, init) => {
      if (url.startsWith("/poll")) return Response.json(answer);
      posted.push(JSON.parse(String(init?.body)));
      return Response.json(refusal);
    },
    after: () => () => undefined,
    now: () => 0,
    isLookedAt: () => true,
    random: () => 0,
    newId: () => "id",
  };
  const line = new RoomCallLine();
  const room = line.overhear(surroundings, endpoints);
  line.subscribe({
    onUp: () => told.push("up"),
    onFrame: (frame) => told.push(frame.type === "ERROR" ? frame.code : frame.type),
  });
  return {
    ...{ line, room, posted, sent, told },
    poll: () => room.fetch("/poll?room=1&cursor=x"),
    answers: (next: object) => (answer = next),
    refuses: (errorCode: string) => (refusal = { status: false, errorCode }),
    openSocket: () => {
      room.createSocket("/socket", { onOpen: () => undefined, onText: () => undefined, onClose: () => undefined });
      const snapshot = { type: "SNAPSHOT", version: 1, self: { memberId: "m", kind: "guest", displayName: "M" } };
      const rest = { members: [], queue: { kind: "staff", entries: [] }, chatRooms: [], time: 1 };
      socket?.onText(JSON.stringify({ ...snapshot, ...rest }));
    },
  };
}

describe("where polls stand in for the socket", () => {
  test("a call hears what the answers tell, and is told once that the line is up", async () => {
    const { poll, told } = scene();
    await poll();
    await poll();
    await expect.poll(() => told).toEqual(["up", "CALL", "CALL"]);
  });

  test("what a call says is posted, one after the other; before that there is no line", async () => {
    const { line, poll, posted, told } = scene();
    expect(line.send(joins)).toBe(false);
    await poll();
    await expect.poll(() => told).toContain("up");
    expect([line.send(joins), line.send(leaves)]).toEqual([true, true]);
    await expect.poll(() => posted).toEqual([{ act: joins }, { act: leaves }]);
  });

  test("a refusal comes as a frame would", async () => {
    const { line, poll, told, refuses } = scene();
    await poll();
    await expect.poll(() => told).toContain("up");
    refuses("callFull");
    line.send(joins);
    await expect.poll(() => told).toContain("callFull");
  });

  test("a poll that is refused ends the line", async () => {
    const { line, poll, told, answers } = scene();
    await poll();
    await expect.poll(() => told).toContain("up");
    answers({ status: false, errorCode: "revoked" });
    await poll();
    await expect.poll(() => line.send(joins)).toBe(false);
  });

  test("a socket that opens takes over, and a late answer to a poll is not heard", async () => {
    const { line, poll, told, posted, sent, openSocket } = scene();
    await poll();
    await expect.poll(() => told).toEqual(["up", "CALL"]);
    openSocket();
    expect(told).toEqual(["up", "CALL", "up", "SNAPSHOT"]);
    await poll();
    line.send(leaves);
    expect(sent).toEqual([JSON.stringify(leaves)]);
    expect(posted).toEqual([]);
    expect(told).toHaveLength(4);
  });
});

import { describe, expect, it } from "vitest";
import { parseClientMessage, parseInitEnvelope, parseServerMessage } from "./protocol";
import { checkInSchema } from "../schemas/rooms/room-requests";
import { decodeCursor, encodeCursor } from "./protocol-calls";

const send = { type: "SEND", clientId: "c1", chatRoomId: "visit-1", message: "hello" };

describe("frames of a client", () => {
  it("are read when they are of the protocol", () => {
    expect(parseClientMessage(JSON.stringify(send))).toEqual(send);
  });

  it("drop whatever they say about who sent them", () => {
    expect(parseClientMessage(JSON.stringify({ ...send, senderId: "staff-1", kind: "staff" }))).toEqual(send);
  });

  it.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["an unknown type", JSON.stringify({ type: "GRANT" })],
    ["a missing field", JSON.stringify({ type: "SEND", clientId: "c1" })],
    ["an empty client id", JSON.stringify({ ...send, clientId: "" })],
    ["more than 32,768 characters", JSON.stringify({ ...send, message: "x".repeat(32_768) })],
  ])("are refused with %s", (_, frame) => {
    expect(parseClientMessage(frame)).toBeNull();
  });

  it("are refused when binary", () => {
    expect(parseClientMessage(new TextEncoder().encode(JSON.stringify(send)).buffer)).toBeNull();
  });

  it("tell ticket and version of an INIT whose other fields are of another version", () => {
    const frame = JSON.stringify({ type: "INIT", ticket: "t", version: 0, lastSeq: 12 });
    expect(parseClientMessage(frame)).toBeNull();
    expect(parseInitEnvelope(frame)).toEqual({ type: "INIT", ticket: "t", version: 0 });
  });
});

describe("frames of the room", () => {
  it("are null when this version does not know them", () => {
    expect(parseServerMessage(JSON.stringify({ type: "HOLOGRAM" }))).toBeNull();
    expect(parseServerMessage("pong")).toBeNull();
  });
});

describe("calls", () => {
  it("read back a cursor, and start over with none or a broken one", () => {
    const cursor = { lastSeq: { "visit-1": 3 }, view: "abc" };
    expect(decodeCursor(encodeCursor(cursor))).toEqual(cursor);
    expect(decodeCursor(null)).toBeNull();
    expect(decodeCursor("3")).toBeNull();
    expect(decodeCursor("%%")).toBeNull();
  });

  it("trim a name and refuse a blank one or one of 121 characters", () => {
    expect(checkInSchema.parse({ name: "  Anna " })).toEqual({ name: "Anna" });
    expect(checkInSchema.safeParse({ name: "   " }).success).toBe(false);
    expect(checkInSchema.safeParse({ name: "x".repeat(121) }).success).toBe(false);
    expect(checkInSchema.parse({})).toEqual({ name: null });
  });
});

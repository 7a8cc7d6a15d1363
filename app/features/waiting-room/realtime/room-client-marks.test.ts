import { describe, expect, it } from "vitest";
import { snapshotFrame, messageFrame } from "./fake-room.test-support";
import { unreadIn, unreadUpTo } from "./room-client-marks";
import { applyFrame, emptyClientState } from "./room-client-state";
import type { ServerMessage } from "./protocol";

const after = (...frames: ServerMessage[]) => frames.reduce(applyFrame, emptyClientState);
const read = (memberId: string, kind: "staff" | "guest", seq: number): ServerMessage => ({
  type: "SEEN",
  mark: { chatRoomId: "visit-anna", memberId, kind, seq },
});
const own = (seq: number) => messageFrame(seq, { senderId: "guest-anna" });

describe("what is new in a chat", () => {
  it("is what others wrote after one's own mark", () => {
    const [chat] = after(snapshotFrame(), messageFrame(1), own(2), messageFrame(3)).chatRooms;
    expect(unreadIn(chat, "guest-anna")).toBe(2);
    expect(unreadUpTo(chat, "guest-anna")).toBe(3);
  });

  it("is nothing once it was read, also on another device, or where one wrote last and read before", () => {
    const state = after(snapshotFrame(), messageFrame(1), own(2), read("guest-anna", "guest", 1));
    expect(unreadIn(state.chatRooms[0], "guest-anna")).toBe(0);
    expect(unreadUpTo(state.chatRooms[0], "guest-anna")).toBeNull();
  });
});

describe("what was seen", () => {
  it("is told by the other side's mark, not by a carer who came along", () => {
    const base = [snapshotFrame(), own(1)];
    expect(after(...base, read("carer", "guest", 1)).chatRooms[0]?.seenByOthers).toBe(0);
    expect(after(...base, read("staff-1", "staff", 1)).chatRooms[0]?.seenByOthers).toBe(1);
  });
});

describe("who writes", () => {
  it("is shown once, and no more when the message is there", () => {
    const typing = {
      type: "TYPING",
      chatRoomId: "visit-anna",
      memberId: "staff-1",
      displayName: "Dr. Okafor",
    } as const;
    expect(after(snapshotFrame(), typing, typing).typing).toHaveLength(1);
    expect(after(snapshotFrame(), typing, messageFrame(1, { senderId: "staff-1" })).typing).toEqual([]);
  });
});

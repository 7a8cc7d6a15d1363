import { describe, expect, it } from "vitest";
import { STAFF_CHAT } from "./chat-room";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { viewFor } from "../rooms/room-view";

const anna = guest("anna");
const nurse = { ...doctor, memberId: "staff-2", displayName: "Nurse Kim", userId: "user-2" };
const staffChatOf = (scene: RoomScene, viewer: typeof doctor) =>
  viewFor(scene.state, viewer, scene.now).chatRooms.find(({ id }) => id === STAFF_CHAT);

describe("the chat of a room's staff among themselves", () => {
  it("reaches every colleague and no patient, and is in no patient's list", () => {
    const scene = new RoomScene().open(doctor).open(nurse).open(anna).checkIn(anna);
    scene.say(doctor, STAFF_CHAT, "anna first, please");
    expect(scene.effect("deliver")?.memberIds).toEqual(["staff-1", "staff-2"]);
    expect(staffChatOf(scene, nurse)).toEqual({ id: STAFF_CHAT, lastSeq: 1, closed: null, seen: 0, seenByOthers: 0 });
    expect(viewFor(scene.state, anna, scene.now).chatRooms.map(({ id }) => id)).toEqual(["visit-anna"]);
  });

  it("answers a patient like a chat that does not exist, to writing, reading and typing", () => {
    const scene = new RoomScene().open(doctor).open(anna).say(doctor, STAFF_CHAT, "hello");
    expect(scene.say(anna, STAFF_CHAT, "me too").effect("refuse")?.code).toBe("unknownChatRoom");
    const at = { by: anna, connectionId: null, chatRoomId: STAFF_CHAT, now: scene.now };
    expect(scene.happen({ type: "read", ...at, seq: 1 }).effect("refuse")?.code).toBe("unknownChatRoom");
    expect(scene.happen({ type: "typing", ...at }).effects).toEqual([]);
  });

  it("counts in turn and tells the writer when a colleague has read", () => {
    const scene = new RoomScene().open(doctor).open(nurse).say(doctor, STAFF_CHAT, "one").say(nurse, STAFF_CHAT, "two");
    expect(scene.effect("store-message")?.message.seq).toBe(2);
    scene.happen({ type: "read", by: nurse, connectionId: null, chatRoomId: STAFF_CHAT, seq: 2, now: scene.now });
    expect(staffChatOf(scene, doctor)).toMatchObject({ seen: 0, seenByOthers: 2 });
    expect(staffChatOf(scene, nurse)).toMatchObject({ seen: 2, seenByOthers: 0 });
  });
});

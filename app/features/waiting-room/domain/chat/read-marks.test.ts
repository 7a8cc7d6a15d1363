import { describe, expect, it } from "vitest";
import { notesIdOf } from "./chat-room";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { viewFor } from "../rooms/room-view";

const anna = guest("anna");
const bilal = guest("bilal");
const notes = notesIdOf("visit-anna");

const room = () => new RoomScene().open(doctor).open(anna).open(bilal).say(doctor, "visit-anna", "one");
const read = (scene: RoomScene, by: typeof doctor, chatRoomId: string, seq: number) =>
  scene.happen({ type: "read", by, connectionId: null, chatRoomId, seq, now: scene.now });
const chatFor = (scene: RoomScene, viewer: typeof doctor, id: string) =>
  viewFor(scene.state, viewer, scene.now).chatRooms.find((chat) => chat.id === id);

describe("how far a chat was read", () => {
  it("is told to those of the chat, and shows as seen on the other side only", () => {
    const scene = read(room(), anna, "visit-anna", 1);
    expect(scene.effect("tell-read")).toMatchObject({ memberIds: ["staff-1", "guest-anna"] });
    expect(chatFor(scene, doctor, "visit-anna")).toMatchObject({ seen: 0, seenByOthers: 1 });
    expect(chatFor(scene, anna, "visit-anna")).toMatchObject({ seen: 1, seenByOthers: 0 });
  });

  it("never goes back, and not beyond the last message", () => {
    const scene = read(room(), anna, "visit-anna", 99);
    expect(scene.effect("store-mark")?.mark.seq).toBe(1);
    expect(read(scene, anna, "visit-anna", 1).effects).toEqual([]);
  });

  it("of another patient's chat cannot be said, nor that one writes there", () => {
    expect(read(room(), bilal, "visit-anna", 1).effect("refuse")?.code).toBe("unknownChatRoom");
    const scene = room();
    scene.happen({ type: "typing", by: bilal, chatRoomId: "visit-anna", now: scene.now });
    expect(scene.effects).toEqual([]);
  });
});

describe("the notes of staff", () => {
  it("are numbered by themselves and told to staff alone", () => {
    const scene = room().say(doctor, notes, "allergic to penicillin");
    expect(scene.effect("store-message")?.message).toMatchObject({ chatRoomId: notes, seq: 1 });
    expect(scene.effect("deliver")?.memberIds).toEqual(["staff-1"]);
    expect(chatFor(scene, doctor, notes)).toMatchObject({ lastSeq: 1 });
    expect(chatFor(scene, doctor, "visit-anna")).toMatchObject({ lastSeq: 1 });
  });

  it("are to the patient like a chat that does not exist", () => {
    const scene = room().say(doctor, notes, "allergic");
    expect(viewFor(scene.state, anna, scene.now).chatRooms.map(({ id }) => id)).toEqual(["visit-anna"]);
    expect(scene.say(anna, notes, "hello").effect("refuse")?.code).toBe("unknownChatRoom");
    expect(read(scene, anna, notes, 1).effect("refuse")?.code).toBe("unknownChatRoom");
  });
});

describe("being late", () => {
  const late = (scene: RoomScene, by: typeof doctor, minutes: number) =>
    scene.happen({ type: "ran-late", by, connectionId: null, minutes, now: scene.now });

  it("is seen by all who wait until staff are on time again, or four hours have passed", () => {
    const scene = late(room(), doctor, 15);
    expect(viewFor(scene.state, anna, scene.now).queue.lateMinutes).toBe(15);
    expect(viewFor(scene.state, anna, scene.now + 4 * 3_600_000).queue.lateMinutes).toBeUndefined();
    expect(viewFor(late(scene, doctor, 0).state, anna, scene.now).queue.lateMinutes).toBeUndefined();
  });

  it("is said by a doctor of a shared room to those who wait for them, and by who helps all to everybody", () => {
    const [ada, bruno] = ["ada", "bruno"].map((providerId) => ({ ...guest(providerId), providerId }));
    const [doctorAda, nurse] = [
      { ...doctor, providerId: "ada" },
      { ...doctor, memberId: "nurse", providerId: null },
    ];
    if (!ada || !bruno) throw new Error("nobody waits");
    const scene = new RoomScene().checkIn(ada).checkIn(bruno);
    const seen = () => [ada, bruno, nurse].map((who) => viewFor(scene.state, who, scene.now).queue.lateMinutes);
    late(scene, doctorAda, 20);
    expect(seen()).toEqual([20, undefined, 20]);
    scene.now += 1_000;
    late(scene, nurse, 10);
    expect(seen()).toEqual([10, 10, 10]);
    scene.now += 1_000;
    late(scene, doctorAda, 0);
    expect(seen()).toEqual([undefined, 10, undefined]);
  });

  it("is for staff to say", () => {
    expect(late(room(), anna, 15).effect("refuse")?.code).toBe("notAllowed");
  });
});

describe("a guest who is sent out", () => {
  const remove = (scene: RoomScene, by: typeof doctor, memberId: string) =>
    scene.happen({ type: "removed", by, connectionId: null, memberId, now: scene.now });

  it("stays out of the appointment and is let in for another", () => {
    const scene = remove(room(), doctor, anna.memberId);
    expect(scene.effect("disconnect")).toMatchObject({ memberId: anna.memberId, reason: "revoked" });
    expect(scene.open(anna, "again").effect("disconnect")?.reason).toBe("revoked");
    expect(scene.open({ ...anna, appointmentId: "visit-next" }, "next").effect("welcome")).toBeDefined();
  });

  it("is sent out by staff only, and staff by nobody", () => {
    expect(remove(room(), bilal, anna.memberId).effect("refuse")?.code).toBe("notAllowed");
    expect(remove(room(), doctor, doctor.memberId).effect("refuse")?.code).toBe("notAllowed");
  });
});

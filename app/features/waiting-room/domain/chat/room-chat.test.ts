import { describe, expect, it } from "vitest";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { viewFor } from "../rooms/room-view";

const anna = guest("anna");
const bilal = guest("bilal");

function room() {
  return new RoomScene().open(doctor).open(anna).open(bilal);
}

describe("the chat", () => {
  it("numbers the messages of each chat without a gap and tells its own members only", () => {
    const scene = room()
      .say(anna, "visit-anna", "one")
      .say(bilal, "visit-bilal", "other")
      .say(doctor, "visit-anna", "two");
    expect(scene.effect("store-message")?.message).toMatchObject({ seq: 2, senderName: "Dr. Imani Okafor" });
    expect(scene.effect("deliver")?.memberIds).toEqual(["staff-1", "guest-anna"]);
  });

  it("stores before it acknowledges and delivers", () => {
    expect(
      room()
        .say(anna, "visit-anna", "one")
        .effects.map((effect) => effect.type),
    ).toEqual(["store-message", "acknowledge", "deliver"]);
  });

  it("acknowledges a message sent twice with the sequence it has, and stores and delivers nothing", () => {
    const scene = room().say(anna, "visit-anna", "one");
    const earlier = scene.effect("store-message")?.message ?? null;
    scene.say(anna, "visit-anna", "two");
    scene.happen({
      type: "message-sent",
      by: anna,
      connectionId: "guest-anna/1",
      chatRoomId: "visit-anna",
      clientId: "one",
      message: "one",
      messageId: "id-again",
      earlier,
      now: scene.now,
    });
    expect(scene.effects).toEqual([{ type: "acknowledge", connectionId: "guest-anna/1", message: earlier }]);
    expect(earlier?.seq).toBe(1);
  });

  it("answers a foreign chat like one that does not exist", () => {
    const scene = room();
    const foreign = scene.say(bilal, "visit-anna", "peek").effects;
    const unknown = scene.say(bilal, "visit-nobody", "peek").effects;
    expect(foreign).toEqual(unknown);
    expect(scene.say(bilal, "constructor", "peek").effect("refuse")?.code).toBe("unknownChatRoom");
  });

  it("refuses an empty message and one longer than 4,000 characters, and takes one of 4,000", () => {
    expect(room().say(anna, "visit-anna", "  \n ").effect("refuse")?.code).toBe("messageEmpty");
    expect(room().say(anna, "visit-anna", "x".repeat(4_001)).effect("refuse")?.code).toBe("messageTooLong");
    expect(room().say(anna, "visit-anna", "x".repeat(4_000)).effect("refuse")).toBeUndefined();
  });
});

describe("an appointment that ends", () => {
  it("tells the guest and the staff, lets the guest go and removes the place", () => {
    const scene = room().checkIn(anna).checkIn(bilal);
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: scene.now });
    expect(scene.effect("tell-closed")).toMatchObject({ outcome: "concluded", memberIds: ["staff-1", "guest-anna"] });
    expect(scene.effect("disconnect")).toMatchObject({ connectionIds: ["guest-anna/1"], reason: "appointmentClosed" });
    expect(viewFor(scene.state, bilal, scene.now).queue).toMatchObject({ place: 1 });
    expect(viewFor(scene.state, anna, scene.now).queue).toEqual({ kind: "guest", state: "closed", place: null });
    expect(scene.say(doctor, "visit-anna", "late").effect("refuse")?.code).toBe("chatClosed");
    expect(scene.checkIn(anna).effect("refuse")?.code).toBe("chatClosed");
  });

  it("tells a guest who comes after the appointment was canceled, even if nobody came before", () => {
    const scene = new RoomScene();
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "canceled", now: scene.now });
    scene.open(anna);
    expect(scene.effect("disconnect")?.reason).toBe("appointmentClosed");
    expect(viewFor(scene.state, anna, scene.now).chatRooms).toEqual([
      { id: "visit-anna", lastSeq: 0, closed: "canceled", seen: 0, seenByOthers: 0 },
    ]);
    expect(viewFor(scene.state, anna, scene.now).members).toEqual([]);
  });

  it("changes nothing when it is told a second time", () => {
    const scene = room();
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: scene.now });
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "canceled", now: scene.now });
    expect(scene.effects).toEqual([]);
  });

  it("gives back chat and place when the cancel is undone", () => {
    const scene = room().checkIn(anna).checkIn(bilal);
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "canceled", now: scene.now });
    scene.happen({ type: "appointment-reopened", appointmentId: "visit-anna", now: scene.now });
    expect(scene.effect("welcome")).toEqual({ type: "welcome", connectionId: "staff-1/1" });
    scene.open(anna, "anna/2");
    expect(viewFor(scene.state, anna, scene.now).queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
    expect(scene.say(anna, "visit-anna", "back").effect("refuse")).toBeUndefined();
  });

  it("gives no place to an appointment that staff began and nobody came to", () => {
    const scene = new RoomScene().open(doctor);
    const of = { appointmentId: "visit-nobody", now: scene.now };
    const listed = () => {
      const { queue } = viewFor(scene.state, doctor, scene.now);
      return queue.kind === "staff" ? queue.entries.map(({ chatRoomId }) => chatRoomId) : [];
    };
    for (const outcome of ["canceled", "concluded"] as const) {
      scene.happen({ type: "appointment-closed", outcome, ...of });
      scene.happen({ type: "appointment-reopened", ...of });
      scene.happen({ type: "appointment-begun", by: doctor, ...of });
      expect(listed()).toEqual([]);
    }
  });

  it("keeps a closed chat in the staff's list for twelve hours", () => {
    const scene = room();
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: scene.now });
    const ids = (now: number) => viewFor(scene.state, doctor, now).chatRooms.map((chat) => chat.id);
    expect(ids(scene.now + 11 * 3_600_000)).toContain("visit-anna");
    expect(ids(scene.now + 12 * 3_600_000)).not.toContain("visit-anna");
  });
});

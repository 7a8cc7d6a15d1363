import { describe, expect, it } from "vitest";
import { movingStay } from "./room-moves";
import { doctor, guest, RoomScene } from "./room-scene.test-support";
import { viewFor } from "./room-view";

const anna = guest("anna");
const bilal = guest("bilal");
const colleague = { ...doctor, memberId: "staff-2", displayName: "Dr. Silva", userId: "user-2" };

/** Moves the appointment of a scene to another, as the Worker does it. */
function move(from: RoomScene, to: RoomScene, stayId = "visit-anna"): void {
  const moving = movingStay(from.state, stayId, null);
  if (!moving) throw new Error("nothing to move");
  const { lastSeq, notesSeq } = moving.stay;
  to.happen({ type: "stay-arrived", moving, lastSeq, notesSeq, sessionSeq: null, now: to.now });
  from.happen({ type: "stay-moved", stayId, to: "other-room", sessionId: null, now: from.now });
}

const placesIn = (scene: RoomScene) => {
  const { queue } = viewFor(scene.state, colleague, scene.now);
  return queue.kind === "staff" ? queue.entries.map(({ names, place }) => [names.join(), place]) : [];
};

describe("an appointment that moves to a colleague's room", () => {
  it("goes before those there who have waited for less time, and behind those who have waited for more", () => {
    const from = new RoomScene().open(doctor).open(anna).checkIn(anna, "Anna");
    const to = new RoomScene().open(colleague);
    to.now = from.now - 60_000;
    to.open(bilal).checkIn(bilal);
    to.now = from.now + 60_000;
    const carla = guest("carla");
    to.open(carla).checkIn(carla);
    move(from, to);
    expect(placesIn(to)).toEqual([
      ["bilal", 1],
      ["Anna", 2],
      ["carla", 3],
    ]);
    expect(viewFor(from.state, doctor, from.now).queue).toEqual({ kind: "staff", entries: [] });
  });

  it("leads its people on, and whoever comes back to the old room, where nothing is said any more", () => {
    const from = new RoomScene().open(doctor).open(anna).checkIn(anna);
    move(from, new RoomScene());
    expect(from.effect("tell-moved")).toEqual({
      type: "tell-moved",
      connectionIds: ["guest-anna/1"],
      to: "other-room",
    });
    expect(from.effect("disconnect")).toMatchObject({ connectionIds: ["guest-anna/1"], reason: "moved" });
    expect(from.open(anna, "again").effects.map(({ type }) => type)).toEqual(["tell-moved", "disconnect"]);
    expect(from.say(anna, "visit-anna", "hello").effect("refuse")?.code).toBe("moved");
    expect(from.checkIn(anna).effect("refuse")?.code).toBe("moved");
    expect(from.say(bilal, "visit-anna", "hello").effect("refuse")?.code).toBe("unknownChatRoom");
  });

  it("keeps out whoever was sent out, and how far each has read", () => {
    const from = new RoomScene().open(doctor).open(anna).checkIn(anna).say(anna, "visit-anna", "hello");
    from.happen({ type: "read", by: doctor, connectionId: null, chatRoomId: "visit-anna", seq: 1, now: from.now });
    from.happen({ type: "removed", by: doctor, connectionId: null, memberId: anna.memberId, now: from.now });
    const to = new RoomScene().open(colleague);
    move(from, to);
    expect(to.open(anna).effects.map(({ type }) => type)).toEqual(["disconnect"]);
    expect(viewFor(to.state, colleague, to.now).chatRooms[0]).toMatchObject({ lastSeq: 1, seenByOthers: 0 });
    expect(to.state.marks.get("visit-anna")?.get(doctor.memberId)?.seq).toBe(1);
  });

  it("can come back, and is open here again", () => {
    const here = new RoomScene().open(doctor).open(anna).checkIn(anna);
    const there = new RoomScene().open(colleague);
    move(here, there);
    move(there, here);
    expect(here.open(anna).effect("welcome")).toBeDefined();
    expect(here.say(anna, "visit-anna", "back").effect("store-message")?.message.seq).toBe(1);
  });

  it("stays ended where the colleague ended it before it came", () => {
    const from = new RoomScene().open(doctor).open(anna).checkIn(anna);
    const to = new RoomScene().open(colleague);
    to.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: to.now });
    move(from, to);
    expect(viewFor(to.state, anna, to.now).queue).toEqual({ kind: "guest", state: "closed", place: null });
  });

  it("does not move once it is over", () => {
    const scene = new RoomScene().open(anna);
    scene.happen({ type: "appointment-closed", appointmentId: "visit-anna", outcome: "concluded", now: scene.now });
    expect(movingStay(scene.state, "visit-anna", null)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { doctor, guest, RoomScene } from "./room-scene.test-support";
import { viewFor } from "./room-view";

const anna = guest("anna");
const bilal = guest("bilal");

const namesSeenBy = (scene: RoomScene, viewer: typeof anna) =>
  viewFor(scene.state, viewer, scene.now).members.map((member) => member.displayName);

describe("who is here", () => {
  it("lists a member with several connections once, and here until the last one closes", () => {
    const scene = new RoomScene().open(doctor).open(anna).open(anna, "anna/2");
    expect(namesSeenBy(scene, doctor)).toEqual(["Dr. Imani Okafor", "anna"]);
    scene.close(anna);
    expect(viewFor(scene.state, doctor, scene.now).members[1]?.present).toBe(true);
    scene.close(anna, "anna/2");
    expect(namesSeenBy(scene, doctor)).toEqual(["Dr. Imani Okafor"]);
  });

  it("shows staff a guest who checked in and is away for a moment", () => {
    const scene = new RoomScene().open(doctor).open(anna).checkIn(anna, "Anna Núñez").close(anna);
    expect(viewFor(scene.state, doctor, scene.now).members).toContainEqual({
      memberId: "guest-anna",
      kind: "guest",
      displayName: "Anna Núñez",
      present: false,
      chatRoomId: "visit-anna",
    });
  });

  it("shows a guest the staff and themselves and nothing of other guests", () => {
    const scene = new RoomScene()
      .open(doctor)
      .open(anna)
      .open(bilal)
      .checkIn(anna)
      .checkIn(bilal)
      .say(anna, "visit-anna", "hello");
    const view = viewFor(scene.state, bilal, scene.now);
    expect(view.members.map((member) => member.displayName)).toEqual(["Dr. Imani Okafor", "bilal"]);
    expect(view.queue).toEqual({ kind: "guest", state: "waiting", place: 2 });
    expect(view.chatRooms).toEqual([{ id: "visit-bilal", lastSeq: 0, closed: null, seen: 0, seenByOthers: 0 }]);
    expect(JSON.stringify(view)).not.toContain("anna");
  });

  it("keeps the name given at check-in when a later ticket says another", () => {
    const scene = new RoomScene()
      .open(anna)
      .checkIn(anna, "Anna Núñez")
      .open({ ...anna, displayName: "Guest" }, "anna/2");
    expect(namesSeenBy(scene, anna)).toEqual(["Anna Núñez"]);
  });

  it("counts a guest who polls as here until the poll lapses", () => {
    const scene = new RoomScene().open(doctor);
    scene.happen({ type: "polled", identity: anna, until: scene.now + 40_000, now: scene.now });
    expect(namesSeenBy(scene, doctor)).toContain("anna");
    scene.now += 40_000;
    scene.happen({ type: "poll-lapsed", now: scene.now });
    expect(namesSeenBy(scene, doctor)).not.toContain("anna");
    expect(scene.effect("refresh")).toBeDefined();
  });

  it("closes the oldest of too many connections of one member", () => {
    const scene = new RoomScene();
    for (let n = 1; n <= 9; n++) scene.open(anna, `anna/${n}`);
    expect(scene.effect("disconnect")).toEqual({
      type: "disconnect",
      connectionIds: ["anna/1"],
      memberId: "guest-anna",
      reason: "tooManyConnections",
    });
  });

  it("shuts a revoked guest out for good, and lets staff back in with a new ticket", () => {
    const scene = new RoomScene().open(doctor).open(anna).checkIn(anna);
    scene.happen({ type: "revoked", memberId: anna.memberId, now: scene.now });
    expect(scene.effect("disconnect")).toMatchObject({ connectionIds: ["guest-anna/1"], reason: "revoked" });
    scene.open(anna, "anna/2");
    expect(scene.effects.map((effect) => effect.type)).toEqual(["disconnect"]);
    expect(scene.say(anna, "visit-anna", "hello").effect("refuse")?.code).toBe("revoked");
    expect(scene.checkIn(anna).effect("refuse")?.code).toBe("revoked");
    scene.happen({ type: "revoked", memberId: doctor.memberId, now: scene.now });
    expect(scene.open(doctor, "doctor/2").effect("welcome")).toEqual({ type: "welcome", connectionId: "doctor/2" });
  });
});

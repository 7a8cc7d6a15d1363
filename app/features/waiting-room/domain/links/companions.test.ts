import { describe, expect, it } from "vitest";
import { companionId, MAX_COMPANIONS } from "./companions";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { viewFor } from "../rooms/room-view";

const anna = guest("anna");
const LINK = "a".repeat(64);
const NEWER_LINK = "b".repeat(64);
const companion = (name: string, link = LINK) => ({
  ...anna,
  memberId: companionId(link, `${name}${"0".repeat(64)}`),
  displayName: name,
});
const omar = companion("omar");

const entriesIn = (scene: RoomScene) => {
  const { queue } = viewFor(scene.state, doctor, scene.now);
  return queue.kind === "staff" ? queue.entries : [];
};

describe("people who are with a patient", () => {
  it("share the patient's place and chat, each under their own name", () => {
    const scene = new RoomScene().open(doctor).open(anna).checkIn(anna).open(omar).checkIn(omar, "Omar");
    expect(entriesIn(scene)).toMatchObject([{ names: ["anna"], companions: ["Omar"], place: 1 }]);
    expect(viewFor(scene.state, omar, scene.now).queue).toEqual({ kind: "guest", state: "waiting", place: 1 });
    scene.say(omar, "visit-anna", "she hears badly");
    expect(scene.effect("store-message")?.message.senderName).toBe("Omar");
  });

  it("stand for the appointment by their names until the patient comes", () => {
    const scene = new RoomScene().open(doctor).open(omar).checkIn(omar, "Omar");
    expect(entriesIn(scene)).toMatchObject([{ names: ["Omar"], companions: ["Omar"] }]);
  });

  it("stay out once sent out, under another name too, while the patient keeps the place", () => {
    const scene = new RoomScene().open(doctor).open(anna).checkIn(anna).open(omar).checkIn(omar, "Omar");
    scene.happen({ type: "removed", by: doctor, connectionId: null, memberId: omar.memberId, now: scene.now });
    expect(scene.effect("disconnect")).toMatchObject({ memberId: omar.memberId, reason: "revoked" });
    expect(entriesIn(scene)).toMatchObject([{ names: ["anna"], companions: [], place: 1 }]);
    for (const back of [omar, companion("somebody else")]) {
      expect(scene.open(back).effects.map(({ type }) => type)).toEqual(["disconnect"]);
      expect(scene.checkIn(back, "x").effect("refuse")?.code).toBe("revoked");
    }
    expect(scene.say(anna, "visit-anna", "he was loud").effect("store-message")).toBeDefined();
  });

  it("do not take the place along when they go while the patient is away for a moment", () => {
    const scene = new RoomScene().open(doctor).open(anna).checkIn(anna).open(omar).close(anna);
    scene.happen({ type: "left", memberId: omar.memberId, now: scene.now });
    expect(entriesIn(scene)).toMatchObject([{ place: 1, present: false }]);
  });

  it("may come by a new link after one was sent out", () => {
    const scene = new RoomScene().open(doctor).open(anna).open(omar);
    scene.happen({ type: "removed", by: doctor, connectionId: null, memberId: omar.memberId, now: scene.now });
    expect(scene.open(companion("interpreter", NEWER_LINK)).effect("welcome")).toBeDefined();
  });

  it("are not more than the room takes for one appointment", () => {
    const scene = new RoomScene().open(anna);
    for (let n = 0; n < MAX_COMPANIONS; n++) expect(scene.open(companion(`c${n}`)).effect("welcome")).toBeDefined();
    expect(scene.open(companion("one too many")).effect("welcome")).toBeUndefined();
    expect(scene.open(companion("c0"), "again").effect("welcome")).toBeDefined();
    const bilal = { ...companion("bilal's", NEWER_LINK), appointmentId: "visit-bilal" };
    expect(scene.open(bilal).effect("welcome")).toBeDefined();
  });
});

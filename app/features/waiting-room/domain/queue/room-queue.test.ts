import { describe, expect, it } from "vitest";
import { placeOf, waitingLine } from "./queue";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { AWAY_MS } from "../rooms/room-limits";
import { isWaiting, viewFor } from "../rooms/room-view";

const anna = guest("anna");
const bilal = guest("bilal");
const chidi = guest("chidi");
const hours = (n: number) => n * 60 * 60 * 1_000;

function place(scene: RoomScene, identity: typeof anna) {
  return placeOf(waitingLine(scene.state, scene.now), identity.appointmentId ?? identity.memberId);
}

describe("the queue", () => {
  it("gives places in order of check-in, within one millisecond too", () => {
    const scene = new RoomScene().checkIn(bilal).checkIn(anna).checkIn(chidi);
    expect([place(scene, bilal), place(scene, anna), place(scene, chidi)]).toEqual([1, 2, 3]);
  });

  it("keeps the place of one who reloads, checks in again or is away for an hour", () => {
    const scene = new RoomScene().open(anna).checkIn(anna).open(bilal).checkIn(bilal);
    scene.close(anna).open(anna, "anna/2").checkIn(anna);
    expect(place(scene, anna)).toBe(1);
    scene.close(anna, "anna/2");
    scene.now += hours(1);
    expect([place(scene, anna), place(scene, bilal)]).toEqual([1, 2]);
  });

  it("counts nobody as waiting who has been away for three minutes, says since when, and keeps their place", () => {
    const scene = new RoomScene().open(anna);
    expect(place(scene, anna)).toBeNull();
    scene.checkIn(anna);
    scene.now += 1_000;
    scene.open(bilal).checkIn(bilal);
    const left = (scene.now += 60_000);
    scene.close(anna);
    scene.now += AWAY_MS - 1;
    scene.happen({ type: "poll-lapsed", now: scene.now });
    expect([place(scene, anna), place(scene, bilal)]).toEqual([1, 2]);
    scene.now += 1;
    scene.happen({ type: "poll-lapsed", now: scene.now });
    expect([place(scene, anna), place(scene, bilal)]).toEqual([null, 1]);
    const { queue } = viewFor(scene.state, doctor, scene.now);
    const entries = queue.kind === "staff" ? queue.entries : [];
    expect(entries).toMatchObject([
      { names: ["bilal"], leftAt: null },
      { names: ["anna"], leftAt: left, place: null },
    ]);
    expect(entries.filter(isWaiting)).toHaveLength(1);
    scene.open(anna, "anna/2");
    expect(place(scene, anna)).toBeNull();
    scene.checkIn(anna);
    expect([place(scene, anna), place(scene, bilal)]).toEqual([1, 2]);
  });

  it("lets nobody go who waits at the clinic, where a phone may sleep", () => {
    const atClinic = { ...anna, byVideo: false };
    const scene = new RoomScene().open(atClinic).checkIn(atClinic);
    scene.now += 1_000;
    scene.close(atClinic);
    scene.now += 2 * AWAY_MS;
    scene.happen({ type: "poll-lapsed", now: scene.now });
    expect(place(scene, atClinic)).toBe(1);
  });

  it("lets nobody go who checked in by a form alone, or who was called in", () => {
    const scene = new RoomScene().checkIn(anna).open(bilal).checkIn(bilal).admit(doctor, "visit-bilal").close(bilal);
    scene.now += hours(1);
    scene.happen({ type: "poll-lapsed", now: scene.now });
    expect(place(scene, anna)).toBe(1);
    expect(viewFor(scene.state, bilal, scene.now).queue).toMatchObject({ state: "admitted" });
  });

  it("shows staff that somebody chose to leave", () => {
    const scene = new RoomScene().open(anna).checkIn(anna);
    scene.happen({ type: "left", memberId: anna.memberId, now: scene.now });
    expect(viewFor(scene.state, doctor, scene.now).queue).toMatchObject({ entries: [{ leftAt: scene.now }] });
  });

  it("gives up the place of one who was away for twelve hours, who then joins at the end", () => {
    const scene = new RoomScene().open(anna).checkIn(anna).close(anna);
    scene.now += hours(12);
    scene.open(bilal).checkIn(bilal);
    expect([place(scene, anna), place(scene, bilal)]).toEqual([null, 1]);
    scene.checkIn(anna);
    expect([place(scene, bilal), place(scene, anna)]).toEqual([1, 2]);
  });

  it("keeps the place of one who has been connected all along", () => {
    const scene = new RoomScene().open(anna).checkIn(anna);
    scene.now += hours(13);
    expect(place(scene, anna)).toBe(1);
  });

  it("moves everyone up when staff admit the first, and refuses a guest who admits themselves", () => {
    const scene = new RoomScene().checkIn(anna).checkIn(bilal).admit(bilal, "visit-bilal");
    expect(scene.effect("refuse")?.code).toBe("notAllowed");
    expect(place(scene, bilal)).toBe(2);
    scene.admit(doctor, "visit-anna");
    expect([place(scene, anna), place(scene, bilal)]).toEqual([null, 1]);
    expect(viewFor(scene.state, anna, scene.now).queue).toEqual({ kind: "guest", state: "admitted", place: null });
  });

  it("lets a guest leave and take a new place at the end", () => {
    const scene = new RoomScene().open(anna).checkIn(anna).checkIn(bilal);
    scene.happen({ type: "left", memberId: anna.memberId, now: scene.now });
    expect(scene.effect("disconnect")).toMatchObject({ connectionIds: ["guest-anna/1"], reason: "left" });
    expect([place(scene, anna), place(scene, bilal)]).toEqual([null, 1]);
    scene.checkIn(anna);
    expect([place(scene, bilal), place(scene, anna)]).toEqual([1, 2]);
  });

  it("gives the patient and their carer one place, which stays when the carer leaves", () => {
    const carer = guest("carer", "visit-anna");
    const scene = new RoomScene().open(anna).open(carer).checkIn(anna).checkIn(carer);
    expect(waitingLine(scene.state, scene.now)).toHaveLength(1);
    scene.happen({ type: "left", memberId: carer.memberId, now: scene.now });
    expect(place(scene, anna)).toBe(1);
  });

  it("takes no check-in from staff", () => {
    expect(new RoomScene().checkIn(doctor).effect("refuse")?.code).toBe("notAllowed");
  });
});

describe("a room that several doctors share", () => {
  const forAda = (name: string) => ({ ...guest(name), providerId: "ada" });
  const forBruno = (name: string) => ({ ...guest(name), providerId: "bruno" });

  it("counts ahead of somebody only those who wait for the same doctor, and staff see for whom each waits", () => {
    const scene = new RoomScene().checkIn(forBruno("anna")).checkIn(forAda("bilal")).checkIn(forBruno("chidi"));
    expect([place(scene, anna), place(scene, bilal), place(scene, chidi)]).toEqual([1, 1, 2]);
    expect(viewFor(scene.state, doctor, scene.now).queue).toMatchObject({
      entries: [{ providerId: "bruno" }, { providerId: "ada" }, { providerId: "bruno" }],
    });
  });

  it("moves one who is given to another doctor behind those who waited longer for them, whatever an older page says", () => {
    const scene = new RoomScene().checkIn(forAda("bilal"));
    scene.now += 1_000;
    scene.checkIn(forBruno("anna"));
    scene.happen({ type: "stay-given", stayId: "visit-anna", providerId: "ada", now: scene.now });
    expect([place(scene, bilal), place(scene, anna)]).toEqual([1, 2]);
    scene.open(forBruno("anna"));
    expect(place(scene, anna)).toBe(2);
  });

  it("is one queue for those whose doctor is not known, as in rooms from before", () => {
    const scene = new RoomScene().checkIn(anna).checkIn(forAda("bilal"));
    expect([place(scene, anna), place(scene, bilal)]).toEqual([1, 2]);
    scene.checkIn(forAda("anna"));
    expect(scene.state.stays.get("visit-anna")?.providerId).toBe("ada");
  });
});

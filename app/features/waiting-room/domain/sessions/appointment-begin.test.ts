import { expect, test } from "vitest";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { viewFor } from "../rooms/room-view";

const anna = guest("anna");

/** An appointment that its doctor began before the patient had come. */
const begun = (by = doctor) => {
  const scene = new RoomScene().open(doctor);
  return scene.happen({ type: "appointment-begun", by, appointmentId: "visit-anna", now: scene.now });
};
const queueOf = (scene: RoomScene, who: typeof doctor) => viewFor(scene.state, who, scene.now).queue;

test("a patient who comes after the appointment was begun is let in at once", () => {
  const scene = begun().open(anna).checkIn(anna);
  expect(queueOf(scene, anna)).toEqual({ kind: "guest", state: "admitted", place: null });
});

test("nobody waits in an appointment that was begun before its patient came", () => {
  expect(queueOf(begun(), doctor)).toEqual({ kind: "staff", entries: [] });
});

test("the doctor may take their place in its call", () => {
  const scene = begun();
  const media = { audio: true, video: true, screen: false };
  const from = { by: doctor, connectionId: "staff-1/1", chatRoomId: "visit-anna", now: scene.now };
  scene.happen({ type: "call-joined", ...from, peerId: "peer", media });
  expect(scene.state.calls.get("visit-anna")).toHaveLength(1);
});

test("a patient who waits is called in, and a guest begins nothing", () => {
  const waiting = new RoomScene().open(anna).checkIn(anna);
  const event = { type: "appointment-begun", appointmentId: "visit-anna", now: waiting.now } as const;
  expect(queueOf(waiting.happen({ ...event, by: anna }), anna)).toMatchObject({ state: "waiting" });
  expect(queueOf(waiting.happen({ ...event, by: doctor }), anna)).toMatchObject({ state: "admitted" });
});

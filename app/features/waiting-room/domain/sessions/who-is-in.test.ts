import { expect, test } from "vitest";
import { AWAY_MS } from "../rooms/room-limits";
import { doctor, guest, RoomScene } from "../rooms/room-scene.test-support";
import { whoIsIn } from "./who-is-in";

const anna = guest("anna");
const id = "visit-anna";
const inRoom = (scene: RoomScene) => whoIsIn(scene.state, id, scene.now);

/** The doctor takes their place in the call before the patient comes. */
function begun(): RoomScene {
  const scene = new RoomScene().open(doctor);
  scene.happen({ type: "appointment-begun", by: doctor, appointmentId: id, now: scene.now });
  const media = { audio: true, video: true, screen: false };
  const from = { by: doctor, connectionId: "staff-1/1", chatRoomId: id, now: scene.now };
  return scene.happen({ type: "call-joined", ...from, peerId: "peer", media });
}

test("a doctor alone in the call is there without the patient, who is there as soon as they check in", () => {
  expect(inRoom(begun())).toEqual({ patient: "away", staff: true });
  expect(inRoom(begun().open(anna).checkIn(anna))).toEqual({ patient: "here", staff: true });
});

test("a patient who waits is there while their phone sleeps; one who was called in, while their page is open", () => {
  const waiting = new RoomScene().open(anna).checkIn(anna).close(anna);
  expect(inRoom(waiting)).toEqual({ patient: "here", staff: false });
  expect(inRoom(begun().open(anna).checkIn(anna).close(anna)).patient).toBe("away");
});

test("a patient who gave up their place has left, also where they had joined", () => {
  const scene = new RoomScene().open(anna).checkIn(anna);
  scene.now += AWAY_MS;
  scene.happen({ type: "left", memberId: anna.memberId, now: scene.now });
  expect(inRoom(scene).patient).toBe("left");
});

test("of a group session staff are in by the session's call, for each of its appointments", () => {
  const scene = new RoomScene().open(doctor).open(anna).checkIn(anna);
  expect(inRoom(scene)).toEqual({ patient: "here", staff: false });
  scene.happen({ type: "session-begun", by: doctor, sessionId: "breathing", stayIds: [id], now: scene.now });
  const media = { audio: true, video: true, screen: false };
  const from = { by: doctor, connectionId: "staff-1/1", chatRoomId: "breathing", now: scene.now };
  scene.happen({ type: "call-joined", ...from, peerId: "peer", media });
  expect(inRoom(scene)).toEqual({ patient: "here", staff: true });
});

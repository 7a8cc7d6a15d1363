import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { doctor, guest, newRoom, RoomClient } from "./room-client";

const anna = guest("anna");
const bilal = guest("bilal");
const media = { audio: true, video: true, screen: false };
const offer = { linkId: "link", description: { type: "offer" as const, sdp: "v=0 of-anna" } };

async function calledIn() {
  const room = newRoom();
  const staff = await RoomClient.join(room, doctor);
  const patient = await RoomClient.join(room, anna);
  patient.send({ type: "CHECK_IN", name: null });
  await patient.until("QUEUE");
  await room.admit(doctor, "visit-anna");
  return { room, staff, patient };
}

const join = (client: RoomClient, peerId: string) =>
  client.send({ type: "CALL_JOIN", chatRoomId: "visit-anna", peerId, media });
const peers = (client: RoomClient) => client.last("CALL")?.seats.map((seat) => seat.peerId);

test("an offer goes to the other in the call and to nobody else, from whom the room says", async () => {
  const { room, staff, patient } = await calledIn();
  const other = await RoomClient.join(room, bilal);
  join(staff, "doctor");
  await staff.until("CALL");
  join(patient, "anna");
  await expect.poll(() => peers(staff)).toEqual(["doctor", "anna"]);
  const forged = { from: "doctor", memberId: "staff-1" };
  patient.socket.send(
    JSON.stringify({ type: "CALL_SIGNAL", chatRoomId: "visit-anna", to: "doctor", signal: offer, ...forged }),
  );
  expect(await staff.until("CALL_SIGNAL")).toEqual({
    type: "CALL_SIGNAL",
    chatRoomId: "visit-anna",
    from: "anna",
    signal: offer,
  });
  join(other, "bilal");
  await other.until("ERROR");
  other.send({ type: "CALL_SIGNAL", chatRoomId: "visit-anna", to: "doctor", signal: offer });
  await other.until("ERROR", 2);
  expect(staff.all("CALL_SIGNAL")).toHaveLength(1);
  expect(other.raw.filter((frame) => /CALL|of-anna/.test(frame))).toEqual([]);
});

test("a call outlives the room's sleep: places and signals go on over the same lines", async () => {
  const { room, staff, patient } = await calledIn();
  join(staff, "doctor");
  await staff.until("CALL");
  join(patient, "anna");
  await expect.poll(() => peers(patient)).toEqual(["doctor", "anna"]);
  await evictDurableObject(room);
  patient.send({ type: "CALL_SIGNAL", chatRoomId: "visit-anna", to: "doctor", signal: offer });
  expect((await staff.until("CALL_SIGNAL")).from).toBe("anna");
  patient.socket.close(1000);
  await expect.poll(() => peers(staff)).toEqual(["doctor"]);
});

test("who comes while a call is on is told of it, and who chose to go is named", async () => {
  const { room, staff, patient } = await calledIn();
  join(staff, "doctor");
  expect((await patient.until("CALL")).seats).toEqual([
    { peerId: "doctor", memberId: "staff-1", displayName: "Dr. Imani Okafor", kind: "staff", media },
  ]);
  const again = await RoomClient.join(room, anna);
  expect((await again.until("CALL")).seats).toHaveLength(1);
  staff.send({ type: "CALL_LEAVE", chatRoomId: "visit-anna" });
  await expect.poll(() => again.last("CALL")).toMatchObject({ seats: [], left: "doctor" });
});

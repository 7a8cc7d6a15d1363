import { beforeAll, expect, test } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { createAppointmentLink } from "~/features/scheduling/services/appointments/create-appointment-link.server";
import { confirmInRoom } from "~/features/waiting-room/services/appointments/confirm-in-room.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { viewRoom } from "~/features/waiting-room/services/rooms/view-room.server";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { LINK_COOKIE, ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 20, 9, 0);
const ANONYMOUS: Actor = { kind: "anonymous" };
const SYSTEM: Actor = { kind: "system", task: "test" };
let practice: Awaited<ReturnType<typeof openPractice>>;
const as = (actor: Actor) => practice.as(actor, now);
const holding = (token: string, more = "") =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}${more}` } });

/** An appointment with its history, and a link into its room. */
async function linkedAppointment(id: string, stateId: number, history: readonly [string, string, string][]) {
  await withAppointment(practice, id, { startsAt: now + 3_600_000, stateId });
  const { db } = await as(SYSTEM);
  const columns = ["appointment_id", "version", "at", "action", "actor_kind", "to_state_id", "starts_at", "note"];
  const rows = history.map(([action, actorKind, note], index) => [
    ...[id, index + 1, now, action, actorKind, stateId, now + 3_600_000, note],
  ]);
  await db.rawBatch(loadRowsStatements(db, "appointment_history", columns, rows));
  return createRoomLink(await as(SYSTEM), id);
}

beforeAll(async () => {
  practice = await openPractice({ now });
  const { db } = await as(SYSTEM);
  await db.raw("UPDATE branch SET phone = '+34 911 000 111' WHERE organization_id = ?1", db.organizationId).run();
});

test("who comes to a canceled appointment learns who canceled it, why, and the clinic's phone", async () => {
  const token = await linkedAppointment("canceled", 3, [
    ["book", "patient", ""],
    ["cancel", "employee", "The doctor is ill."],
  ]);
  expect(await viewRoom(await as(ANONYMOUS), holding(token), practice.ids.room)).toMatchObject({
    presence: { kind: "over", outcome: "canceled" },
    ending: { how: "canceled", by: "clinic", reason: "The doctor is ill." },
    phone: "+34 911 000 111",
  });
});

test("a room that waits for the patient says so, and lets them confirm by the link they opened", async () => {
  const token = await linkedAppointment("proposed", 6, [["set", "employee", ""]]);
  const page = () => as(ANONYMOUS).then((context) => viewRoom(context, holding(token), practice.ids.room));
  expect(await page()).toMatchObject({ presence: { kind: "unconfirmed", by: "patient" }, mayConfirm: true });
  await confirmInRoom(await as(ANONYMOUS), holding(token), { waitingRoomId: practice.ids.room });
  expect(await page()).toMatchObject({ presence: { kind: "open" }, mayConfirm: false });
});

test("whoever came with the patient does not confirm for them, nor does another patient", async () => {
  const token = await linkedAppointment("for-anna", 6, [["set", "employee", ""]]);
  const { cookie } = await joinRoom(await as(ANONYMOUS), holding(token), practice.ids.room, {
    as: "companion",
    name: "Omar",
  });
  const omar = holding(token, `; ${cookie?.split(";")[0]}`);
  expect(await viewRoom(await as(ANONYMOUS), omar, practice.ids.room)).toMatchObject({ mayConfirm: false });
  const where = { waitingRoomId: practice.ids.room, appointmentId: "for-anna" };
  await expect(confirmInRoom(await as(ANONYMOUS), omar, where)).rejects.toMatchObject({ status: 403 });
  const other = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
  await expect(confirmInRoom(await as(other), new Request("https://clinic.localhost/"), where)).rejects.toMatchObject({
    status: 404,
  });
});

test("a request waits for the clinic: its patient is told so and has nothing to press", async () => {
  const token = await linkedAppointment("request", 1, [["book", "patient", ""]]);
  const page = await viewRoom(await as(ANONYMOUS), holding(token), practice.ids.room);
  expect(page).toMatchObject({ presence: { kind: "unconfirmed", by: "clinic" }, mayConfirm: false });
  await expect(
    confirmInRoom(await as(ANONYMOUS), holding(token), { waitingRoomId: practice.ids.room }),
  ).rejects.toMatchObject({ status: 409 });
});

test("staff are told nothing of phones and endings", async () => {
  const doctor = await as(employeeActor(practice.ids.doctor));
  const page = await viewRoom(doctor, new Request("https://clinic.localhost/"), practice.ids.room);
  expect(page).toMatchObject({ ending: null, phone: "", mayConfirm: false });
});

test("after the call its patient is led to the appointment's page, and promised what is there alone", async () => {
  const token = await linkedAppointment("past", 10, [["conclude", "employee", ""]]);
  const { room, patient, patientUser } = practice.ids;
  const afterOf = async (actor: Actor, request: Request) =>
    (await viewRoom(await as(actor), request, room, "past")).after;
  const signedIn = patientActor(patient, patientUser);
  const plain = new Request("https://clinic.localhost/");
  expect(await afterOf(signedIn, plain)).toEqual({ href: paths.appointment("past"), kept: [] });
  const { db } = await as(SYSTEM);
  const note = ["past", "SUMMARY", "Rest.", practice.ids.doctor, now, 1];
  const columns = ["appointment_id", "kind", "note", "written_by", "updated_at", "version"];
  await db.rawBatch(loadRowsStatements(db, "consultation_note", columns, [note]));
  expect(await afterOf(signedIn, plain)).toMatchObject({ kept: ["summary"] });
  // Who holds the room's link alone has no page of the appointment; who opened the mail's link has.
  expect(await afterOf(ANONYMOUS, holding(token))).toBeNull();
  const link = await createAppointmentLink(await as(SYSTEM), "past");
  const both = holding(token, `; ${LINK_COOKIE}=${link.token}`);
  expect(await afterOf(ANONYMOUS, both)).toEqual({ href: paths.ownAppointment(), kept: ["summary"] });
});

import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { changeOfferedServices } from "~/features/identity/services/team/change-offered-services.server";
import { updateEmployee } from "~/features/identity/services/team/update-employee.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { findMovedAppointment } from "~/features/waiting-room/services/appointments/find-moved-appointment.server";
import { listRooms } from "~/features/waiting-room/services/shared-rooms/list-rooms.server";
import { moveAppointment } from "~/features/waiting-room/services/appointments/move-appointment.server";
import { openRoomLink } from "~/features/waiting-room/services/links/open-room-link.server";
import { saveReviewNote } from "~/features/waiting-room/services/record/save-review-note.server";
import { sharedRooms } from "~/features/waiting-room/services/shared-rooms/shared-rooms.server";
import { settleRooms } from "~/features/waiting-room/services/rooms/settle-rooms.server";
import { viewRoom } from "~/features/waiting-room/services/rooms/view-room.server";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { createRoomTables } from "../../../party/waiting-room/rows";
import { doctor as someDoctor, newRoom, RoomClient } from "./room-client";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 20, 9, 0);
const HOUR = 3_600_000;
const SYSTEM: Actor = { kind: "system", task: "test" };
const plain = new Request("https://clinic.localhost/");
const holding = (token: string) =>
  new Request("https://clinic.localhost/", { headers: { cookie: `${ROOM_COOKIE}=${token}` } });

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let other: Practice;
/**
 * The room for the practice's only branch, the link of Zainab's appointment with Okafor and the one of Tomás' with
 * Silva.
 */
let shared: string;
let links: { zainab: string; tomas: string };

const as = (actor: Actor) => practice.as(actor, now);
const anyone = () => as({ kind: "anonymous" });
const object = (id: string) => env.WAITING_ROOM.getByName(`${practice.entry.id}:${id}`);
const okafor = () => as(employeeActor(practice.ids.doctor));
const silva = () => as(employeeActor(practice.ids.otherDoctor));
const administrator = () => as(practice.administrator);
const settle = async () => settleRooms(await as(SYSTEM), { sharedRoomId: shared });
const enter = async (token: string, room: string) => (await enterRoom(await anyone(), holding(token), room)).identity;

async function add(table: string, row: Record<string, string | number>): Promise<void> {
  const { db } = await as(SYSTEM);
  await db.rawBatch(loadRowsStatements(db, table, Object.keys(row), [Object.values(row)]));
}

beforeAll(async () => {
  practice = await openPractice({ now });
  other = await openPractice({ now });
  const { ids } = practice;
  await withAppointment(practice, "zainab", { startsAt: now + HOUR });
  await withAppointment(practice, "tomas", {
    startsAt: now + 2 * HOUR,
    doctor: ids.otherDoctor,
    patient: ids.otherPatient,
  });
  links = {
    zainab: await createRoomLink(await as(SYSTEM), "zainab"),
    tomas: await createRoomLink(await as(SYSTEM), "tomas"),
  };
});

test("whoever waits when a room for the branch is made goes over to it, with the chat, and so does who comes later", async () => {
  const { ids } = practice;
  const zainab = await RoomClient.join(object(ids.room), await enter(links.zainab, ids.room));
  zainab.send({ type: "CHECK_IN", name: "Zainab" });
  zainab.say("zainab", "my ear hurts");
  await zainab.until("ACK");

  ({ id: shared } = await sharedRooms.save(await administrator(), {
    name: "Ground floor",
    purpose: `branch:${ids.branch}`,
  }));
  await settle();

  expect(await zainab.until("MOVED")).toEqual({ type: "MOVED", waitingRoomId: shared });
  const there = await RoomClient.join(object(shared), await enter(links.zainab, shared));
  expect(there.last("SNAPSHOT")?.queue).toMatchObject({ state: "waiting", place: 1 });
  expect(there.messages.map(({ message }) => message)).toEqual(["my ear hurts"]);
  // Tomás was not here yet: his link leads straight to the shared room, and the address of the old one too.
  expect(await openRoomLink(await anyone(), plain, links.tomas)).toMatchObject({ waitingRoomId: shared });
  expect(await findMovedAppointment(await anyone(), holding(links.tomas), ids.otherRoom)).toBe(shared);
  expect(await findMovedAppointment(await anyone(), holding(links.tomas), ids.room)).toBeNull();
  await settle();
  expect(await object(shared).transcript("zainab")).toHaveLength(1);
  there.socket.close(1000);
});

test("both doctors see in it who waits for whom, each as the first in their own queue, and call in only their own", async () => {
  await object(shared).checkIn(await enter(links.tomas, shared), { name: null });
  for (const [who, mine] of [
    [await okafor(), "zainab"],
    [await silva(), "tomas"],
  ] as const) {
    const page = await viewRoom(who, plain, shared);
    expect(page.room).toMatchObject({ shared: true, name: "Ground floor", doctorName: "Ground floor" });
    expect(page.initial?.snapshot.queue).toMatchObject({
      entries: [
        { appointmentId: "zainab", providerId: practice.ids.doctor, place: 1 },
        { appointmentId: "tomas", providerId: practice.ids.otherDoctor, place: 1 },
      ],
    });
    for (const { appointmentId, mine: isMine, mayStart } of page.appointments)
      expect([isMine, mayStart]).toEqual([appointmentId === mine, appointmentId === mine]);
  }
  const patient = await viewRoom(await anyone(), holding(links.tomas), shared);
  expect(patient.room).toMatchObject({ doctorName: "Bruno Silva" });
  expect(patient.initial?.snapshot.queue).toMatchObject({ state: "waiting", place: 1 });
});

test("the door is shut to a doctor of another branch, a patient without an appointment there, another link and another practice", async () => {
  await add("branch", { id: "elsewhere", name: "Elsewhere", time_zone: "Europe/Madrid" });
  await add("user", {
    id: "u-eve",
    type: "EMPLOYEE",
    username: "eve@x.example",
    email: "eve@x.example",
    created_at: now,
  });
  const eve = { id: "eve", user_id: "u-eve", first_name: "Eve", last_name: "Elsewhere", team_user_type: 2 };
  await add("employee", { ...eve, admin_approval: 1, languages: "[]", created_at: now });
  await add("employee_branch", { employee_id: "eve", branch_id: "elsewhere" });
  const evesContext = await as(employeeActor("eve"));
  await expect(enterRoom(evesContext, plain, shared)).rejects.toMatchObject({ status: 404 });
  expect(await listRooms(evesContext)).toEqual([]);
  const foreign = await other.as(other.administrator, now);
  await expect(enterRoom(foreign, plain, shared)).rejects.toMatchObject({ status: 404 });
  const stranger = patientActor("nobody", "nobody");
  await expect(enterRoom(await as(stranger), plain, shared)).rejects.toMatchObject({ status: 404 });
  await expect(enter(links.zainab, practice.ids.room)).rejects.toMatchObject({ status: 401 });
  // An appointment of hers at that branch lets her in.
  await withAppointment(practice, "covering", { startsAt: now + 3 * HOUR, doctor: "eve" });
  expect((await enterRoom(evesContext, plain, shared)).identity).toMatchObject({ kind: "staff", providerId: "eve" });
});

test("a colleague of the room does not reach into an appointment that is not theirs", async () => {
  const note = { appointmentId: "zainab", kind: "REVIEW", note: "x", version: 0 };
  await expect(saveReviewNote(await silva(), plain, note)).rejects.toMatchObject({ status: 404 });
  expect(await saveReviewNote(await okafor(), plain, note)).toEqual({ status: true, version: 1 });
});

test("a patient who is given to a colleague of the room stays in it and waits for the colleague", async () => {
  const { ids } = practice;
  const to = { waitingRoomId: shared, chatRoomId: "zainab", to: ids.otherRoom };
  await moveAppointment(await administrator(), plain, to);
  const { initial } = await viewRoom(await anyone(), holding(links.zainab), shared);
  // She came before Tomás, and waits for Silva now as he does.
  expect(initial?.snapshot.queue).toMatchObject({ state: "waiting", place: 1 });
  expect((await viewRoom(await anyone(), holding(links.tomas), shared)).initial?.snapshot.queue).toMatchObject({
    place: 2,
  });
  await moveAppointment(await administrator(), plain, { ...to, to: ids.room });
});

test("a room for the offering goes before that of the branch, for two of a group session alike", async () => {
  const { ids } = practice;
  const purpose = `offering:${ids.videoOffering}`;
  const { id } = await sharedRooms.save(await administrator(), { name: "Video", purpose });
  const startsAt = now + 5 * HOUR;
  await withAppointment(practice, "seat-1", { startsAt, session: "group" });
  await withAppointment(practice, "seat-2", { startsAt, session: "group", patient: ids.otherPatient });
  const seats = await Promise.all(["seat-1", "seat-2"].map(async (seat) => createRoomLink(await as(SYSTEM), seat)));
  for (const link of [...Object.values(links), ...seats])
    expect(await openRoomLink(await anyone(), plain, link)).toMatchObject({ waitingRoomId: id });
  expect((await listRooms(await okafor())).map(({ name }) => name)).toEqual(["Ground floor", "Video", "Dr Okafor"]);
  await expect(sharedRooms.save(await administrator(), { name: "Second", purpose })).rejects.toMatchObject({
    fields: [{ field: "purpose", message: "rooms:shared.taken" }],
  });
  await sharedRooms.switchTo(await administrator(), false, { id });
  const again = await sharedRooms.save(await administrator(), { name: "Second", purpose });
  await expect(sharedRooms.switchTo(await administrator(), true, { id })).rejects.toMatchObject({ status: 422 });
  await sharedRooms.switchTo(await administrator(), false, again);
});

test("closed, it gives everybody back to their doctor's own room; opened again, it has them again", async () => {
  const { ids } = practice;
  const tomas = await RoomClient.join(object(shared), await enter(links.tomas, shared));
  await sharedRooms.switchTo(await administrator(), false, { id: shared });
  await settle();
  expect(await tomas.until("MOVED")).toEqual({ type: "MOVED", waitingRoomId: ids.otherRoom });
  await expect(enterRoom(await okafor(), plain, shared)).rejects.toMatchObject({ status: 404 });
  expect((await viewRoom(await okafor(), plain, ids.room)).initial?.snapshot.queue).toMatchObject({
    entries: [{ appointmentId: "zainab", place: 1 }],
  });
  await sharedRooms.switchTo(await administrator(), true, { id: shared });
  await settle();
  expect((await object(shared).openStays()).sort()).toEqual(["tomas", "zainab"]);
  expect(await object(ids.room).openStays()).toEqual([]);
});

test("only who runs the organization makes, changes, opens and closes rooms, each on the version that was read", async () => {
  const room = { name: "Mine", purpose: `branch:${practice.ids.branch}` };
  await expect(sharedRooms.save(await okafor(), room)).rejects.toMatchObject({ status: 403 });
  await expect(sharedRooms.switchTo(await okafor(), false, { id: shared })).rejects.toMatchObject({ status: 403 });
  const foreign = await other.as(other.administrator, now);
  await expect(sharedRooms.switchTo(foreign, false, { id: shared })).rejects.toMatchObject({ status: 404 });
  await expect(sharedRooms.save(foreign, { ...room, id: shared, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(sharedRooms.save(foreign, room)).rejects.toMatchObject({ fields: [{ field: "purpose" }] });
  const stale = sharedRooms.save(await administrator(), { ...room, id: shared, version: 1 });
  await expect(stale).rejects.toMatchObject({ version: 3, current: { name: "Ground floor" } });
  await sharedRooms.save(await administrator(), { ...room, id: shared, version: 3 });
});

test("who leaves a branch or gives a service no more loses what they have open, and so the shared room", async () => {
  const { ids } = practice;
  const ended = async () => {
    const { db } = await as(SYSTEM);
    const { results } = await db
      .raw("SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'user.ended'", db.organizationId)
      .all<{ payload: string }>();
    return results.map(({ payload }) => JSON.parse(payload).userId as string).sort();
  };
  const leaving = { title: 8, firstName: "Ada", lastName: "Okafor", email: "ada@x.example", teamUserType: "2" };
  await updateEmployee(await administrator(), ids.doctor, { ...leaving, branchIds: [ids.branch], departmentIds: [] });
  await changeOfferedServices(await administrator(), ids.doctor, {
    serviceOfferingIds: [ids.clinicOffering, ids.videoOffering],
  });
  expect(await ended()).toEqual([]);
  await updateEmployee(await administrator(), ids.doctor, { ...leaving, branchIds: [], departmentIds: [] });
  await changeOfferedServices(await administrator(), ids.otherDoctor, { serviceOfferingIds: [ids.clinicOffering] });
  expect(await ended()).toEqual([ids.doctorUser, ids.otherDoctorUser].sort());
});

test("every room's object stands in the register from the moment the room is made", async () => {
  const { db } = await as(SYSTEM);
  const { results } = await db
    .raw("SELECT object_name FROM room_registry WHERE organization_id = ?1", db.organizationId)
    .all<{ object_name: string }>();
  const names = results.map(({ object_name: name }) => name);
  for (const id of [shared, practice.ids.room, practice.ids.otherRoom])
    expect(names).toContain(`${practice.entry.id}:${id}`);
});

test("a room whose tables are from before gets what it lacks, and keeps what it has", async () => {
  const room = newRoom();
  await room.checkIn({ ...someDoctor, kind: "guest", memberId: "p", appointmentId: "v" }, { name: null });
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("ALTER TABLE visits DROP COLUMN provider_id; ALTER TABLE tickets DROP COLUMN provider_id;");
    createRoomTables(storage.sql);
    createRoomTables(storage.sql);
    expect([...storage.sql.exec("SELECT id, provider_id FROM visits")]).toEqual([{ id: "v", provider_id: null }]);
  });
});

test("a patient is listed the rooms of their own open appointments alone, and of what they booked while their address is unproven", async () => {
  const { ids } = practice;
  const zainab = patientActor(ids.patient, ids.patientUser);
  const names = async (actor: Actor, at = now, asked: Record<string, string> = {}) =>
    (await listRooms(await practice.as(actor, at), asked)).map(({ name }) => name);
  expect(await names(zainab)).toEqual(["Mine"]);
  expect(await names(patientActor("nobody", "nobody"))).toEqual([]);
  expect(await names({ ...zainab, unproven: true } as Actor)).toEqual([]);
  const [floor] = await listRooms(await administrator());
  await sharedRooms.switchTo(await administrator(), false, { id: floor?.id });
  expect(await names(zainab)).toEqual(["Dr Okafor"]);
  expect(await names(zainab, now, { employeeId: ids.doctor })).toEqual(["Dr Okafor"]);
  expect(await names(zainab, now, { employeeId: ids.otherDoctor })).toEqual([]);
  expect(await names(zainab, now + 72 * HOUR)).toEqual([]);
});

import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { moveGroupSession } from "~/features/scheduling/services/groups/move-group-session.server";
import { filePatientQuery } from "~/features/organization/public.server";
import { readGroupAppointments } from "~/features/waiting-room/data/video/video-read.server";
import { alertRemote } from "~/features/waiting-room/services/appointments/alert-remote.server";
import { closeAppointment } from "~/features/waiting-room/services/appointments/close-appointment.server";
import { endVideoCall } from "~/features/waiting-room/services/sessions/end-video-call.server";
import { actInRoom } from "~/features/waiting-room/services/rooms/act-in-room.server";
import { checkInToRoom } from "~/features/waiting-room/services/rooms/check-in-to-room.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { readChatFile } from "~/features/waiting-room/services/chat/read-chat-file.server";
import { sendFile } from "~/features/waiting-room/services/chat/send-file.server";
import { startVideoCall } from "~/features/waiting-room/services/sessions/start-video-call.server";
import { reportStreaming } from "~/features/waiting-room/services/video/report-streaming.server";
import { transferAppointment } from "~/features/waiting-room/services/appointments/transfer-appointment.server";
import { viewVideoAppointment } from "~/features/waiting-room/services/video/view-video-appointment.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { employeeActor } from "../support/organization";
import { type GroupRoom, NOW, openGroupRoom, plain, SYSTEM } from "./group-scene";
import { RoomClient } from "./room-client";

const minutes = (count: number) => NOW + count * 60_000;
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

type Session = Awaited<ReturnType<GroupRoom["session"]>>;
type Participant = Session["zainab"];

let scene: GroupRoom;

beforeAll(async () => {
  scene = await openGroupRoom();
});

const start = async ({ appointmentId }: Participant, at = NOW) =>
  startVideoCall(await scene.as(scene.doctor, at), plain, { appointmentId });
const comeIn = async ({ appointmentId, request, by }: Participant, at = NOW) =>
  startVideoCall(await by(at), request, { appointmentId });
const checkIn = ({ act }: Participant) => act((room, identity) => room.checkIn(identity, { name: null }));
const queueOf = async ({ act }: Participant) => {
  const answer = await act((room, identity) => room.snapshot(identity));
  return answer.status ? answer.snapshot.queue : null;
};
const say = ({ act }: Participant, chatRoomId: string, message: string, room?: string) =>
  act((object, identity) => object.send(identity, { clientId: message, chatRoomId, message }), room);
const statesOf = async ({ zainab, tomas }: Session) => {
  const text = "SELECT state_id FROM appointment WHERE organization_id = ?1 AND id IN (?2, ?3) ORDER BY id DESC";
  return (await scene.stored(text, zainab.appointmentId, tomas.appointmentId)).map((row) => row["state_id"]);
};
const upload = (file: File) => {
  const form = new FormData();
  form.set("clientId", file.name);
  form.set("file", file);
  return form;
};

/** Both participants wait, and the provider comes. */
async function begin({ zainab, tomas }: Session, at = NOW): Promise<void> {
  for (const each of [zainab, tomas]) await checkIn(each);
  await start(zainab, at);
}
/** The provider's page takes its place in the session's call. */
const takesPlace = async (session: Session) => {
  const media = { audio: true, video: true, screen: false };
  const act = { type: "CALL_JOIN", chatRoomId: session.id, peerId: `of-${session.id}`, media } as const;
  await actInRoom(await scene.as(scene.doctor), plain, scene.ids.room, async (room, identity) => {
    await room.poll(identity, null, 0);
    expect(await room.act(identity, act)).toEqual({ status: true });
  });
};

test("a session begins for whoever is there when the provider comes; whoever is not begins when they come", async () => {
  const session = await scene.session();
  const { zainab, tomas } = session;
  await checkIn(zainab);
  expect(await queueOf(zainab)).toMatchObject({ state: "waiting" });
  expect(await start(tomas)).toEqual({ status: true, started: true });
  expect(await statesOf(session)).toEqual([7, 2]);
  expect(await queueOf(zainab)).toMatchObject({ state: "admitted" });
  expect(await queueOf(tomas)).toMatchObject({ state: "notCheckedIn" });
  expect(await say(tomas, session.id, "hello")).toEqual({ status: false, errorCode: "unknownChatRoom" });
  await takesPlace(session);
  await checkInToRoom(await tomas.by(), tomas.request, scene.ids.room, { name: null }, tomas.appointmentId);
  expect(await queueOf(tomas)).toMatchObject({ state: "admitted" });
  expect(await statesOf(session)).toEqual([7, 7]);
  expect(await say(tomas, session.id, "hello")).toMatchObject({ status: true, seq: 1 });
  // Once more, from a second tab: nothing begins anew, and the provider came into each appointment once.
  expect(await start(zainab, minutes(1))).toEqual({ status: true, started: true });
  const entered = await scene.stored(
    "SELECT provider_entered_at AS at FROM video_session WHERE organization_id = ?1 AND appointment_id IN (?2, ?3)",
    ...[zainab.appointmentId, tomas.appointmentId],
  );
  expect(entered).toEqual([{ at: NOW }, { at: NOW }]);
});

test("a provider alone in a session's call waits and can go out again; whom nobody waits for any more is marked as not attended", async () => {
  const session = await scene.session();
  const { zainab, tomas } = session;
  const doctor = await scene.as(scene.doctor, minutes(6));
  await start(zainab);
  expect(await statesOf(session)).toEqual([2, 2]);
  expect(await endVideoCall(doctor, plain, zainab)).toMatchObject({ ended: false });
  const [open] = await scene.stored(
    "SELECT state FROM group_session WHERE organization_id = ?1 AND id = ?2",
    session.id,
  );
  expect(open).toEqual({ state: "OPEN" });
  // Called in already, she is there while her page is open.
  await zainab.act((room, identity) => room.poll(identity, null, 0));
  await checkIn(zainab);
  await start(zainab, minutes(1));
  expect(await statesOf(session)).toEqual([7, 2]);
  expect(await endVideoCall(doctor, plain, zainab)).toMatchObject({ ended: true });
  const text = "SELECT started_at AS at FROM appointment WHERE organization_id = ?1 AND id = ?2";
  expect(await scene.stored(text, tomas.appointmentId)).toEqual([{ at: null }]);
  await markNoShow(doctor, { appointmentId: tomas.appointmentId });
  expect(await statesOf(session)).toEqual([10, 12]);
});

test("what the others of a session learn of somebody's id names neither patient nor appointment", async () => {
  const { zainab } = await scene.session();
  const { identity } = await enterRoom(await zainab.by(), zainab.request, scene.ids.room);
  expect(identity).toMatchObject({ displayName: "Zainab Haddad", appointmentId: zainab.appointmentId });
  expect(identity.memberId).toMatch(/^seat-[0-9a-f]{32}$/);
});

test("each participant comes in by the rules of their own appointment: not with 300 seconds or less left", async () => {
  const session = await scene.session();
  const { zainab, tomas } = session;
  await begin(session);
  expect(await comeIn(zainab, minutes(2))).toMatchObject({ started: true });
  await expect(comeIn(tomas, minutes(15))).rejects.toMatchObject({ status: 409, code: "sessionEnds" });
  expect(await comeIn(zainab, minutes(16))).toMatchObject({ started: true });
});

test("the provider's streaming counts for each participant who streams, and staff see the sum", async () => {
  const session = await scene.session();
  const { zainab, tomas } = session;
  await begin(session);
  await comeIn(zainab);
  await comeIn(tomas);
  const byPatient = async ({ appointmentId, request, by }: Participant, at: number) =>
    reportStreaming(await by(at), request, { appointmentId });
  const byDoctor = async (at: number) =>
    reportStreaming(await scene.as(scene.doctor, at), plain, { appointmentId: tomas.appointmentId });
  await byDoctor(minutes(1));
  await byPatient(zainab, minutes(1));
  expect(await byDoctor(minutes(1.5))).toMatchObject({ live: true, streamedMinutes: 0 });
  await byPatient(zainab, minutes(1.5));
  await byPatient(tomas, minutes(1.5));
  expect(await byDoctor(minutes(2))).toMatchObject({ streamedMinutes: 1 });
  // Half a minute more with each of them: Zainab's minute and Tomás' half, each party's once.
  const [ofZainab, ofTomas] = [await byPatient(zainab, minutes(2)), await byPatient(tomas, minutes(2))];
  expect([ofZainab.streamedMinutes, ofTomas.streamedMinutes]).toEqual([2, 1]);
  expect(ofZainab).not.toHaveProperty("streamedCost");
  const ended = await endVideoCall(await scene.as(scene.doctor, minutes(2)), plain, zainab);
  expect(ended).toMatchObject({ ended: true, streamedMinutes: 3, streamedCost: 3 * 0.005225 });
});

test("the provider ends a session once for all, and what was said in it is kept once", async () => {
  const session = await scene.session();
  const { id, zainab, tomas } = session;
  await begin(session);
  await say(zainab, id, "thank you all");
  await say(tomas, tomas.appointmentId, "a private word");
  const doctor = await scene.as(scene.doctor, minutes(5));
  expect(await endVideoCall(doctor, plain, tomas)).toMatchObject({ status: true, ended: true });
  expect(await statesOf(session)).toEqual([10, 10]);
  const [row] = await scene.stored("SELECT state FROM group_session WHERE organization_id = ?1 AND id = ?2", id);
  expect(row).toEqual({ state: "CONCLUDED" });
  // Asked again, after the answer was lost, it is over already.
  expect(await endVideoCall(doctor, plain, tomas)).toMatchObject({ status: true, ended: true });

  const folder = `transcripts/${scene.practice.entry.id}`;
  const system = await scene.as(SYSTEM);
  await closeAppointment(system, { appointmentId: zainab.appointmentId, outcome: "conclude" });
  expect(await env.FILES.get(`${folder}/${id}.session.json`)).toBeNull();
  for (const _ of ["told", "told again"])
    await closeAppointment(system, { appointmentId: tomas.appointmentId, outcome: "conclude" });
  const kept = await env.FILES.get(`${folder}/${id}.session.json`);
  expect(await kept?.json()).toMatchObject({ sessionId: id, messages: [{ seq: 1, message: "thank you all" }] });
  const own = await env.FILES.get(`${folder}/${tomas.appointmentId}.json`);
  expect(await own?.text()).not.toContain("thank you all");
  expect((await env.FILES.list({ prefix: `${folder}/${id}` })).objects).toHaveLength(1);
});

test("one who may change sessions, but not start or end appointments, neither starts nor ends one", async () => {
  const session = await scene.session();
  const { appointmentId } = session.zainab;
  const nurse = employeeActor("nurse", { roles: [ROLE.NURSE] });
  if (nurse.kind !== "employee") throw new Error("no employee");
  const authorities = new Set([...nurse.authorities].filter((authority) => authority !== "appointment.start"));
  const desk = await scene.as({ ...nurse, authorities });
  await expect(startVideoCall(desk, plain, { appointmentId })).rejects.toMatchObject({ status: 403 });
  expect(await statesOf(session)).toEqual([2, 2]);
  await begin(session);
  await expect(endVideoCall(await scene.as(nurse), plain, { appointmentId })).rejects.toMatchObject({ status: 403 });
  expect(await statesOf(session)).toEqual([7, 7]);
});

test("a session that began early is ended before its start appointment by appointment", async () => {
  const session = await scene.session(minutes(10));
  await begin(session);
  await endVideoCall(await scene.as(scene.doctor), plain, session.zainab);
  expect(await statesOf(session)).toEqual([10, 10]);
});

test("the title of a session is the staff's: participants know it by its service", async () => {
  const { id, zainab } = await scene.session();
  const where = { waitingRoomId: scene.ids.room, chatRoomId: zainab.appointmentId };
  const theirs = await viewVideoAppointment(await zainab.by(), zainab.request, where);
  expect(theirs.appointment).toMatchObject({ session: { id, title: "Video visit" } });
  expect(JSON.stringify(theirs)).not.toContain("Breathing");
});

test("the provider goes on by another appointment where the one of the page's address is over, and has the notes of each", async () => {
  const { id, zainab, tomas } = await scene.session(minutes(30));
  const { appointmentId } = zainab;
  await cancelAppointment(await scene.as(scene.practice.administrator), { appointmentId });
  const where = { waitingRoomId: scene.ids.room, chatRoomId: appointmentId };
  const page = await viewVideoAppointment(await scene.as(scene.doctor), plain, where);
  expect(page).toMatchObject({ appointmentId: tomas.appointmentId, entry: { canEnter: true } });
  expect(page.appointment).toMatchObject({ session: { id, title: "Breathing" } });
  expect(page.notes.map((each) => each.patientName)).toEqual(["Tomás Núñez"]);
  expect(await start(zainab)).toEqual({ status: true, started: true });
  await expect(comeIn(zainab)).rejects.toMatchObject({ code: "visitNotOpen" });
});

test("the provider alerts every participant at once, once in two minutes, and each of them the provider", async () => {
  const { zainab, tomas } = await scene.session();
  const alert = async (appointmentId: string, at = NOW) =>
    alertRemote(await scene.as(scene.doctor, at), plain, { appointmentId });
  expect(await alert(zainab.appointmentId)).toEqual({ status: true, alerted: true });
  expect(await alert(tomas.appointmentId, minutes(1))).toEqual({ status: true, alerted: false });
  await alertRemote(await tomas.by(), tomas.request, { appointmentId: tomas.appointmentId });
  const rows = await scene.stored(
    "SELECT payload FROM outbox WHERE organization_id = ?1 AND (instr(payload, ?2) OR instr(payload, ?3)) ORDER BY id",
    ...[zainab.appointmentId, tomas.appointmentId],
  );
  const told = rows.map(({ payload }) => JSON.parse(String(payload)) as { to: { id: string }; template: string });
  expect(told.map(({ to, template }) => `${template} ${to.id}`).sort()).toEqual([
    ...[scene.ids.patient, scene.ids.otherPatient].sort().map((id) => `room.link ${id}`),
    `room.waiting ${scene.ids.doctor}`,
  ]);
});

test("a session that is given to a colleague goes to their room appointment by appointment, with one chat for all", async () => {
  const { id, zainab, tomas } = await scene.session();
  const { ids } = scene;
  await start(zainab);
  for (const each of [zainab, tomas]) await checkIn(each);
  await say(zainab, id, "hello");
  await moveGroupSession(await scene.as(scene.practice.administrator), {
    ...{ sessionId: id, employeeId: ids.otherDoctor, override: true },
  });
  const moved = async ({ appointmentId }: Participant) =>
    transferAppointment(await scene.as(SYSTEM), { appointmentId, fromEmployeeId: ids.doctor });
  await moved(zainab);
  expect(await scene.object().transcript(id)).toEqual([]);
  await moved(tomas);
  // The outbox tells it once more.
  await moved(zainab);
  expect(await say(tomas, id, "we are here", ids.otherRoom)).toMatchObject({ seq: 2 });
  const texts = (await scene.object(ids.otherRoom).transcript(id)).map(({ message }) => message);
  expect(texts).toEqual(["hello", "we are here"]);
});

test("a file for all goes into its sender's record and to all in the session, and to nobody else", async () => {
  const { id, zainab, tomas } = await scene.session();
  const where = { waitingRoomId: scene.ids.room, chatRoomId: id };
  await start(zainab);
  await checkIn(zainab);
  const sent = (request: Request, name: string) =>
    new Request(request, { method: "POST", body: upload(new File([PNG], name, { type: "image/png" })) });
  const staff = await RoomClient.join(
    scene.object(),
    (await enterRoom(await scene.as(scene.doctor), plain, scene.ids.room)).identity,
  );
  expect(await sendFile(await zainab.by(), sent(zainab.request, "pose.png"), where)).toMatchObject({ seq: 1 });
  const shown = () => staff.messages.find(({ file }) => file?.name === "pose.png")?.file?.id;
  await expect.poll(shown).toBeDefined();
  const fileId = shown() ?? "";
  const read = async ({ by, request }: Participant) => readChatFile(await by(), request, { ...where, fileId });
  // Tomás has not checked in yet.
  await expect(read(tomas)).rejects.toMatchObject({ status: 404 });
  await checkIn(tomas);
  expect((await read(tomas)).status).toBe(200);
  const stranger = await scene.session();
  await start(stranger.tomas);
  await checkIn(stranger.tomas);
  await expect(read(stranger.tomas)).rejects.toMatchObject({ status: 404 });
  expect(await sendFile(await scene.as(scene.doctor), sent(plain, "plan.png"), where)).toMatchObject({ seq: 2 });
  const files = await scene.stored(
    "SELECT patient_id AS patient FROM file WHERE organization_id = ?1 AND name IN ('pose.png', 'plan.png') ORDER BY id",
  );
  expect(files).toEqual([{ patient: zainab.patient }, { patient: null }]);
});

test("another organization's session and file of the same ids are nothing to it", async () => {
  const other = await openGroupRoom();
  const { id, zainab, tomas } = await scene.session();
  await other.session(NOW, id);
  const appointments = (await readGroupAppointments(scene.db, id)).map(({ appointmentId }) => appointmentId);
  expect(appointments.sort()).toEqual([zainab.appointmentId, tomas.appointmentId].sort());
  for (const each of [scene, other]) {
    const file = { id: "same-file", purpose: "ATTACHMENT", name: "x.png", content_type: "image/png", size_bytes: 1 };
    await each.add("file", { ...file, sha256: "0", patient_id: each.ids.patient, created_at: NOW });
  }
  expect(await filePatientQuery(scene.db, "same-file")).toEqual([{ patientId: scene.ids.patient }]);
});

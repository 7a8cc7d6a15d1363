import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { readChatFile } from "~/features/waiting-room/services/chat/read-chat-file.server";
import { sendFile } from "~/features/waiting-room/services/chat/send-file.server";
import type { Actor } from "~/platform/access/actor.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import * as sample from "../../support/sample-files";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { RoomClient } from "./room-client";
import { withAppointment } from "./with-appointment";

const now = Date.UTC(2026, 10, 20, 9, 0);
const ANONYMOUS: Actor = { kind: "anonymous" };
/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

let practice: Awaited<ReturnType<typeof openPractice>>;
let token: string;
const as = (actor: Actor) => practice.as(actor, now);
const where = () => ({ waitingRoomId: practice.ids.room, chatRoomId: "visit" });
const room = () => env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`);
const request = (cookie = "", body?: FormData) =>
  new Request("https://clinic.localhost/", { headers: { cookie }, ...(body ? { method: "POST", body } : {}) });
const patientCookie = () => `${ROOM_COOKIE}=${token}`;
const upload = (clientId: string, bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData();
  form.set("clientId", clientId);
  form.set("file", new File([bytes], name, { type: "image/png" }));
  return form;
};
const send = async (clientId: string, bytes = PNG, name = "rash.png") =>
  sendFile(await as(ANONYMOUS), request(patientCookie(), upload(clientId, bytes, name)), where());
const keptFiles = async () => {
  const { db } = await as({ kind: "system", task: "test" });
  const text = "SELECT id FROM file WHERE organization_id = ?1 AND purpose = 'ATTACHMENT' AND deleted_at IS NULL";
  return (await db.raw(text, db.organizationId).all<{ id: string }>()).results.map(({ id }) => id);
};

beforeAll(async () => {
  practice = await openPractice({ now });
  await withAppointment(practice, "visit", { startsAt: now + 3_600_000 });
  token = await createRoomLink(await as({ kind: "system", task: "test" }), "visit");
  const { identity } = await enterRoom(await as(ANONYMOUS), request(patientCookie()), practice.ids.room);
  await room().checkIn(identity, { name: "Zainab" });
});

test("a picture is in the chat once, though it is sent twice, and its people can download it", async () => {
  const doctor = await as(employeeActor(practice.ids.doctor));
  const staff = await RoomClient.join(room(), (await enterRoom(doctor, request(), practice.ids.room)).identity);
  const first = await send("c1");
  expect(await send("c1")).toEqual(first);
  const { message } = await staff.until("MESSAGE");
  expect(message).toMatchObject({
    message: "rash.png",
    file: { name: "rash.png", contentType: "image/png", sizeBytes: PNG.length },
  });
  staff.socket.close(1000);
  const fileId = message.file?.id ?? "";
  expect(await keptFiles()).toEqual([fileId]);
  for (const [actor, cookie] of [
    [employeeActor(practice.ids.doctor), ""],
    [patientActor(practice.ids.patient, practice.ids.patientUser), ""],
    [ANONYMOUS, patientCookie()],
  ] as const) {
    const answer = await readChatFile(await as(actor), request(cookie), { ...where(), fileId });
    expect(answer.headers.get("content-disposition")).toContain('attachment; filename="rash.png"');
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
  }
});

test("nobody else gets it: not another doctor, patient or appointment, not one who was sent out, no stranger", async () => {
  const [fileId = ""] = await keptFiles();
  const read = async (actor: Actor, cookie = "", chatRoomId = "visit") =>
    readChatFile(await as(actor), request(cookie), { ...where(), chatRoomId, fileId });
  await expect(read(employeeActor(practice.ids.otherDoctor))).rejects.toMatchObject({ status: 404 });
  const stranger = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
  await expect(read(stranger)).rejects.toMatchObject({ status: 404 });
  await expect(read(ANONYMOUS)).rejects.toMatchObject({ status: 401 });
  await withAppointment(practice, "another", { startsAt: now + 2 * 3_600_000 });
  await expect(read(employeeActor(practice.ids.doctor), "", "another")).rejects.toMatchObject({ status: 404 });
  const { cookie } = await joinRoom(await as(ANONYMOUS), request(patientCookie()), practice.ids.room, {
    as: "companion",
    name: "Omar",
  });
  const omar = `${patientCookie()}; ${cookie?.split(";")[0]}`;
  expect((await read(ANONYMOUS, omar)).status).toBe(200);
  const { identity } = await enterRoom(await as(ANONYMOUS), request(omar), practice.ids.room);
  await room().revoke(identity.memberId);
  await expect(read(ANONYMOUS, omar)).rejects.toMatchObject({ status: 404 });
});

test("a document goes into the chat, and its download is one that no browser runs", async () => {
  for (const [name, bytes, type] of [
    ["letter.docx", sample.docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["values.txt", sample.plain(), "text/plain"],
    ["walk.mp4", sample.mp4(), "video/mp4"],
    ["scan.dcm", sample.dcm(), "application/dicom"],
  ] as const) {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(bytes)], name, { type }));
    expect(await sendFile(await as(ANONYMOUS), request(patientCookie(), form), where())).toMatchObject({
      status: true,
    });
    const { db } = await as({ kind: "system", task: "test" });
    const kept = await db
      .raw("SELECT id FROM file WHERE organization_id = ?1 AND name = ?2", db.organizationId, name)
      .first<{ id: string }>();
    const answer = await readChatFile(await as(ANONYMOUS), request(patientCookie()), {
      ...where(),
      fileId: kept?.id ?? "",
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringContaining(`attachment; filename="${name}"`) as string,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  }
});

test("what is none of the kinds that a chat takes, or says that it is another, is refused and kept nowhere", async () => {
  const before = await keptFiles();
  const script = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await expect(send("c2", script, "x.png")).rejects.toMatchObject({ fields: [{ field: "file" }] });
  await expect(send("c3", PNG, "x.pdf")).rejects.toMatchObject({ fields: [{ message: "files:refused.lies" }] });
  await expect(send("c4", new Uint8Array(), "x.png")).rejects.toMatchObject({
    fields: [{ message: "files:refused.empty" }],
  });
  expect(await keptFiles()).toEqual(before);
});

test("a file's name may be in any script, as a browser sends it", async () => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="مرضى 😀.png"\r\ncontent-type: image/png\r\n\r\n';
  const sent = new Request("https://clinic.localhost/", {
    method: "POST",
    headers: { cookie: patientCookie(), "content-type": "multipart/form-data; boundary=x" },
    body: await new Blob([head, PNG, "\r\n--x--\r\n"]).arrayBuffer(),
  });
  expect(await sendFile(await as(ANONYMOUS), sent, where())).toMatchObject({ status: true });
  const { db } = await as({ kind: "system", task: "test" });
  const names =
    "SELECT id, name FROM file WHERE organization_id = ?1 AND purpose = 'ATTACHMENT' AND deleted_at IS NULL";
  const kept = (await db.raw(names, db.organizationId).all<{ id: string; name: string }>()).results;
  expect(kept.map(({ name }) => name)).toContain("مرضى 😀.png");
});

test("a file for a chat that has closed is not kept", async () => {
  const before = await keptFiles();
  await room().appointmentClosed("visit", "concluded", null);
  expect(await send("c5")).toEqual({ status: false, errorCode: "chatClosed" });
  expect(await keptFiles()).toEqual(before);
});

import { createHash } from "node:crypto";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { abortChatUpload } from "~/features/waiting-room/services/chat/abort-chat-upload.server";
import { finishChatUpload } from "~/features/waiting-room/services/chat/finish-chat-upload.server";
import { keepChatPart } from "~/features/waiting-room/services/chat/keep-chat-part.server";
import { openChatUpload } from "~/features/waiting-room/services/chat/open-chat-upload.server";
import { readChatFile } from "~/features/waiting-room/services/chat/read-chat-file.server";
import { sendFile } from "~/features/waiting-room/services/chat/send-file.server";
import { sweepChatUpload } from "~/features/waiting-room/services/chat/sweep-chat-upload.server";
import { readRecordFile } from "~/features/waiting-room/services/record/read-record-file.server";
import { completeUpload, discardUpload, keepUploaded, uploadStatement } from "~/features/organization/public.server";
import { createRoomLink } from "~/features/waiting-room/services/links/create-room-link.server";
import { enterRoom } from "~/features/waiting-room/services/rooms/enter-room.server";
import { joinRoom } from "~/features/waiting-room/services/rooms/join-room.server";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import type { Actor } from "~/platform/access/actor.server";
import { answerSending } from "~/platform/calls/answer-sending.server";
import { ROOM_COOKIE } from "~/platform/http/cookies.server";
import * as sample from "../../support/sample-files";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { withAppointment } from "./with-appointment";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.UTC(2026, 10, 20, 9, 0);
const ANONYMOUS: Actor = { kind: "anonymous" };
const DUE = "SELECT id FROM due_work WHERE organization_id = ?1 AND kind = 'CHAT_UPLOAD'";

/** Content of a kind that its beginning tells, with as many bytes more. */
function long(beginning: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length).fill(1);
  bytes.set(beginning);
  return bytes;
}
const film = () => long(sample.mp4(), PART_BYTES + 1_000);
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A practice whose room has the chat "visit", to which the guest of a link has come. */
async function openChat(options: { database?: string } = {}) {
  const practice = await openPractice({ now, ...options });
  await withAppointment(practice, "visit", { startsAt: now + HOUR });
  const as = (actor: Actor, at = now) => practice.as(actor, at);
  const system = (at = now) => as({ kind: "system", task: "test" }, at);
  const token = await createRoomLink(await system(), "visit");
  const link = `${ROOM_COOKIE}=${token}`;
  const room = () => env.WAITING_ROOM.getByName(`${practice.entry.id}:${practice.ids.room}`);
  const requested = (cookie: string, body?: BodyInit, method = "POST") =>
    new Request("https://clinic.localhost/", { headers: { cookie }, ...(body !== undefined && { method, body }) });
  const { identity } = await enterRoom(await as(ANONYMOUS), requested(link), practice.ids.room);
  await room().checkIn(identity, { name: "Zainab" });
  const chat = { waitingRoomId: practice.ids.room, chatRoomId: "visit" };
  /** Somebody who sends: the guest of the link unless said otherwise. */
  const sender = ({ actor = ANONYMOUS, cookie = link, at = now, where = chat } = {}) => ({
    begin: async (bytes: Uint8Array, fileName: string, said: object = {}) => {
      const firstPartHash = hashOf(bytes.subarray(0, PART_BYTES));
      const body = JSON.stringify({ fileName, bytes: bytes.length, firstPartHash, ...said });
      return openChatUpload(await as(actor, at), requested(cookie, body), where);
    },
    part: async (uploadId: string, part: number, bytes: Uint8Array<ArrayBuffer>) => {
      const body = bytes.slice((part - 1) * PART_BYTES, part * PART_BYTES);
      const request = requested(cookie, body, "PUT");
      return keepChatPart(await as(actor, at), request, { ...where, uploadId, part: String(part) });
    },
    finish: async (uploadId: string) =>
      finishChatUpload(await as(actor, at), requested(cookie, "{}"), { ...where, uploadId }),
    abort: async (uploadId: string) => abortChatUpload(await as(actor, at), requested(cookie), { ...where, uploadId }),
    read: async (fileId: string, asked = {}) =>
      readChatFile(await as(actor, at), requested(cookie), { ...where, fileId }, asked),
  });
  const rows = async <Row = { id: string }>(text: string) => {
    const { db } = await system();
    return (await db.raw(text, db.organizationId).all<Row>()).results;
  };
  /** What the chat has, and what the organization keeps. */
  const posted = async () => (await room().transcript("visit")).map(({ file, message }) => file?.id ?? message);
  const kept = async () => rows("SELECT id FROM file WHERE organization_id = ?1 AND deleted_at IS NULL");
  const uploads = () => rows("SELECT id FROM file_upload WHERE organization_id = ?1");
  const inBucket = async () =>
    (await env.FILES.list({ prefix: `organizations/${practice.entry.id}/files/` })).objects.map(
      ({ key }) => key.split("/files/")[1],
    );
  const whole = async (bytes: Uint8Array<ArrayBuffer>, name: string, by = sender()) => {
    const { uploadId } = await by.begin(bytes, name);
    for (let part = 1; part <= Math.ceil(bytes.length / PART_BYTES); part += 1) await by.part(uploadId, part, bytes);
    return { uploadId, ...(await by.finish(uploadId)) };
  };
  return {
    ...{ practice, ids: practice.ids, as, system, link, room, requested, chat },
    ...{ sender, rows, whole, posted, kept, uploads, inBucket },
  };
}
type Chat = Awaited<ReturnType<typeof openChat>>;

let scene: Chat;
beforeAll(async () => {
  scene = await openChat();
});

describe("a file for a chat that is sent in parts", () => {
  it("by a guest without an account goes on after a break, and is in the chat and the record once", async () => {
    const bytes = film();
    const guest = scene.sender();
    const { uploadId, parts } = await guest.begin(bytes, "gait.mp4");
    expect(parts).toEqual([]);
    await guest.part(uploadId, 1, bytes);
    await expect(guest.finish(uploadId)).rejects.toThrow("uploadIncomplete");
    expect(await guest.begin(bytes, "gait.mp4")).toEqual({ uploadId, parts: [1] });
    await guest.part(uploadId, 2, bytes);
    const { fileId } = await guest.finish(uploadId);
    // The answer was lost, and the same is asked again.
    expect(await guest.finish(uploadId)).toEqual({ fileId });
    expect(await scene.posted()).toEqual([fileId]);
    const [row] = await scene.rows<object>(
      `SELECT patient_id AS patient, appointment_id AS appointment, content_type AS type, size_bytes AS bytes FROM file
WHERE organization_id = ?1 AND name = 'gait.mp4'`,
    );
    expect(row).toEqual({ patient: scene.ids.patient, appointment: "visit", type: "video/mp4", bytes: bytes.length });
    const answer = await guest.read(fileId);
    expect(hashOf(new Uint8Array(await answer.arrayBuffer()))).toBe(hashOf(bytes));
  });

  it("is a download that no browser runs, and a film is played a piece at a time", async () => {
    const { fileId } = await scene.whole(film(), "walk.mp4");
    const guest = scene.sender();
    const plain = await guest.read(fileId);
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      "content-disposition": expect.stringContaining('attachment; filename="walk.mp4"') as string,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    await plain.body?.cancel();
    const piece = await guest.read(fileId, { range: "bytes=10485760-10485769", shown: true });
    expect(piece.status).toBe(206);
    expect(piece.headers.get("content-range")).toBe(`bytes 10485760-10485769/${film().length}`);
    expect(piece.headers.get("content-disposition")).toContain("inline");
    expect((await piece.arrayBuffer()).byteLength).toBe(10);
    const of = { appointmentId: "visit", fileId };
    const doctor = await scene.as(employeeActor(scene.ids.doctor));
    const recorded = await readRecordFile(doctor, of, { range: "bytes=0-3", shown: true });
    expect([recorded.status, (await recorded.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  it("that is finished twice at once is in the chat once", async () => {
    const other = await openChat();
    const guest = other.sender();
    const bytes = sample.pdf();
    const { uploadId } = await guest.begin(bytes, "letter.pdf");
    await Promise.all([guest.part(uploadId, 1, bytes), guest.part(uploadId, 1, bytes)]);
    const [first, second] = await Promise.all([guest.finish(uploadId), guest.finish(uploadId)]);
    expect(second).toEqual(first);
    expect(await other.posted()).toEqual([first.fileId]);
    expect(await other.kept()).toEqual([{ id: first.fileId }]);
    expect(await other.inBucket()).toEqual([first.fileId]);
  });

  it("is refused in words by its name, at its first part or by its size, and nothing of it is kept", async () => {
    const other = await openChat();
    const guest = other.sender();
    for (const [name, message] of [
      ["a.exe", "files:refused.unknown"],
      ["a.svg", "files:refused.svg"],
    ] as const)
      await expect(guest.begin(film(), name)).rejects.toMatchObject({
        status: 422,
        fields: [{ field: "file", message }],
      });
    const large = guest.begin(film(), "a.mp4", { bytes: 500 * 1_048_576 + 1 });
    const tooLarge = { field: "file", message: "files:refused.tooLarge", values: { most: 500 } };
    await expect(large).rejects.toMatchObject({ status: 422, fields: [tooLarge] });
    const program = long(Uint8Array.from([0x4d, 0x5a, 0x90, 0]), PART_BYTES + 1_000);
    const { uploadId } = await guest.begin(program, "film.mp4");
    await expect(guest.part(uploadId, 1, program)).rejects.toMatchObject({
      ...{ status: 422, fields: [{ field: "file", message: "files:refused.unknown" }] },
    });
    await expect(guest.part(uploadId, 2, program)).rejects.toMatchObject({ status: 404 });
    await expect(other.whole(sample.pdf(), "x-ray.dcm")).rejects.toMatchObject({
      fields: [{ message: "files:refused.lies" }],
    });
    expect([await other.uploads(), await other.kept(), await other.inBucket(), await other.posted()]).toEqual([
      ...[[], [], [], []],
    ]);
    const context = await other.as(ANONYMOUS);
    const said = JSON.stringify({ fileName: "a.exe", bytes: 5, firstPartHash: "0".repeat(64) });
    const answer = await answerSending(context, () =>
      openChatUpload(context, other.requested(other.link, said), other.chat),
    );
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: "file", message: expect.stringContaining("DICOM") as string }],
    });
  });

  it("is one of five at most that somebody has on the way", async () => {
    const other = await openChat();
    const guest = other.sender();
    for (let file = 1; file <= 5; file += 1) await guest.begin(film(), `${file}.mp4`);
    await expect(guest.begin(film(), "6.mp4")).rejects.toMatchObject({
      fields: [{ field: "file", message: "files:refused.tooManyOpen", values: { most: 5 } }],
    });
    const doctor = other.sender({ actor: employeeActor(other.ids.doctor), cookie: "" });
    expect((await doctor.begin(film(), "7.mp4")).parts).toEqual([]);
  });

  it("and that was sent whole, as by a form without script, has no more than 10 MB", async () => {
    const form = new FormData();
    form.set("file", new File([long(sample.mp4(), 10_000_001)], "walk.mp4"));
    await expect(
      sendFile(await scene.as(ANONYMOUS), scene.requested(scene.link, form), scene.chat),
    ).rejects.toMatchObject({ fields: [{ field: "file", message: "files:refused.tooLarge", values: { most: 10 } }] });
  });
});

describe("an upload for a chat", () => {
  it("is nobody's but its sender's: not another guest's, the doctor's, the patient's elsewhere or a stranger's", async () => {
    const bytes = sample.pdf();
    const { uploadId } = await scene.sender().begin(bytes, "mine.pdf");
    const { cookie } = await joinRoom(await scene.as(ANONYMOUS), scene.requested(scene.link), scene.ids.room, {
      as: "companion",
      name: "Omar",
    });
    const omar = `${scene.link}; ${cookie?.split(";")[0]}`;
    const doctor = employeeActor(scene.ids.doctor);
    const stranger = patientActor(scene.ids.otherPatient, scene.ids.otherPatientUser);
    await withAppointment(scene.practice, "another", { startsAt: now + 2 * HOUR });
    const elsewhere = { ...scene.chat, chatRoomId: "another" };
    const patient = patientActor(scene.ids.patient, scene.ids.patientUser);
    for (const [who, status] of [
      [scene.sender({ cookie: omar }), 404],
      [scene.sender({ actor: doctor, cookie: "" }), 404],
      [scene.sender({ actor: employeeActor(scene.ids.otherDoctor), cookie: "" }), 404],
      [scene.sender({ actor: stranger, cookie: "" }), 404],
      [scene.sender({ actor: patient, cookie: "", where: elsewhere }), 404],
      [scene.sender({ cookie: "" }), 401],
    ] as const) {
      await expect(who.part(uploadId, 1, bytes)).rejects.toMatchObject({ status });
      await expect(who.finish(uploadId)).rejects.toMatchObject({ status });
      await expect(who.abort(uploadId)).rejects.toMatchObject({ status });
    }
    const abroad = await openChat({ database: "TENANT_DB_1" });
    await expect(abroad.sender().part(uploadId, 1, bytes)).rejects.toMatchObject({ status: 404 });
    expect(await scene.sender().part(uploadId, 1, bytes)).toEqual({ part: 1 });
  });

  it("ends with the link that it was sent by, and for who was sent out of the room", async () => {
    const other = await openChat();
    const bytes = sample.pdf();
    const { uploadId } = await other.sender().begin(bytes, "letter.pdf");
    const late = other.sender({ at: now + 60 * DAY });
    await expect(late.part(uploadId, 1, bytes)).rejects.toMatchObject({ status: 401 });
    await expect(late.finish(uploadId)).rejects.toMatchObject({ status: 401 });
    const { cookie } = await joinRoom(await other.as(ANONYMOUS), other.requested(other.link), other.ids.room, {
      as: "companion",
      name: "Omar",
    });
    const omar = other.sender({ cookie: `${other.link}; ${cookie?.split(";")[0]}` });
    const his = await omar.begin(bytes, "letter.pdf");
    await omar.part(his.uploadId, 1, bytes);
    const request = other.requested(`${other.link}; ${cookie?.split(";")[0]}`);
    const { identity } = await enterRoom(await other.as(ANONYMOUS), request, other.ids.room);
    await other.room().revoke(identity.memberId);
    await expect(omar.begin(bytes, "again.pdf")).rejects.toMatchObject({ status: 404 });
    await expect(omar.finish(his.uploadId)).rejects.toMatchObject({ status: 404 });
    expect([await other.posted(), await other.kept()]).toEqual([[], []]);
  });

  it("is told in words that its chat has closed, and its file is taken away", async () => {
    const other = await openChat();
    const guest = other.sender();
    const bytes = sample.pdf();
    const { uploadId } = await guest.begin(bytes, "letter.pdf");
    await guest.part(uploadId, 1, bytes);
    await other.room().appointmentClosed("visit", "concluded", null);
    const closed = { status: 422, fields: [{ field: "file", message: "rooms:file.closed" }] };
    await expect(guest.finish(uploadId)).rejects.toMatchObject(closed);
    await expect(guest.begin(bytes, "more.pdf")).rejects.toMatchObject(closed);
    expect([await other.kept(), await other.uploads(), await other.rows(DUE)]).toEqual([[], [], []]);
  });

  it("is thrown away by hand, or when nothing of it came for a day", async () => {
    const other = await openChat();
    const guest = other.sender();
    const bytes = sample.pdf();
    const byHand = await guest.begin(bytes, "letter.pdf");
    await guest.part(byHand.uploadId, 1, bytes);
    await guest.abort(byHand.uploadId);
    await expect(guest.part(byHand.uploadId, 1, bytes)).rejects.toMatchObject({ status: 404 });
    const left = await guest.begin(bytes, "letter.pdf");
    await guest.part(left.uploadId, 1, bytes);
    const sent = await other.whole(bytes, "done.pdf");
    const due = await other.rows(DUE);
    expect(due.map(({ id }) => id).sort()).toEqual([left.uploadId, sent.uploadId].sort());
    for (const { id } of due) await sweepChatUpload(await other.system(now + DAY), { id });
    expect([await other.rows(DUE), await other.uploads()]).toEqual([[], []]);
    expect(await other.inBucket()).toEqual([sent.fileId]);
    expect([await other.posted(), await other.kept()]).toEqual([[sent.fileId], [{ id: sent.fileId }]]);
    await expect(sweepChatUpload(await other.as(ANONYMOUS), { id: "x" })).rejects.toMatchObject({ status: 401 });
  });

  it("that is finished while it is thrown away stays, and the other way round is finished no more", async () => {
    const other = await openChat();
    const guest = other.sender();
    const bytes = sample.pdf();
    const { uploadId } = await guest.begin(bytes, "letter.pdf");
    await guest.part(uploadId, 1, bytes);
    const context = await other.as(ANONYMOUS);
    const [asItWas] = await uploadStatement(context.db, uploadId);
    if (!asItWas) throw new Error("the upload did not begin");
    const { fileId } = await guest.finish(uploadId);
    await discardUpload(context, asItWas);
    expect([await other.kept(), await other.inBucket()]).toEqual([[{ id: fileId }], [fileId]]);
    const second = await guest.begin(bytes, "second.pdf");
    await guest.part(second.uploadId, 1, bytes);
    const [before] = await uploadStatement(context.db, second.uploadId);
    if (!before) throw new Error("the upload did not begin");
    await completeUpload(context, before);
    await guest.abort(second.uploadId);
    const owner = { patientId: null, appointmentId: null };
    const audit = [{ action: "room.file", subjectKind: "file" }] as const;
    await expect(keepUploaded(context, before, owner, () => ({ audit: [...audit] }))).rejects.toThrow();
    expect(await other.inBucket()).toEqual([fileId]);
  });

  it("whose file never came into the chat is taken away after a day", async () => {
    const other = await openChat();
    const { uploadId, fileId } = await other.whole(sample.pdf(), "letter.pdf");
    const { db } = await other.system();
    // As if the room had never been told.
    const lost = crypto.randomUUID();
    await db
      .raw("UPDATE due_work SET id = ?2 WHERE organization_id = ?1 AND id = ?3", db.organizationId, lost, uploadId)
      .run();
    await db.raw("DELETE FROM file_upload_part WHERE organization_id = ?1", db.organizationId).run();
    await db.raw("UPDATE file_upload SET id = ?2 WHERE organization_id = ?1", db.organizationId, lost).run();
    await sweepChatUpload(await other.system(now + DAY), { id: lost });
    expect([await other.kept(), await other.uploads(), await other.rows(DUE)]).toEqual([[], [], []]);
    expect(fileId).toBe(uploadId);
  });
});

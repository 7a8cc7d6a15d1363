import { beforeAll, describe, expect, it } from "vitest";
import { discardUpload, uploadStatement } from "~/features/organization/public.server";
import { answerSending } from "~/platform/calls/answer-sending.server";
import { abortUpload } from "~/features/phr/services/files/abort-upload.server";
import { finishUpload } from "~/features/phr/services/files/finish-upload.server";
import { listRecordFiles } from "~/features/phr/services/files/list-record-files.server";
import { openUpload } from "~/features/phr/services/files/open-upload.server";
import { readMedicalFile } from "~/features/phr/services/files/read-medical-file.server";
import { readThumbnail } from "~/features/phr/services/files/read-thumbnail.server";
import { sweepRecordUpload } from "~/features/phr/services/files/sweep-record-upload.server";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import * as sample from "../../support/sample-files";
import {
  described,
  finish,
  hashOf,
  isRefused,
  keptKeys,
  open,
  openFiles,
  recordOf,
  rowsOf,
  sendPart,
  sendWhole,
  type Files,
} from "./files-scene";

const DAY = 86_400_000;
const DUE = "SELECT id, due_at AS due FROM due_work WHERE organization_id = ?1 AND kind = 'RECORD_UPLOAD'";

/** Content of a kind that its beginning tells, with as many bytes more. */
function long(beginning: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(1);
  bytes.set(beginning);
  return bytes;
}
const film = () => long(sample.mp4(), PART_BYTES + 1_000);

let files: Files;
beforeAll(async () => {
  files = await openFiles();
});

describe("a file for a health record that is sent in parts", () => {
  it("goes on after a break with the parts that are missing, in any order, and a part may come again", async () => {
    const recordId = await recordOf(await files.patient());
    const bytes = film();
    const begin = async () => open(await files.patient(), recordId, described(bytes, "gait.mp4"));
    const { uploadId, parts } = await begin();
    expect(parts).toEqual([]);
    const address = { recordId, uploadId };
    await sendPart(await files.patient(), { ...address, part: 2 }, bytes);
    await expect(finish(await files.patient(), address)).rejects.toThrow("uploadIncomplete");
    await sendPart(await files.patient(), { ...address, part: 1 }, bytes);
    await sendPart(await files.patient(), { ...address, part: 1 }, bytes);
    expect(await begin()).toEqual({ uploadId, parts: [1, 2] });
    const { fileId } = await finish(await files.patient(), address);
    expect(await finish(await files.patient(), address)).toEqual({ fileId, wasThere: false });
    const { files: listed } = await listRecordFiles(await files.patient(), recordId);
    expect(listed).toMatchObject([{ id: fileId, name: "gait.mp4", contentType: "video/mp4", sizeBytes: bytes.length }]);
    const whole = await readMedicalFile(await files.patient(), { recordId, fileId });
    expect(hashOf(new Uint8Array(await whole.arrayBuffer()))).toBe(hashOf(bytes));
  });

  it("is another upload where its first part is another", async () => {
    const recordId = await recordOf(await files.patient());
    const [first, second] = [long(sample.pdf(), 2_000), long(sample.pdf(), 2_000).fill(2, 1_000)];
    const { uploadId } = await open(await files.patient(), recordId, described(first, "letter.pdf"));
    await sendPart(await files.patient(), { recordId, uploadId, part: 1 }, first);
    const again = await open(await files.patient(), recordId, described(second, "letter.pdf"));
    expect(again.uploadId).not.toBe(uploadId);
  });

  it("is told by its content when it is larger than what is read whole", async () => {
    const recordId = await recordOf(await files.patient());
    const large = 33 * 1_048_576;
    const { fileId } = await sendWhole(await files.patient(), recordId, long(sample.webm(), large), "film.webm");
    const words = new TextEncoder().encode("مريض 120/80\n".repeat(Math.ceil(large / 16)));
    await sendWhole(await files.patient(), recordId, words, "readings.txt");
    await expect(
      sendWhole(await files.patient(), recordId, long(sample.pdf(), large), "cut.pdf"),
    ).rejects.toMatchObject({
      fields: [{ message: "files:refused.damagedPdf" }],
    });
    const archive = long(sample.docx(), large);
    await expect(sendWhole(await files.patient(), recordId, archive, "letter.docx")).rejects.toMatchObject({
      fields: [{ field: "file", message: "files:refused.unknown" }],
    });
    const { files: listed } = await listRecordFiles(await files.patient(), recordId);
    expect(listed.map(({ contentType }) => contentType)).toEqual(["video/webm", "text/plain"]);
    expect(listed[0]?.id).toBe(fileId);
  });

  it("that is not what its name says, or nothing that is taken, is refused, and nothing of it is kept", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const sent = async (bytes: Uint8Array, name: string) => sendWhole(await scene.patient(), recordId, bytes, name);
    await expect(sent(sample.pdf(), "x-ray.dcm")).rejects.toMatchObject({
      fields: [{ message: "files:refused.lies" }],
    });
    await expect(sent(sample.html(), "letter.txt")).rejects.toMatchObject({
      fields: [{ field: "file", message: "files:refused.unknown" }],
    });
    const program = Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0]);
    await expect(sent(program, "film.mp4")).rejects.toMatchObject({ fields: [{ message: "files:refused.unknown" }] });
    const context = await scene.system();
    expect(await keptKeys(context)).toEqual([]);
    expect(await rowsOf(context, "SELECT id FROM file_upload WHERE organization_id = ?1")).toEqual([]);
    expect(await rowsOf(context, DUE)).toEqual([]);
  });

  it("is refused by its name, or at its first part, before the rest of it is sent", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const begin = async (name: string, bytes: Uint8Array) =>
      open(await scene.patient(), recordId, described(bytes, name));
    for (const [name, message] of [
      ["a.exe", "files:refused.unknown"],
      ["a.svg", "files:refused.svg"],
    ] as const)
      await expect(begin(name, film())).rejects.toMatchObject({ status: 422, fields: [{ field: "file", message }] });
    const program = long(Uint8Array.from([0x4d, 0x5a, 0x90, 0]), PART_BYTES + 1_000);
    const { uploadId } = await begin("film.mp4", program);
    await expect(sendPart(await scene.patient(), { recordId, uploadId, part: 1 }, program)).rejects.toMatchObject({
      ...{ status: 422, fields: [{ field: "file", message: "files:refused.unknown" }] },
    });
    await expect(sendPart(await scene.patient(), { recordId, uploadId, part: 2 }, program)).rejects.toMatchObject({
      status: 404,
    });
    const context = await scene.system();
    expect(await rowsOf(context, "SELECT id FROM file_upload WHERE organization_id = ?1")).toEqual([]);
    expect(await keptKeys(context)).toEqual([]);
  });

  it("that its record has already under another name is not added again, and is told as there", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const sent = async (name: string) => sendWhole(await scene.patient(), recordId, sample.pdf(), name);
    const { fileId, wasThere } = await sent("letter.pdf");
    expect(wasThere).toBe(false);
    expect(await sent("copy.pdf")).toEqual({ fileId, wasThere: true });
    expect((await listRecordFiles(await scene.patient(), recordId)).files).toHaveLength(1);
    // In another record of the patient the same content is new.
    const other = await recordOf(await scene.patient());
    expect(await sendWhole(await scene.patient(), other, sample.pdf(), "letter.pdf")).toEqual({
      ...{ fileId, wasThere: false },
    });
  });

  it("is answered in JSON with the status and the reason of its refusal, whatever the asker accepts", async () => {
    const recordId = await recordOf(await files.patient());
    const posted = (body: string) => new Request("http://clinic.localhost/", { method: "POST", body });
    const answered = async (id: string, body: string) => {
      const context = await files.patient();
      const answer = await answerSending(context, () => openUpload(context, id, posted(body)));
      return [answer.status, answer.headers.get("content-type"), await answer.json()] as const;
    };
    const said = JSON.stringify(described(sample.pdf(), "a.exe"));
    const [status, type, body] = await answered(recordId, said);
    expect([status, type]).toEqual([422, "application/json"]);
    expect(body).toMatchObject({ errors: [{ field: "file", message: expect.stringContaining("DICOM") as string }] });
    expect(await answered(recordId, "{")).toMatchObject([400, "application/json", { status: false }]);
    expect(await answered("none", said)).toMatchObject([404, "application/json", { errorCode: "notFound" }]);
    const context = await files.patient();
    const { uploadId } = await open(context, recordId, described(film(), "gait.mp4"));
    const early = await answerSending(context, () => finishUpload(context, { recordId, uploadId }, posted("{}")));
    expect(early.status).toBe(409);
    const taken = await answerSending(context, () =>
      openUpload(context, recordId, posted(said.replace(".exe", ".pdf"))),
    );
    expect([taken.status, await taken.json()]).toMatchObject([200, { parts: [] }]);
  });

  it("has no more than 500 MB, and parts of its own sizes alone", async () => {
    const recordId = await recordOf(await files.patient());
    const bytes = long(sample.pdf(), 1_000);
    const large = { ...described(bytes, "a.pdf"), bytes: 500 * 1_048_576 + 1 };
    await expect(open(await files.patient(), recordId, large)).rejects.toMatchObject({
      fields: [{ field: "file", message: "files:refused.tooLarge", values: { most: 500 } }],
    });
    const { uploadId } = await open(await files.patient(), recordId, described(bytes, "a.pdf"));
    const address = { recordId, uploadId, part: 1 };
    await expect(sendPart(await files.patient(), address, bytes.subarray(1))).rejects.toMatchObject({
      fields: [{ field: "body" }],
    });
    await expect(sendPart(await files.patient(), { ...address, part: 2 }, bytes)).rejects.toMatchObject({
      fields: [{ field: "part" }],
    });
  });

  it("keeps the small picture that the browser made of a picture, and nothing else that is called so", async () => {
    const recordId = await recordOf(await files.patient());
    const sent = async (bytes: Uint8Array, name: string, small: Uint8Array) => {
      const { uploadId } = await open(await files.patient(), recordId, described(bytes, name));
      await sendPart(await files.patient(), { recordId, uploadId, part: 1 }, bytes);
      const thumbnail = btoa(String.fromCharCode(...small));
      const { fileId } = await finish(await files.patient(), { recordId, uploadId }, { thumbnail });
      return readThumbnail(await files.patient(), { recordId, fileId });
    };
    const shown = await sent(sample.png(600, 400), "rash.png", sample.jpeg(320, 200));
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    const itself = await sent(sample.png(601, 400), "rash.png", sample.html());
    expect(itself.headers.get("content-type")).toBe("image/png");
    const tooLarge = await sent(sample.png(602, 400), "rash.png", sample.jpeg(321, 200));
    expect(tooLarge.headers.get("content-type")).toBe("image/png");
    await expect(sent(sample.pdf(), "letter.pdf", sample.jpeg(10, 10))).rejects.toMatchObject({ status: 404 });
  });
});

describe("an upload", () => {
  it("is nobody's but its sender's, and no other record's patient's", async () => {
    const recordId = await recordOf(await files.patient());
    const others = await recordOf(await files.otherPatient());
    const bytes = sample.pdf();
    const { uploadId } = await open(await files.patient(), recordId, described(bytes, "letter.pdf"));
    const address = { recordId, uploadId, part: 1 };
    await expect(sendPart(await files.nurse(), address, bytes)).rejects.toMatchObject({ status: 404 });
    expect(await isRefused(sendPart(await files.otherPatient(), address, bytes))).toBe(true);
    const mine = { ...address, recordId: others };
    await expect(sendPart(await files.otherPatient(), mine, bytes)).rejects.toMatchObject({ status: 404 });
    await expect(finish(await files.otherPatient(), mine)).rejects.toMatchObject({ status: 404 });
    await expect(abortUpload(await files.nurse(), recordId, uploadId)).rejects.toMatchObject({ status: 404 });
    const abroad = await openFiles({ database: "TENANT_DB_1" });
    await expect(sendPart(await abroad.patient(), address, bytes)).rejects.toMatchObject({ status: 404 });
    const begin = async (context: ReturnType<Files["admin"]>) =>
      open(await context, recordId, described(bytes, "letter.pdf"));
    // An administrator reads; a doctor has no relation to this patient.
    expect(await isRefused(begin(files.admin()))).toBe(true);
    expect(await isRefused(begin(files.doctor()))).toBe(true);
  });

  it("is thrown away by hand, or when nothing of it came for a day", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const bytes = sample.pdf();
    const begin = async () => open(await scene.patient(), recordId, described(bytes, "letter.pdf"));
    const sweep = async (id: string) => sweepRecordUpload(await scene.system(Date.now() + DAY), { id });
    const byHand = await begin();
    await abortUpload(await scene.patient(), recordId, byHand.uploadId);
    await expect(
      sendPart(await scene.patient(), { recordId, uploadId: byHand.uploadId, part: 1 }, bytes),
    ).rejects.toMatchObject({ status: 404 });
    const { uploadId } = await begin();
    const later = Date.now() + DAY / 2;
    await sendPart(await scene.patient(later), { recordId, uploadId, part: 1 }, bytes);
    expect(await rowsOf(await scene.system(), DUE)).toEqual([{ id: uploadId, due: later + DAY }]);
    await sweep(uploadId);
    const finished = await sendWhole(await scene.patient(), recordId, bytes, "letter.pdf");
    expect(await rowsOf(await scene.system(), DUE)).toHaveLength(1);
    const [due] = await rowsOf<{ id: string }>(await scene.system(), DUE);
    await sweep(due?.id ?? "");
    expect(await rowsOf(await scene.system(), DUE)).toEqual([]);
    expect(await keptKeys(await scene.system())).toEqual([finished.fileId]);
    await expect(sweepRecordUpload(await scene.patient(), { id: "x" })).rejects.toMatchObject({ status: 403 });
  });

  it("keeps the content of a file that was finished at the moment when it was to be thrown away", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const bytes = sample.pdf();
    const { uploadId } = await open(await scene.patient(), recordId, described(bytes, "letter.pdf"));
    await sendPart(await scene.patient(), { recordId, uploadId, part: 1 }, bytes);
    const read = await scene.patient();
    const [seen] = await uploadStatement(read.db, uploadId);
    const { fileId } = await finish(await scene.patient(), { recordId, uploadId });
    // It was read before it was finished.
    await discardUpload(await scene.patient(), seen!);
    expect(await keptKeys(await scene.system())).toEqual([fileId]);
    expect((await readMedicalFile(await scene.patient(), { recordId, fileId })).status).toBe(200);
  });

  it("becomes no file once it was thrown away, and leaves no content behind, whether its record has that or not", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const bytes = sample.pdf();
    for (const known of [false, true]) {
      if (known) await sendWhole(await scene.patient(), recordId, bytes, "letter.pdf");
      const kept = await keptKeys(await scene.system());
      const { uploadId } = await open(await scene.patient(), recordId, described(bytes, "copy.pdf"));
      await sendPart(await scene.patient(), { recordId, uploadId, part: 1 }, bytes);
      const finishing = await scene.patient();
      const bucket = finishing.env.FILES;
      // Its parts are put together; then, before the record comes to use it, somebody throws it away.
      const head = async (key: string) => {
        const found = await bucket.head(key);
        const [upload] = await uploadStatement(finishing.db, uploadId);
        if (found && upload) {
          const content = await (await bucket.get(key))!.arrayBuffer();
          await discardUpload(await scene.patient(), upload);
          await bucket.put(key, content);
        }
        return found;
      };
      const between = new Proxy(bucket, {
        get: (target, name) => {
          if (name === "head") return head;
          const value: unknown = Reflect.get(target, name);
          return typeof value === "function" ? (value.bind(target) as unknown) : value;
        },
      });
      const racing = { ...finishing, env: { ...finishing.env, FILES: between } };
      const finished = finish(racing, { recordId, uploadId });
      if (known) expect(await finished).toMatchObject({ wasThere: true });
      else await expect(finished).rejects.toThrow("changedMeanwhile");
      expect(await keptKeys(await scene.system())).toEqual(kept);
    }
    expect((await listRecordFiles(await scene.patient(), recordId)).files).toHaveLength(1);
  });
});

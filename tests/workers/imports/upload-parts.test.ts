import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { abortUpload } from "~/features/imports/services/uploads/abort-upload.server";
import { downloadImport } from "~/features/imports/services/imports/download-import.server";
import { finishUpload } from "~/features/imports/services/uploads/finish-upload.server";
import { keepPart } from "~/features/imports/services/uploads/keep-part.server";
import { listUploads } from "~/features/imports/services/uploads/list-uploads.server";
import { mapColumns } from "~/features/imports/services/reading/map-columns.server";
import { openUpload } from "~/features/imports/services/uploads/open-upload.server";
import { readImport } from "~/features/imports/services/imports/read-import.server";
import { startImport } from "~/features/imports/services/imports/start-import.server";
import { sweepUpload } from "~/features/imports/services/uploads/sweep-upload.server";
import { employeeActor } from "../support/organization";
import { openImporting, rowsOf, type Importing } from "./scene";

const PART = 10 * 1_048_576;
const DAY = 86_400_000;
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A file of patients of two parts. */
function twoParts(): Uint8Array<ArrayBuffer> {
  const row = `Ana,Ruiz,"${"x".repeat(3_900)}"\n`;
  return new TextEncoder().encode(`First name,Last name,Notes\n${row.repeat(Math.ceil((PART + 1_000) / row.length))}`);
}
const described = (file: Uint8Array, lastModified = 1_000) => ({
  fileName: "old.csv",
  bytes: file.length,
  lastModified,
  firstPartHash: hashOf(file.subarray(0, PART)),
  importNotes: " From the old one ",
});

async function send({ admin }: Importing, uploadId: string, part: number, bytes: Uint8Array<ArrayBuffer>) {
  const request = new Request("http://clinic.localhost/", { method: "PUT", body: bytes });
  return keepPart(await admin(), { uploadId, part: String(part) }, request);
}
const dueOf = (scene: Importing) =>
  rowsOf<{ due: number }>(
    scene.organization,
    "SELECT due_at AS due FROM due_work WHERE organization_id = ?1 AND kind = 'IMPORT_UPLOAD'",
  );

describe("a file that is sent in parts", () => {
  it("goes on after a break with the parts that are missing, in any order, and becomes one import", async () => {
    const scene = await openImporting();
    const file = twoParts();
    const { uploadId, parts } = await openUpload(await scene.admin(), described(file));
    expect(parts).toEqual([]);
    await send(scene, uploadId, 2, file.subarray(PART));
    await expect(finishUpload(await scene.admin(), uploadId)).rejects.toThrow("uploadIncomplete");
    expect(await openUpload(await scene.admin(), described(file))).toEqual({ uploadId, parts: [2] });
    expect(await listUploads(await scene.admin())).toMatchObject([
      { uploadId, fileName: "old.csv", bytes: file.length, arrivedBytes: PART },
    ]);
    await send(scene, uploadId, 1, file.subarray(0, PART));
    // Sent twice, as by a line that lost the first answer.
    await send(scene, uploadId, 1, file.subarray(0, PART));
    const { importId } = await finishUpload(await scene.admin(), uploadId);
    expect(await finishUpload(await scene.admin(), uploadId)).toEqual({ importId });
    const { view } = await readImport(await scene.admin(), importId);
    expect(view).toMatchObject({ state: "WAITING", fileName: "old.csv", importNotes: "From the old one" });
    const kept = new Uint8Array(await (await downloadImport(await scene.admin(), importId)).arrayBuffer());
    expect(hashOf(kept)).toBe(hashOf(file));
    expect(await listUploads(await scene.admin())).toEqual([]);
    expect(await dueOf(scene)).toEqual([]);
  });

  it("is read like one that is sent whole: its encoding is chosen where its columns are, or said with the last call", async () => {
    const scene = await openImporting();
    const maryam = [0xe3, 0xd1, 0xed, 0xe3]; // مريم in windows-1256
    const heading = new TextEncoder().encode("First name,Last name\n");
    const file = new Uint8Array([...heading, ...maryam, ...new TextEncoder().encode(",Haddad\n")]);
    const arrived = async (lastModified: number, encoding?: unknown) => {
      const { uploadId } = await openUpload(await scene.admin(), described(file, lastModified));
      await send(scene, uploadId, 1, file);
      return finishUpload(await scene.admin(), uploadId, encoding);
    };
    const { importId } = await arrived(1_000);
    const { preview } = await readImport(await scene.admin(), importId);
    expect(preview).toMatchObject({ encodingSure: false });
    expect(preview?.encodings).toEqual(expect.arrayContaining([{ encoding: "windows-1256", example: "مريم" }]));
    await expect(startImport(await scene.admin(), importId)).rejects.toMatchObject({ fields: [{ field: "encoding" }] });
    const mapping = { firstName: 0, lastName: 1 };
    await mapColumns(await scene.admin(), importId, { mapping, dateOrder: null, encoding: "windows-1256" });
    const chosen = await readImport(await scene.admin(), importId);
    expect(chosen.preview).toMatchObject({ encodingSure: true, rows: [{ name: "مريم Haddad" }] });
    const said = await readImport(await scene.admin(), (await arrived(2_000, "windows-1256")).importId);
    expect(said.preview).toMatchObject({
      encoding: "windows-1256",
      encodingSure: true,
      rows: [{ name: "مريم Haddad" }],
    });
    await expect(arrived(3_000, "klingon")).rejects.toMatchObject({ fields: [{ field: "encoding" }] });
  });

  it("is another upload where the file was changed since", async () => {
    const scene = await openImporting();
    const file = new TextEncoder().encode("First name,Last name\nAna,Ruiz\n");
    const first = await openUpload(await scene.admin(), described(file));
    const changed = await openUpload(await scene.admin(), described(file, 2_000));
    expect(changed.uploadId).not.toBe(first.uploadId);
  });

  it("is refused with a part of another size, another file or beyond its end, and above 500 MB", async () => {
    const scene = await openImporting();
    const file = new TextEncoder().encode("First name,Last name\nAna,Ruiz\n");
    const { uploadId } = await openUpload(await scene.admin(), described(file));
    const wrong = (part: number, bytes: Uint8Array<ArrayBuffer>) => send(scene, uploadId, part, bytes);
    await expect(wrong(1, file.subarray(1))).rejects.toMatchObject({ fields: [{ field: "body" }] });
    await expect(wrong(1, new Uint8Array(file.length + 1))).rejects.toMatchObject({ fields: [{ field: "body" }] });
    await expect(wrong(1, new Uint8Array(file.length))).rejects.toMatchObject({
      fields: [{ message: "imports:upload.changed" }],
    });
    await expect(wrong(2, file)).rejects.toMatchObject({ fields: [{ field: "part" }] });
    const large = { ...described(file), bytes: 500 * 1_048_576 + 1 };
    await expect(openUpload(await scene.admin(), large)).rejects.toMatchObject({
      fields: [{ field: "bytes", message: "imports:upload.tooLarge" }],
    });
  });

  it("that is no table of patients is refused once it is there, and nothing of it is kept", async () => {
    const scene = await openImporting();
    const file = new TextEncoder().encode("First name,Last name\n");
    const { uploadId } = await openUpload(await scene.admin(), described(file));
    await send(scene, uploadId, 1, file);
    await expect(finishUpload(await scene.admin(), uploadId)).rejects.toMatchObject({
      fields: [{ field: "patientsFile", message: "imports:file.headerOnly" }],
    });
    expect(await listUploads(await scene.admin())).toEqual([]);
    const { env, organization } = await scene.admin();
    const { objects } = await env.FILES.list({ prefix: `organizations/${organization.id}/imports/` });
    expect(objects).toEqual([]);
  });

  it("is thrown away by hand, or when nothing of it came for a day", async () => {
    const scene = await openImporting();
    const file = new TextEncoder().encode("First name,Last name\nAna,Ruiz\n");
    const sweep = async (id: string, later: number) => {
      const context = await scene.organization.as({ kind: "system", task: "test" }, Date.now() + later);
      await sweepUpload(context, { id });
    };
    const byHand = await openUpload(await scene.admin(), described(file));
    await abortUpload(await scene.admin(), byHand.uploadId);
    await expect(send(scene, byHand.uploadId, 1, file)).rejects.toThrow("patientImportUpload");
    const { uploadId } = await openUpload(await scene.admin(), described(file));
    await sweep(uploadId, DAY / 2);
    expect(await listUploads(await scene.admin())).toMatchObject([{ uploadId }]);
    await sweep(uploadId, DAY + 60_000);
    expect(await listUploads(await scene.admin())).toEqual([]);
    expect(await dueOf(scene)).toEqual([]);
    await sweep(uploadId, 2 * DAY);
    // One that the bucket knows no longer goes all the same.
    const lost = await openUpload(await scene.admin(), described(file));
    const { db } = await scene.admin();
    const forget = "UPDATE patient_import_upload SET bucket_upload_id = 'never-was' WHERE organization_id = ?1";
    await db.raw(forget, db.organizationId).run();
    await abortUpload(await scene.admin(), lost.uploadId);
    expect(await listUploads(await scene.admin())).toEqual([]);
  });

  it("is nobody's but an administrator's, and of no other organization", async () => {
    const scene = await openImporting();
    const file = new TextEncoder().encode("First name,Last name\nAna,Ruiz\n");
    const { uploadId } = await openUpload(await scene.admin(), described(file));
    const doctor = await scene.organization.as(employeeActor("doctor"), Date.now());
    await expect(openUpload(doctor, described(file))).rejects.toThrow("forbidden");
    await expect(abortUpload(doctor, uploadId)).rejects.toThrow("forbidden");
    const other = await openImporting();
    await expect(send(other, uploadId, 1, file)).rejects.toThrow("patientImportUpload");
    await expect(finishUpload(await other.admin(), uploadId)).rejects.toThrow("patientImportUpload");
  });
});

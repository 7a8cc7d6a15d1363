import { beforeAll, describe, expect, it } from "vitest";
import { healthRecordKindOf } from "~/features/phr/records";
import { deleteFile, eraseFile, readFile } from "~/features/organization/public.server";
import { detachFile } from "~/features/phr/services/files/detach-file.server";
import { listRecordFiles } from "~/features/phr/services/files/list-record-files.server";
import { readMedicalFile } from "~/features/phr/services/files/read-medical-file.server";
import { viewDicom } from "~/features/phr/services/files/view-dicom.server";
import { shareFile } from "~/features/phr/services/files/share-file.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { readRecordForm } from "~/features/phr/services/records/read-record-form.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import * as sample from "../../support/sample-files";
import { change } from "../identity/appointments";
import { attach, isRefused, keptKeys, openFiles, recordOf, rowsOf, sendWhole, type Files } from "./files-scene";

const HOUR = 3_600_000;
const ERASURES = "SELECT payload, available_at AS at FROM outbox WHERE organization_id = ?1 AND topic = 'file.deleted'";
const READS =
  "SELECT actor_id AS actor, patient_id AS patient FROM audit_event WHERE organization_id = ?1 AND action = 'file.read' AND subject_id = ?2";

let files: Files;
beforeAll(async () => {
  files = await openFiles();
});

describe("a file of a health record", () => {
  it.each([
    ["rash.jpg", sample.jpeg(4, 4), "image/jpeg"],
    ["scan.bmp", sample.bmp(4, 4), "image/bmp"],
    ["scan.gif", sample.gif(4, 4), "image/gif"],
    ["scan.png", sample.png(4, 4), "image/png"],
    ["gait.mpg", sample.mpg(), "video/mpeg"],
    ["gait.avi", sample.avi(), "video/x-msvideo"],
    ["gait.mp4", sample.mp4(), "video/mp4"],
    ["gait.mkv", sample.mkv(), "video/x-matroska"],
    ["gait.webm", sample.webm(), "video/webm"],
    ["letter.doc", sample.compound("WordDocument"), "application/msword"],
    ["letter.docx", sample.docx(), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["notes.txt", sample.plain(), "text/plain"],
    ["values.xls", sample.compound("Workbook"), "application/vnd.ms-excel"],
    ["letter.odt", sample.odt(), "application/vnd.oasis.opendocument.text"],
    ["values.xlsx", sample.xlsx(), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["letter.pdf", sample.pdf(), "application/pdf"],
    ["IMG.0001", sample.dcm(), "application/dicom"],
  ])("may be %s, and no browser runs anything of its download", async (name, bytes, type) => {
    const recordId = await recordOf(await files.patient());
    const fileId = await attach(await files.patient(), recordId, bytes, name);
    const { headers, status } = await readMedicalFile(await files.patient(), { recordId, fileId });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const shown = await readMedicalFile(await files.patient(), { recordId, fileId }, { shown: true });
    const isShown = /^(image\/|video\/(mp4|webm))/.test(type);
    expect(shown.headers.get("content-disposition")?.startsWith("inline")).toBe(isShown);
  });

  it("is read in parts, as a player asks for it", async () => {
    const recordId = await recordOf(await files.patient());
    const bytes = sample.mp4();
    const fileId = await attach(await files.patient(), recordId, bytes, "gait.mp4");
    const asked = async (range: string) => readMedicalFile(await files.patient(), { recordId, fileId }, { range });
    const part = await asked("bytes=4-7");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 4-7/${bytes.length}`);
    expect(part.headers.get("content-length")).toBe("4");
    expect(new TextDecoder().decode(await part.arrayBuffer())).toBe("ftyp");
    const beyond = await asked(`bytes=${bytes.length}-`);
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await asked("bytes=0-1,4-5")).status).toBe(200);
  });

  it("is refused where its content is not what its name says, where it is empty, and beyond 10 MB in a form", async () => {
    const recordId = await recordOf(await files.patient());
    const refused = async (bytes: Uint8Array, name: string) =>
      attach(await files.patient(), recordId, bytes, name).then(
        () => "taken",
        (error: { fields?: { message: string }[] }) => error.fields?.[0]?.message,
      );
    expect(await refused(sample.html(), "letter.pdf")).toBe("files:refused.unknown");
    expect(await refused(sample.xlsx(), "letter.docx")).toBe("files:refused.lies");
    expect(await refused(sample.svg(), "scan.png")).toBe("files:refused.svg");
    expect(await refused(new Uint8Array(), "scan.png")).toBe("files:refused.empty");
    expect(await refused(new Uint8Array(10_000_001), "scan.png")).toBe("files:refused.tooLarge");
    expect((await listRecordFiles(await files.patient(), recordId)).files).toEqual([]);
  });

  it("comes and goes in the history of its record, with who did it", async () => {
    const recordId = await recordOf(await files.patient());
    const fileId = await attach(await files.nurse(), recordId, sample.pdf(), "letter.pdf");
    await detachFile(await files.patient(), recordId, fileId);
    const { versions, files: shown } = await viewHealthRecord(await files.patient(), recordId);
    expect(shown).toEqual([]);
    expect(versions.map(({ change, note, authorKind }) => [change, note, authorKind])).toEqual([
      ["DETACH", "letter.pdf", "patient"],
      ["ATTACH", "letter.pdf", "employee"],
      ["CREATE", "", "patient"],
    ]);
    await expect(detachFile(await files.patient(), recordId, fileId)).rejects.toMatchObject({ status: 404 });
  });

  it("comes no more to a record that was taken off its list, and is read there still", async () => {
    const recordId = await recordOf(await files.patient());
    const fileId = await attach(await files.patient(), recordId, sample.pdf(), "letter.pdf");
    await switchHealthRecord(await files.patient(), recordId, false);
    await expect(attach(await files.patient(), recordId, sample.dcm(), "a.dcm")).rejects.toMatchObject({ status: 404 });
    expect((await readMedicalFile(await files.patient(), { recordId, fileId })).status).toBe(200);
  });
});

describe("the kinds of records", () => {
  it.each(["MEDICALREPORT", "VACCINATION", "HOSPITALIZATION", "JOURNAL", "ALLERGY"] as const)(
    "of which %s is one have files",
    (kind) => {
      expect(healthRecordKindOf(kind).files).toBeTruthy();
    },
  );

  it("show the pictures of a journal in its list, and the files of a record in its form", async () => {
    const journal = healthRecordKindOf("JOURNAL");
    const { id } = await saveHealthRecord(await files.patient(), journal, { on: "2026-01-02", text: "A rash" });
    const fileId = await attach(await files.patient(), id, sample.jpeg(4, 4), "rash.jpg");
    await attach(await files.patient(), id, sample.plain(), "notes.txt");
    const { records } = await listHealthRecords(await files.patient(), journal, {});
    expect(records.find((record) => record.id === id)?.pictures.map((picture) => picture.id)).toEqual([fileId]);
    expect((await readRecordForm(await files.patient(), journal, { id })).files).toHaveLength(2);
    // What is private is offered to nobody else's records of the patient.
    const allergy = await recordOf(await files.patient());
    const offered = async (context: ReturnType<Files["nurse"]>) =>
      (await listRecordFiles(await context, allergy)).offered.map((each) => each.recordId);
    expect(await offered(files.patient())).toContain(id);
    expect(await offered(files.nurse())).not.toContain(id);
    // Nor is what is shared with others.
    await change(
      files.practice,
      "INSERT OR IGNORE INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
      ...[files.practice.ids.otherDoctor, files.practice.ids.patient, 0],
    );
    const shared = await saveHealthRecord(await files.patient(), healthRecordKindOf("MEDICALREPORT"), {
      ...{ title: "Blood test", sort: "LABORATORY", date: "2026-01-02" },
      ...{ sharedWith: "CHOSEN", providers: [files.practice.ids.otherDoctor] },
    });
    await attach(await files.patient(), shared.id, sample.pdf(), "blood.pdf");
    expect(await offered(files.patient())).toContain(shared.id);
    expect(await offered(files.nurse())).not.toContain(shared.id);
  });
});

describe("the same content", () => {
  it("is kept once for a patient, however it was sent, and goes a day after its last use", async () => {
    const scene = await openFiles();
    const [first, second] = [await recordOf(await scene.patient()), await recordOf(await scene.patient())];
    const bytes = sample.pdf();
    const fileId = await attach(await scene.patient(), first, bytes, "letter.pdf");
    expect(await attach(await scene.nurse(), second, bytes, "copy.pdf")).toBe(fileId);
    expect(await sendWhole(await scene.nurse(), second, bytes, "again.pdf")).toEqual({ fileId, wasThere: true });
    expect(await keptKeys(await scene.system())).toEqual([fileId]);
    const others = await recordOf(await scene.otherPatient());
    const theirs = await attach(await scene.otherPatient(), others, bytes, "letter.pdf");
    expect(theirs).not.toBe(fileId);

    await detachFile(await scene.patient(), first, fileId);
    const [early] = await rowsOf<{ payload: string; at: number }>(await scene.system(), ERASURES);
    await eraseFile(await scene.system(), JSON.parse(early?.payload ?? "null"));
    expect((await readMedicalFile(await scene.patient(), { recordId: second, fileId })).status).toBe(200);

    const later = Date.now() + HOUR;
    await detachFile(await scene.patient(later), second, fileId);
    const outbox = await rowsOf<{ payload: string; at: number }>(await scene.system(), ERASURES);
    const last = outbox.find(({ at }) => at === later + 24 * HOUR);
    expect(last).toBeDefined();
    await expect(readMedicalFile(await scene.patient(), { recordId: second, fileId })).rejects.toMatchObject({
      status: 404,
    });
    await eraseFile(await scene.system(), JSON.parse(last?.payload ?? "null"));
    expect(await keptKeys(await scene.system())).toEqual([theirs]);
  });

  it("is offered to the patient's other records, added to them without being sent again, and goes with the last", async () => {
    const scene = await openFiles();
    const [first, second] = [await recordOf(await scene.patient()), await recordOf(await scene.patient())];
    const fileId = await attach(await scene.patient(), first, sample.pdf(), "letter.pdf");
    const offered = async () => (await listRecordFiles(await scene.patient(), second)).offered;
    expect(await offered()).toMatchObject([{ id: fileId, recordId: first, name: "letter.pdf" }]);
    expect(await shareFile(await scene.patient(), second, { recordId: first, fileId })).toEqual({
      ...{ id: fileId, wasThere: false },
    });
    expect(await shareFile(await scene.nurse(), second, { recordId: first, fileId })).toEqual({
      ...{ id: fileId, wasThere: true },
    });
    expect(await offered()).toEqual([]);
    expect((await listRecordFiles(await scene.patient(), second)).files).toHaveLength(1);
    await detachFile(await scene.patient(), first, fileId);
    for (const { payload } of await rowsOf<{ payload: string }>(await scene.system(), ERASURES))
      await eraseFile(await scene.system(), JSON.parse(payload));
    expect((await readMedicalFile(await scene.patient(), { recordId: second, fileId })).status).toBe(200);
    expect(await keptKeys(await scene.system())).toEqual([fileId]);

    const others = await recordOf(await scene.otherPatient());
    const foreign = await attach(await scene.otherPatient(), others, sample.dcm(), "scan.dcm");
    const taken = shareFile(await scene.nurse(), second, { recordId: others, fileId: foreign });
    await expect(taken).rejects.toMatchObject({ status: 404 });
    const given = shareFile(await scene.otherPatient(), others, { recordId: second, fileId });
    expect(await isRefused(given)).toBe(true);
  });

  it("comes back while it is not erased yet, and is a new file after that", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const now = Date.now();
    const at = async (hours: number) => scene.patient(now + hours * HOUR);
    const fileId = await attach(await at(0), recordId, sample.dcm(), "scan.dcm");
    await detachFile(await at(1), recordId, fileId);
    expect(await attach(await at(10), recordId, sample.dcm(), "scan.dcm")).toBe(fileId);
    for (const { payload } of await rowsOf<{ payload: string }>(await scene.system(), ERASURES))
      await eraseFile(await scene.system(), JSON.parse(payload));
    expect((await readMedicalFile(await at(30), { recordId, fileId })).status).toBe(200);
    await detachFile(await at(31), recordId, fileId);
    const anew = await attach(await at(55), recordId, sample.dcm(), "scan.dcm");
    expect(anew).not.toBe(fileId);
  });

  it("is added once where two add it to one record at the same moment", async () => {
    const scene = await openFiles();
    const recordId = await recordOf(await scene.patient());
    const contexts = await Promise.all([scene.patient(), scene.nurse()]);
    const ids = await Promise.all(contexts.map((context) => attach(context, recordId, sample.pdf(), "letter.pdf")));
    expect(new Set(ids).size).toBe(1);
    expect((await listRecordFiles(await scene.patient(), recordId)).files).toHaveLength(1);
    expect(await keptKeys(await scene.system())).toEqual([ids[0]]);
  });
});

describe("who reads a file", () => {
  it("is who reads the record that uses it: nobody else, not by another record and not by the file's own address", async () => {
    const recordId = await recordOf(await files.patient());
    const others = await recordOf(await files.otherPatient());
    const fileId = await attach(await files.patient(), recordId, sample.dcm(), "scan.dcm");
    const read = async (context: ReturnType<Files["admin"]>, through = recordId) =>
      readMedicalFile(await context, { recordId: through, fileId });
    expect((await read(files.nurse())).status).toBe(200);
    expect(await isRefused(read(files.otherPatient()))).toBe(true);
    await expect(read(files.otherPatient(), others)).rejects.toMatchObject({ status: 404 });
    expect(await isRefused(read(files.doctor()))).toBe(true);
    const abroad = await openFiles({ database: "TENANT_DB_1" });
    await expect(read(abroad.patient())).rejects.toMatchObject({ status: 404 });
    await expect(readFile(await files.patient(), fileId)).rejects.toMatchObject({ status: 404 });
    await expect(readFile(await files.admin(), fileId)).rejects.toMatchObject({ status: 404 });
    await expect(deleteFile(await files.admin(), fileId)).rejects.toMatchObject({ status: 404 });
    expect(await isRefused(detachFile(await files.otherPatient(), recordId, fileId))).toBe(true);
    expect((await viewDicom(await files.patient(), { recordId, fileId })).file.contentType).toBe("application/dicom");
  });

  it("stands in the audit, each time", async () => {
    const recordId = await recordOf(await files.patient());
    const fileId = await attach(await files.patient(), recordId, sample.plain("read by the nurse"), "notes.txt");
    await readMedicalFile(await files.nurse(), { recordId, fileId });
    await readMedicalFile(await files.nurse(), { recordId, fileId }, { range: "bytes=4-" });
    const { ids } = files.practice;
    const seen = { actor: ids.doctor, patient: ids.patient };
    expect(await rowsOf(await files.system(), READS, fileId)).toEqual([seen, seen]);
  });
});

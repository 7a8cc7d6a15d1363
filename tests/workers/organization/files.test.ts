import { beforeAll, describe, expect, it } from "vitest";
import {
  claimFile,
  deleteFile,
  discardUnclaimed,
  eraseFile,
  loadFile,
  readFile,
  readPhoto,
  storeFile,
} from "~/features/organization/public.server";
import { commit } from "~/db/commit.server";
import { TenantDb } from "~/db/client.server";
import { showPhoto } from "~/features/identity/public.server";
import { fileKey } from "~/platform/files/file-key.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import * as sample from "../../support/sample-files";
import { faultyDatabase, type Fault } from "../support/faults";
import { employeeActor, env, openPractice, patientActor } from "../support/organization";

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let abroad: Practice;

beforeAll(async () => {
  practice = await openPractice();
  abroad = await openPractice({ database: "TENANT_DB_1" });
});

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, type = "") => new File([bytes], name, { type });
const card = () => fileOf(sample.png(40, 30), "card.png", "image/png");
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
const otherPatient = () => practice.as(patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser));
const doctor = () => practice.as(employeeActor(practice.ids.doctor));
const unapproved = () => practice.as(employeeActor(uuidv7(Date.now()), { approved: false }));
const system = () => practice.as({ kind: "system", task: "test" });
const admin = () => practice.as(practice.administrator);

async function auditOf(context: RequestContext, subjectId: string) {
  const { results } = await context.db
    .raw(
      "SELECT action, outcome, patient_id AS patientId FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 ORDER BY seq",
      context.db.organizationId,
      subjectId,
    )
    .all();
  return results;
}

const contentOf = (id: string) => env.FILES.get(fileKey(practice.entry.id, id));
const storedCard = async () =>
  storeFile(await admin(), { purpose: "INSURANCE_CARD", file: card(), patientId: practice.ids.patient });

/** Lets the doctor of the practice have seen its patient. */
async function treat(employeeId: string, patientId: string): Promise<void> {
  const { db } = await system();
  const id = uuidv7(Date.now());
  await db
    .raw(
      `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
VALUES (?1, ?2, 2, 'video', ?3, ?4, ?5, ?6, 0, 900000, 'UTC', '1970-01-01', 'STAFF', 0, 0)`,
      db.organizationId,
      id,
      employeeId,
      practice.ids.branch,
      practice.ids.videoOffering,
      patientId,
    )
    .run();
  await db
    .raw(
      `INSERT INTO appointment_history (organization_id, appointment_id, version, at, action, actor_kind, to_state_id, starts_at)
VALUES (?1, ?2, 1, 0, 'set', 'system', 2, 0)`,
      db.organizationId,
      id,
    )
    .run();
}

describe("reading a file", () => {
  it("gives its owner a download that no browser runs, and writes it to the audit", async () => {
    const id = await storedCard();
    const answer = await readFile(await patient(), id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `attachment; filename="card.png"; filename*=UTF-8''card.png`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sample.png(40, 30));
    expect(await auditOf(await system(), id)).toEqual([
      { action: "file.store", outcome: "DONE", patientId: practice.ids.patient },
      { action: "file.read", outcome: "DONE", patientId: practice.ids.patient },
    ]);
  });

  it("is as if it were not there for other patients, doctors who do not treat its patient, and other organizations", async () => {
    const id = await storedCard();
    const strangers = [
      await otherPatient(),
      await doctor(),
      await unapproved(),
      await abroad.as(abroad.administrator),
      await abroad.as(patientActor(practice.ids.patient, practice.ids.patientUser)),
    ];
    for (const stranger of strangers) await expect(readFile(stranger, id)).rejects.toMatchObject({ status: 404 });
    const nobody = await practice.as({ kind: "anonymous" });
    await expect(readFile(nobody, id)).rejects.toMatchObject({ status: 401 });
    expect((await auditOf(await system(), id)).filter((row) => row["outcome"] === "DENIED")).toHaveLength(3);
  });

  it("is for the doctor who has seen its patient", async () => {
    const id = await storedCard();
    await treat(practice.ids.otherDoctor, practice.ids.patient);
    const treating = await practice.as(employeeActor(practice.ids.otherDoctor));
    expect((await readFile(treating, id)).status).toBe(200);
    await expect(readFile(await doctor(), id)).rejects.toMatchObject({ status: 404 });
  });

  it("names a file in any script to new programs, and plainly to old ones", async () => {
    const file = fileOf(sample.pdf(), 'بطاقة "1".pdf', "application/pdf");
    const id = await storeFile(await admin(), { purpose: "ATTACHMENT", file, patientId: practice.ids.patient });
    const { headers } = await readFile(await patient(), id);
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="_____ 1.pdf"; filename*=UTF-8''%D8%A8%D8%B7%D8%A7%D9%82%D8%A9%201.pdf`,
    );
  });
});

describe("a file of an employee", () => {
  it("is read by that employee and by administrators, and is as if it were not there for others", async () => {
    const mine = { purpose: "EMPLOYEE_PHOTO", file: card(), employeeId: practice.ids.doctor } as const;
    const id = await storeFile(await doctor(), mine);
    expect((await readFile(await doctor(), id)).status).toBe(200);
    expect((await readFile(await admin(), id)).status).toBe(200);
    const others = [await practice.as(employeeActor(practice.ids.otherDoctor)), await patient(), await unapproved()];
    for (const other of others) await expect(readFile(other, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("who may not, learns nothing", () => {
  const nowhere = uuidv7(Date.now());
  const photo = { purpose: "EMPLOYEE_PHOTO", file: card() } as const;

  it("of owners who are there or not, when they store", async () => {
    const context = await patient();
    for (const employeeId of [practice.ids.doctor, nowhere])
      await expect(storeFile(context, { ...photo, employeeId })).rejects.toMatchObject({ status: 403 });
    const nobody = await practice.as({ kind: "anonymous" });
    for (const patientId of [practice.ids.patient, nowhere])
      await expect(storeFile(nobody, { purpose: "PATIENT_PHOTO", file: card(), patientId })).rejects.toMatchObject({
        status: 401,
      });
  });

  it("of files that are there or not, when they delete; and only the system erases and loads", async () => {
    const id = await storedCard();
    const nobody = await practice.as({ kind: "anonymous" });
    for (const fileId of [id, nowhere]) await expect(deleteFile(nobody, fileId)).rejects.toMatchObject({ status: 401 });
    const context = await admin();
    await expect(eraseFile(context, { fileId: id })).rejects.toMatchObject({ status: 403 });
    await expect(discardUnclaimed(context, { id })).rejects.toMatchObject({ status: 403 });
    await expect(loadFile(context, { purpose: "LOGO", name: "a.png", content: "" }, showPhoto)).rejects.toMatchObject({
      status: 403,
    });
  });
});

/** The keys of what is kept, besides the copies of the audit's seals, which come by themselves. */
const kept = async () =>
  (await env.FILES.list()).objects.map(({ key }) => key).filter((key) => !key.startsWith("audit-heads/"));

describe("storing a file", () => {
  it("that lies is refused with the reason at the field, and nothing is kept of it", async () => {
    const before = (await kept()).length;
    const lying = fileOf(sample.pdf(), "card.png", "image/png");
    await expect(
      storeFile(await admin(), {
        purpose: "INSURANCE_CARD",
        file: lying,
        patientId: practice.ids.patient,
        field: "card",
      }),
    ).rejects.toMatchObject({
      status: 422,
      fields: [{ field: "card", message: "files:refused.lies", values: { actual: "PDF" } }],
    });
    expect(await kept()).toHaveLength(before);
  });

  it("is for whoever may change its owner, and needs an owner who is there", async () => {
    const photo = { purpose: "PATIENT_PHOTO", file: card() } as const;
    await expect(storeFile(await otherPatient(), { ...photo, patientId: practice.ids.patient })).rejects.toMatchObject({
      status: 404,
    });
    await expect(storeFile(await admin(), { ...photo, patientId: abroad.ids.patient })).rejects.toMatchObject({
      status: 404,
    });
    const mine = { purpose: "EMPLOYEE_PHOTO", file: card() } as const;
    await expect(storeFile(await doctor(), { ...mine, employeeId: practice.ids.otherDoctor })).rejects.toMatchObject({
      status: 404,
    });
    await expect(storeFile(await doctor(), { ...mine, employeeId: practice.ids.doctor })).resolves.toHaveLength(36);
    const nobody = await practice.as({ kind: "anonymous" });
    await expect(storeFile(nobody, { purpose: "ATTACHMENT", file: card() })).rejects.toMatchObject({ status: 404 });
  });

  const faulty = async (fault: Fault) => {
    const context = await admin();
    const binding = faultyDatabase(env.tenantDatabase(practice.entry.database), fault);
    const db = new TenantDb(binding, practice.entry.id, practice.entry.epoch, "first-primary");
    return { ...context, db };
  };

  it("leaves no content behind where its row was not written", async () => {
    const before = await kept();
    const broken = await faulty({ kind: "before" });
    await expect(
      storeFile(broken, { purpose: "PATIENT_PHOTO", file: card(), patientId: practice.ids.patient }),
    ).rejects.toThrow("the network is down");
    expect(await kept()).toEqual(before);
  });

  it("leaves no content behind where what is written along is refused", async () => {
    const before = await kept();
    const context = await admin();
    const stale = context.db.raw(
      "UPDATE employee SET version = version + 1 WHERE organization_id = ?1 AND id = 'nobody'",
      context.db.organizationId,
    );
    const wanted = { purpose: "EMPLOYEE_PHOTO", file: card(), employeeId: practice.ids.doctor } as const;
    const along = () => ({ guarded: stale, audit: [{ action: "employee.profile", subjectKind: "employee" }] as const });
    await expect(storeFile(context, wanted, along)).rejects.toMatchObject({ failure: { kind: "conflict" } });
    expect(await kept()).toEqual(before);
  });

  it("keeps the content of a row whose answer was lost", async () => {
    const lost = await faulty({ kind: "lost-answer" });
    const id = await storeFile(lost, { purpose: "PATIENT_PHOTO", file: card(), patientId: practice.ids.patient });
    expect((await readFile(await patient(), id)).status).toBe(200);
  });
});

describe("taking a file away", () => {
  it("hides it at once and erases its content, twice with the same end", async () => {
    const id = await storedCard();
    const context = await admin();
    await deleteFile(context, id);
    await expect(readFile(await patient(), id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteFile(await admin(), id)).rejects.toMatchObject({ status: 404 });
    expect(context.db.announced).toHaveLength(1);
    await eraseFile(await system(), { fileId: id });
    await eraseFile(await system(), { fileId: id });
    expect(await contentOf(id)).toBeNull();
  });

  it("erases no content of a file that is still there", async () => {
    const id = await storedCard();
    await eraseFile(await system(), { fileId: id });
    expect((await contentOf(id))?.size).toBe(sample.png(1, 1).length);
  });

  it("is not for a patient with somebody else's file", async () => {
    const id = await storedCard();
    await expect(deleteFile(await otherPatient(), id)).rejects.toMatchObject({ status: 404 });
    expect((await readFile(await patient(), id)).status).toBe(200);
  });
});

describe("what is sent while signing up", () => {
  const sent = async () =>
    storeFile(await practice.as({ kind: "anonymous" }), { purpose: "IDENTIFICATION", file: card() });

  it("is read by nobody until a sign-up claims it, once", async () => {
    const id = await sent();
    await expect(readFile(await admin(), id)).rejects.toMatchObject({ status: 404 });
    const context = await admin();
    const claim = (patientId: string) =>
      commit(context, {
        guarded: claimFile(context.db, id, patientId),
        audit: [{ action: "patient.signup", subjectKind: "patient", subjectId: patientId }],
        result: null,
      });
    await claim(practice.ids.patient);
    await expect(claim(practice.ids.otherPatient)).rejects.toMatchObject({ failure: { kind: "conflict" } });
    expect((await readFile(await patient(), id)).status).toBe(200);
    await discardUnclaimed(await system(), { id });
    expect((await readFile(await patient(), id)).status).toBe(200);
  });

  it("is taken away a day later where no sign-up came of it", async () => {
    const id = await sent();
    const { db, now } = await system();
    const due = await db
      .raw("SELECT due_at AS dueAt FROM due_work WHERE organization_id = ?1 AND id = ?2", db.organizationId, id)
      .all<{ dueAt: number }>();
    expect(due.results.map(({ dueAt }) => dueAt - now)).toEqual([86_400_000]);
    await discardUnclaimed(await system(), { id });
    await eraseFile(await system(), { fileId: id });
    expect(await contentOf(id)).toBeNull();
  });
});

describe("a provider's photo", () => {
  it("is shown to the world while their profile is, and no other file of theirs", async () => {
    const context = await admin();
    const { db } = context;
    const photo = { purpose: "EMPLOYEE_PHOTO", file: card(), employeeId: practice.ids.doctor } as const;
    const shown = await storeFile(context, photo, (id) => ({
      writes: [
        db.raw(
          "UPDATE employee SET photo_file_id = ?2 WHERE organization_id = ?1 AND id = ?3",
          db.organizationId,
          id,
          practice.ids.doctor,
        ),
      ],
      audit: [{ action: "employee.profile", subjectKind: "employee", subjectId: practice.ids.doctor }],
    }));
    const other = await storeFile(await admin(), photo);
    const visitor = await practice.as({ kind: "anonymous" });
    expect((await readPhoto(visitor, shown, "")).headers.get("content-type")).toBe("image/png");
    await expect(readPhoto(visitor, other, "")).rejects.toMatchObject({ status: 404 });
    await db
      .raw(
        "UPDATE employee SET display_profile = 0 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        practice.ids.doctor,
      )
      .run();
    await expect(readPhoto(visitor, shown, "")).rejects.toMatchObject({ status: 404 });
  });
});

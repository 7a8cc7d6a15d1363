import { beforeAll, describe, expect, it } from "vitest";
import { deliverMarketing } from "~/features/notifications/public.server";
import { changeSubscription } from "~/features/notifications/services/marketing/change-subscription.server";
import { readMarketingPage } from "~/features/notifications/services/marketing/read-marketing-page.server";
import { saveMarketing } from "~/features/notifications/services/marketing/save-marketing.server";
import { changeOwnConsent } from "~/features/notifications/services/marketing/change-own-consent.server";
import { readOwnConsent } from "~/features/notifications/services/marketing/read-own-consent.server";
import { registerPatient } from "~/features/patients/public.server";
import { uuidv7 } from "~/kernel/ids";
import { ConflictError, ForbiddenError, InvalidError } from "~/platform/http/errors.server";
import { pendingOutboxItem } from "~/platform/outbox.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { asSystem, deliver, lookForDueWork, mailsOf } from "./scene";

let practice: Practice;
let other: Practice;

beforeAll(async () => {
  [practice, other] = [await openPractice(), await openPractice()];
});

const first = (of = practice) => patientActor(of.ids.patient, of.ids.patientUser);
const second = (of = practice) => patientActor(of.ids.otherPatient, of.ids.otherPatientUser);
const admin = (of = practice) => of.as(of.administrator, Date.now());
const WORDS = { subject: "Flu vaccination from October", text: "Come by.\n\nNo appointment needed." };

async function consents(of: Practice): Promise<void> {
  await changeOwnConsent(await of.as(first(of), Date.now()), true);
  await changeOwnConsent(await of.as(second(of), Date.now()), true);
}

async function send(of = practice): Promise<string> {
  const id = uuidv7(Date.now());
  await saveMarketing(await admin(of), { id, intent: "send", ...WORDS });
  return id;
}

const mailsAbout = async (of = practice) => (await mailsOf(of)).filter(({ subject }) => subject === WORDS.subject);
const rowOf = (message: string, patientId: string) => `marketing:${message}:${patientId}`;

describe("consent", () => {
  it("is given and taken back by whoever is signed in, with where it was given, and counted", async () => {
    expect(await readOwnConsent(await practice.as(first(), Date.now()))).toBe(false);
    await consents(practice);
    await consents(practice);
    expect((await readMarketingPage(await admin(), null)).consents).toBe(2);
    await changeOwnConsent(await practice.as(second(), Date.now()), false);
    expect((await readMarketingPage(await admin(), null)).consents).toBe(1);
    const { db } = await asSystem(practice);
    const { results } = await db
      .raw(
        "SELECT action, fields FROM audit_event WHERE organization_id = ?1 AND patient_id = ?2 AND action LIKE 'marketing.%' ORDER BY seq",
        db.organizationId,
        practice.ids.otherPatient,
      )
      .all();
    expect(results).toEqual([
      { action: "marketing.consent", fields: '["PREFERENCES"]' },
      { action: "marketing.consent", fields: '["PREFERENCES"]' },
      { action: "marketing.withdraw", fields: '["PREFERENCES"]' },
    ]);
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(changeOwnConsent(doctor, true)).rejects.toThrow(ForbiddenError);
  });

  it("is asked for at sign-up, and is not given by whoever leaves the box alone", async () => {
    const person = (name: string) => ({
      ...{ firstName: name, lastName: "New", email: `${name}@visitor.example`, phoneCallingCode: "34" },
      ...{ birthDate: "1990-01-01", gender: 1, password: "copper lantern walks" },
    });
    const visitor = await other.as({ kind: "anonymous" }, Date.now());
    const agreed = await registerPatient(
      visitor,
      { ...person("agrees"), phone: "600111222", marketing: true },
      "192.0.2.1",
    );
    await registerPatient(visitor, { ...person("silent"), phone: "600111333" }, "192.0.2.2");
    const { db } = await asSystem(other);
    const { results } = await db
      .raw("SELECT patient_id AS id, source FROM marketing_consent WHERE organization_id = ?1", db.organizationId)
      .all();
    expect(results).toEqual([{ id: agreed.patientId, source: "SIGN_UP" }]);
  });
});

describe("a message", () => {
  it("goes to each who has consented, once, with the link by which they take it back", async () => {
    const own = await openPractice();
    await consents(own);
    const id = await send(own);
    await lookForDueWork(own);
    await lookForDueWork(own);
    for (const patient of [own.ids.patient, own.ids.otherPatient]) {
      await deliver(own, rowOf(id, patient));
      await deliver(own, rowOf(id, patient), 2);
    }
    const mails = await mailsAbout(own);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      "Tomás Núñez <other.patient@clinic.example>",
      "Zainab Haddad <patient@clinic.example>",
    ]);
    const token = /\/s\/unsubscribe\/(\S+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect(mails[0]?.text).toContain("No appointment needed.");
    const anyone = await own.as({ kind: "anonymous" }, Date.now());
    expect(await changeSubscription(anyone, token, { "List-Unsubscribe": "One-Click" })).toEqual({
      refused: true,
      kind: "MARKETING",
    });
    const page = await readMarketingPage(await admin(own), null);
    expect(page).toMatchObject({ consents: 1, messages: [{ subject: WORDS.subject, state: "SENT", queued: 2 }] });
  });

  it("does not go to who has taken their consent back since it was queued, or never gave it", async () => {
    const own = await openPractice();
    await consents(own);
    const id = await send(own);
    await lookForDueWork(own);
    await changeOwnConsent(await own.as(first(own), Date.now()), false);
    const context = await asSystem(own);
    const item = await pendingOutboxItem(context, rowOf(id, own.ids.patient));
    if (!item) throw new Error("the row is pending");
    await deliverMarketing(context, item, { hand: () => Promise.reject(new Error("it was sent")) });
    const forged = { ...item, payload: { messageId: id, patientId: other.ids.patient } };
    await deliverMarketing(context, forged, { hand: () => Promise.reject(new Error("it was sent")) });
    expect(await mailsAbout(own)).toEqual([]);
  });

  it("goes through hundreds of patients in batches, each queued once, however often a batch is done", async () => {
    const own = await openPractice();
    const { db, now } = await asSystem(own);
    const ids = Array.from({ length: 250 }, (_, index) => `p${String(index).padStart(4, "0")}`);
    const rows = JSON.stringify(ids.map((id, index) => ({ id, number: 1000 + index })));
    await db.rawBatch([
      db.raw(
        "INSERT INTO patient (organization_id, id, number, first_name, last_name, created_at) SELECT ?1, json_extract(value, '$.id'), json_extract(value, '$.number'), 'A', 'B', ?3 FROM json_each(?2)",
        db.organizationId,
        rows,
        now,
      ),
      db.raw(
        "INSERT INTO marketing_consent (organization_id, patient_id, source, at) SELECT ?1, json_extract(value, '$.id'), 'SIGN_UP', ?3 FROM json_each(?2)",
        db.organizationId,
        rows,
        now,
      ),
    ]);
    const id = await send(own);
    for (let batch = 0; batch < 3; batch += 1) {
      await db
        .raw(
          "UPDATE due_work SET due_at = ?2 WHERE organization_id = ?1 AND kind = 'MARKETING'",
          db.organizationId,
          Date.now() - 1,
        )
        .run();
      await lookForDueWork(own);
    }
    const queued = await db
      .raw("SELECT count(*) AS count FROM outbox WHERE organization_id = ?1 AND topic = 'marketing'", db.organizationId)
      .first("count");
    expect(queued).toBe(250);
    expect((await readMarketingPage(await admin(own), null)).messages).toMatchObject([
      { id, state: "SENT", queued: 250 },
    ]);
  });

  it("is tried on its writer alone, goes on being a draft, and is sent once", async () => {
    const own = await openPractice();
    await consents(own);
    const id = uuidv7(Date.now());
    const writer = async () => {
      const context = await admin(own);
      if (context.actor.kind !== "employee") throw new Error("an administrator is of the staff");
      return { ...context, actor: { ...context.actor, userId: own.ids.doctorUser } };
    };
    expect(await saveMarketing(await writer(), { id, intent: "test", ...WORDS })).toEqual({ id, done: "test" });
    expect((await mailsAbout(own)).map(({ text }) => text.includes("/s/unsubscribe/"))).toEqual([false]);
    expect((await readMarketingPage(await admin(own), id)).draft).toMatchObject({ id, ...WORDS });
    await saveMarketing(await writer(), { id, intent: "send", ...WORDS });
    await expect(saveMarketing(await writer(), { id, intent: "send", ...WORDS })).rejects.toThrow(ConflictError);
  });

  it("is the administrators' own, and says at its fields what is missing", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(readMarketingPage(doctor, null)).rejects.toThrow(ForbiddenError);
    await expect(saveMarketing(doctor, { id: "x", intent: "send", ...WORDS })).rejects.toThrow(ForbiddenError);
    await expect(saveMarketing(await admin(), { id: "x", intent: "send", subject: "", text: "" })).rejects.toThrow(
      InvalidError,
    );
    const id = await send();
    expect((await readMarketingPage(await admin(other), id)).messages).toEqual([]);
  });
});

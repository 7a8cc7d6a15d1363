import { beforeAll, describe, expect, it } from "vitest";
import { limitOrganization } from "~/features/organization/services/settings/limit-organization.server";
import { readMetadata } from "~/features/identity/services/metadata/read-metadata.server";
import { startPageOf } from "~/features/organization/services/settings/start-page.server";
import { acceptHipaa } from "~/features/organization/services/settings/accept-hipaa.server";
import { readHipaa } from "~/features/organization/services/settings/read-hipaa.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { branches } from "~/features/organization/services/catalog/branches.server";
import {
  dismissSetupStep,
  restoreSetupSteps,
} from "~/features/organization/services/settings/dismiss-setup-step.server";
import { readSetup } from "~/features/organization/services/settings/read-setup.server";
import { readSetting } from "~/features/organization/services/settings/read-setting.server";
import { settingOf } from "~/features/organization/services/settings/setting-of.server";
import { changeUserSetting, readUserSetting } from "~/features/organization/services/settings/user-settings.server";
import { findOrganization } from "~/db/directory.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { InvalidError, StaleFormError } from "~/platform/http/errors.server";
import { profileOf, profileStatement } from "~/db/organization-profile.server";
import { takesQuestions } from "~/features/questions/public.server";
import { shellData } from "~/pages/shell/shell-data.server";
import { systemContext } from "~/platform/request-context.server";
import {
  env,
  employeeActor,
  openOrganization,
  openPractice,
  patientActor,
  type TestOrganization,
} from "../support/organization";

let organization: TestOrganization;

beforeAll(async () => {
  organization = await openOrganization();
});

const asAdministrator = () => organization.as(organization.administrator);
const profile = async () => {
  const context = await asAdministrator();
  const [result] = await context.db.rawBatch([profileStatement(context.db)]);
  return profileOf(result as D1Result<Record<string, unknown>>, null)?.settings;
};

describe("the settings of an organization", () => {
  it("are their defaults until somebody changes them", async () => {
    expect(await readSetting(await asAdministrator(), "two-factor")).toEqual({
      value: { required: "NOBODY", idleMinutes: 60 },
      version: 0,
    });
  });

  it("are kept, audited by the names of what changed, and copied to where every request reads them", async () => {
    const context = await asAdministrator();
    await changeSetting(context, "two-factor", { version: 0, required: "EMPLOYEES", idleMinutes: 15 });
    expect(await settingOf(await asAdministrator(), "two-factor")).toEqual({ required: "EMPLOYEES", idleMinutes: 15 });
    expect(await profile()).toMatchObject({ secondFactorOf: "EMPLOYEES", idleMinutes: 15 });
    const audit = await context.db
      .raw(
        "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'settings.change' AND subject_id = 'two-factor'",
        context.db.organizationId,
      )
      .all();
    expect(audit.results).toEqual([{ fields: '["required","idleMinutes"]' }]);
  });

  it("let the listed sites alone show the booking widget", async () => {
    const sites = { version: 0, widgetSites: "https://WWW.Clinic.example\n\nhttps://*.clinic.example" };
    await changeSetting(await asAdministrator(), "booking-widget", sites);
    expect((await profile())?.widgetSites).toBe("https://www.clinic.example\nhttps://*.clinic.example");
  });

  it("say with the profile whether patients can ask in writing: it takes both settings", async () => {
    const asks = async () => takesQuestions((await profile()) ?? { textConsultation: true, patientQuestions: false });
    const answers = { answerWithinHours: 48, inOpeningHours: true, mostCharacters: 1000 };
    const words = { instructions: "", emergencyWords: "" };
    expect(await asks()).toBe(false);
    await changeSetting(await asAdministrator(), "text-consultation", { enabled: true, ...answers, ...words });
    expect(await asks()).toBe(true);
    await changeSetting(await asAdministrator(), "patient-questions", { enabled: false, instructions: "", topics: "" });
    expect(await asks()).toBe(false);
    await changeSetting(await asAdministrator(), "patient-questions", { enabled: true, instructions: "", topics: "" });
    expect(await asks()).toBe(true);
  });

  it("of two who change what both have read the second is told what it says now, and nothing is lost", async () => {
    const first = await changeSetting(await asAdministrator(), "about", { version: 0, text: "first" });
    const second = changeSetting(await asAdministrator(), "about", { version: 0, text: "second" });
    await expect(second).rejects.toThrow(StaleFormError);
    await expect(second).rejects.toMatchObject({ version: first.version, current: { text: "first" } });
    expect((await settingOf(await asAdministrator(), "about")).text).toBe("first");
  });

  it("when two change them at once exactly one wins", async () => {
    const { version } = await readSetting(await asAdministrator(), "services");
    const outcomes = await Promise.allSettled(
      ["one", "two", "three"].map(async (introduction) =>
        changeSetting(await asAdministrator(), "services", { version, introduction }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StaleFormError);
  });

  it.each([
    ["two-factor", { idleMinutes: 1 }, "idleMinutes", "errors:field.range"],
    ["banner", { shown: true, title: " " }, "title", "errors:field.mandatory"],
    ["about", { website: "http://insecure.example" }, "website", "errors:field.secureAddress"],
    ["booking-widget", { widgetSites: "https://a.example\n*; x" }, "widgetSites", "settings:widget.notASite"],
    [
      "monitoring-teams",
      { names: Array.from({ length: 51 }, (_, n) => `team ${n}`).join("\n") },
      "names",
      "errors:field.tooManyLines",
    ],
  ] as const)("of %s refuse what does not fit at its field", async (area, wrong, field, message) => {
    const refused = changeSetting(await asAdministrator(), area, wrong);
    await expect(refused).rejects.toThrow(InvalidError);
    await expect(refused).rejects.toMatchObject({ fields: [{ field, message }] });
  });

  it("of the account are those of every page, and begin with what the organization was opened with", async () => {
    const { value, version } = await readSetting(await asAdministrator(), "account");
    expect(value).toMatchObject({ timeZone: "Europe/Madrid", locales: ["en_US", "es_ES", "ar_BH"], brandColour: "" });
    const changed = {
      ...value,
      name: "Clínica Sol",
      brandColour: "#a05a2c",
      locales: ["es_ES"],
      defaultLocale: "es_ES",
    };
    await changeSetting(await asAdministrator(), "account", { ...changed, version });
    const context = await asAdministrator();
    const [result] = await context.db.rawBatch([profileStatement(context.db)]);
    expect(profileOf(result as D1Result<Record<string, unknown>>, null)).toMatchObject({
      name: "Clínica Sol",
      brandColour: "#a05a2c",
      locales: ["es_ES"],
      defaultLocale: "es_ES",
    });
    await expect(
      changeSetting(await asAdministrator(), "account", { ...changed, defaultLocale: "ar_BH" }),
    ).rejects.toMatchObject({ fields: [{ field: "defaultLocale" }] });
  });

  it("of another organization stay as they were", async () => {
    const other = await openOrganization();
    await changeSetting(await asAdministrator(), "units", { height: "2" });
    expect(await settingOf(await other.as(other.administrator), "units")).toMatchObject({ height: "1" });
  });

  it("are changed by administrators alone", async () => {
    for (const role of [ROLE.PROVIDER, ROLE.NURSE]) {
      const staff = employeeActor(crypto.randomUUID(), { roles: [role] });
      await expect(changeSetting(await organization.as(staff), "units", {})).rejects.toMatchObject({ status: 403 });
      await expect(readSetting(await organization.as(staff), "units")).resolves.toBeDefined();
    }
  });
});

describe("what a user sets for themselves", () => {
  it("is theirs alone", async () => {
    const [ada, ben] = [employeeActor(crypto.randomUUID()), employeeActor(crypto.randomUUID())];
    await changeUserSetting(await organization.as(ada), "units", { version: 0, weight: "2" });
    expect((await readUserSetting(await organization.as(ada), "units")).value.weight).toBe("2");
    expect((await readUserSetting(await organization.as(ben), "units")).value.weight).toBe("1");
    const stale = changeUserSetting(await organization.as(ada), "units", { version: 0, weight: "1" });
    await expect(stale).rejects.toThrow(StaleFormError);
  });
});

describe("the way to the first booking", () => {
  it("ticks itself off: nothing of a new organization, all of one that is at work but the look at the portal", async () => {
    const fresh = await openOrganization();
    const nothing = { branch: false, department: false, offering: false, doctor: false, timings: false };
    expect(await readSetup(await fresh.as(fresh.administrator))).toEqual({
      done: { ...nothing, brand: false, colleague: false },
      has: nothing,
      ...{ dismissed: [], branchId: null, doctorId: null, booked: false },
    });
    const practice = await openPractice();
    const { has, booked } = await readSetup(await practice.as(practice.administrator));
    expect([Object.values(has).every(Boolean), booked]).toEqual([true, false]);
  });

  it("leads to the location without an address and to the doctor without working hours", async () => {
    const fresh = await openOrganization({ provider: true });
    const admin = () => fresh.as(fresh.administrator);
    const calle = { name: "Calle Mayor", timeZone: "Europe/Madrid" };
    const { id, version } = await branches.save(await admin(), calle);
    const before = await readSetup(await admin());
    expect(before).toMatchObject({ done: { branch: false }, has: { branch: true }, branchId: id });
    expect(before.doctorId).toBe(fresh.created.creatorEmployeeId);
    await branches.save(await admin(), { ...calle, id, version, address: "Calle Mayor 5" });
    expect(await readSetup(await admin())).toMatchObject({ done: { branch: true }, branchId: null });
    await changeSetting(await admin(), "account", {
      ...(await readSetting(await admin(), "account")).value,
      brandColour: "#0f766e",
    });
    expect((await readSetup(await admin())).done).toMatchObject({ brand: true, colleague: false });
  });

  it("keeps the steps that administrators dismiss, until they show them again", async () => {
    const fresh = await openOrganization();
    const admin = () => fresh.as(fresh.administrator);
    await dismissSetupStep(await admin(), { step: "colleague" });
    await dismissSetupStep(await admin(), { step: "brand" });
    await dismissSetupStep(await admin(), { step: "brand" });
    expect((await readSetup(await admin())).dismissed).toEqual(["brand", "colleague"]);
    await expect(dismissSetupStep(await admin(), { step: "unknown" })).rejects.toMatchObject({ status: 422 });
    const doctor = employeeActor(crypto.randomUUID(), { roles: [ROLE.PROVIDER] });
    await expect(dismissSetupStep(await fresh.as(doctor), { step: "offering" })).rejects.toMatchObject({ status: 403 });
    const other = await openOrganization();
    expect((await readSetup(await other.as(other.administrator))).dismissed).toEqual([]);
    await restoreSetupSteps(await admin());
    expect((await readSetup(await admin())).dismissed).toEqual([]);
  });

  it("is nothing that a patient is told of", async () => {
    const practice = await openPractice();
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await expect(readSetup(await practice.as(patient))).rejects.toMatchObject({ status: 403 });
  });
});

describe("what the operator sets", () => {
  it("is where every request reads it, and nobody else's to set", async () => {
    const practice = await openPractice();
    const system = await practice.as({ kind: "system", task: "operator" });
    await limitOrganization(system, {
      employeeListLimit: 7,
      restrictedMode: true,
      trialState: "TRAIL",
      hipaaTerms: true,
    });
    const settings = async () => (await practice.as(practice.administrator)).profile.settings;
    expect(await settings()).toMatchObject({ employeeListLimit: 7, restrictedMode: true, trialState: "TRAIL" });
    expect(await settingOf(await practice.as(practice.administrator), "restricted")).toEqual({ restrictedMode: true });
    await limitOrganization(system, { employeeListLimit: null, trialState: null });
    expect(await settings()).toMatchObject({ employeeListLimit: null, restrictedMode: true, trialState: null });
    await expect(limitOrganization(system, { employeeListLimit: 0 })).rejects.toBeInstanceOf(InvalidError);
    const administrator = await practice.as(practice.administrator);
    await expect(limitOrganization(administrator, { employeeListLimit: 100 })).rejects.toMatchObject({ status: 403 });
  });
});

describe("the foot of the pages", () => {
  const contact = { phone: "+34910000000", email: "hello@clinic.example", address: "Gran Vía 1, Madrid" };

  it("says how to reach the practice and what to call in an emergency, to visitors and patients alone", async () => {
    const clinic = await openOrganization({ contact });
    const foot = async (actor: Parameters<typeof clinic.as>[0]) => shellData(await clinic.as(actor), "/").foot;
    const said = { phone: "+34 910 000 000", address: contact.address, emergency: "112" };
    expect(await foot({ kind: "anonymous" })).toEqual(said);
    expect(await foot(patientActor("p", "u"))).toEqual(said);
    expect(await foot(clinic.administrator)).toBeNull();
    // The screen where it is changed begins with it.
    const { value } = await readSetting(await clinic.as(clinic.administrator), "about");
    expect(value).toEqual({ text: "", website: "", ...contact });
    const moved = { ...value, phone: "+34 91 123 45 67", address: "Calle Mayor 2, Madrid" };
    await changeSetting(await clinic.as(clinic.administrator), "about", { ...moved, version: 0 });
    expect(await foot({ kind: "anonymous" })).toMatchObject({ phone: moved.phone, address: moved.address });
  });
});

describe("what the shell shows", () => {
  it("goes by the organization's switch for the language selector and the operator's for the admin portal", async () => {
    const practice = await openPractice();
    const shown = async () => shellData(await practice.as(practice.administrator), "/");
    const told = async () =>
      readMetadata(await practice.as(practice.administrator), { fields: "organization-details" });
    const leadsToSettings = async () => (await shown()).menu.some(({ label }) => label === "home:menu.settings");
    expect((await shown()).languages.length).toBeGreaterThan(0);
    expect(await leadsToSettings()).toBe(true);
    expect(await told()).toMatchObject({ languageShown: true, adminPortal: true });
    const { value } = await readSetting(await practice.as(practice.administrator), "web-patient-portal");
    await changeSetting(await practice.as(practice.administrator), "web-patient-portal", {
      ...value,
      languageShown: false,
    });
    await limitOrganization(await practice.as({ kind: "system", task: "operator" }), { adminPortal: false });
    expect(await shown()).toMatchObject({ languages: [] });
    expect(await leadsToSettings()).toBe(false);
    expect(await told()).toMatchObject({ languageShown: false, adminPortal: false });
  });
});

describe("the limits of an organization", () => {
  it("stand in the directory from when the operator sets them, and go before those of its profile", async () => {
    const practice = await openPractice();
    const inDirectory = () => findOrganization(env.DIRECTORY_DB, { id: practice.entry.id });
    const system = await practice.as({ kind: "system", task: "operator" });
    expect((await inDirectory())?.limits).toBeNull();
    await system.db.rawBatch([
      system.db.raw(
        `UPDATE organization_profile SET settings = json_set(settings, '$.employeeListLimit', 3) WHERE organization_id = ?1`,
        system.db.organizationId,
      ),
    ]);
    const from = await practice.as({ kind: "system", task: "operator" });
    await limitOrganization(from, { creditMaxValue: 50 });
    expect((await inDirectory())?.limits).toEqual({ employeeListLimit: 3, creditMaxValue: 50, trialState: null });
    await limitOrganization(from, { trialState: "TRIALEXPIRED", employeeListLimit: 5 });
    const { entry } = practice;
    const organization = await inDirectory();
    expect(organization?.limits).toEqual({ employeeListLimit: 5, creditMaxValue: 50, trialState: "TRIALEXPIRED" });
    // The Worker before reads and writes the profile alone.
    await system.db.rawBatch([
      system.db.raw(
        `UPDATE organization_profile SET settings = json_set(settings, '$.employeeListLimit', 9) WHERE organization_id = ?1`,
        system.db.organizationId,
      ),
    ]);
    const { settings } = (await systemContext(from, { ...entry, ...organization }, "test")).profile;
    expect(settings).toMatchObject({ employeeListLimit: 5, trialState: "TRIALEXPIRED" });
    await expect(limitOrganization(from, { creditMaxValue: -1 })).rejects.toBeInstanceOf(InvalidError);
  });
});

describe("the settings that a page goes by", () => {
  it("lead a doctor to their own start page, and patients to the chat of the practice's own account", async () => {
    const practice = await openPractice();
    const { doctor, doctorUser } = practice.ids;
    const own = await practice.as(employeeActor(doctor, { userId: doctorUser }));
    expect(await startPageOf(own, doctorUser)).toBe("/secure/providerweb/home");
    await changeUserSetting(own, "account", { version: 0, startPage: "APPOINTMENTS", signature: "" });
    expect(await startPageOf(own, doctorUser)).toBe("/secure/providerweb/home?start=APPOINTMENTS");
    const save = async (chat: object) =>
      changeSetting(await practice.as(practice.administrator), "third-party-chat", chat);
    await expect(save({ service: "CRISP", account: "</script>" })).rejects.toMatchObject({
      fields: [{ field: "account", message: "settings:fields.notAChatAccount" }],
    });
    const account = "0a1b2c3d-0000-4000-8000-00000000000a";
    await save({ service: "CRISP", account });
    const { settings } = (await practice.as(practice.administrator)).profile;
    expect(settings.chat).toEqual({ service: "CRISP", account });
    await save({ service: "NONE", account: "" });
    expect((await practice.as(practice.administrator)).profile.settings.chat).toBeNull();
  });
});

describe("the HIPAA terms", () => {
  it("are accepted once, on record with who and when, by an administrator", async () => {
    const practice = await openPractice();
    const context = () => practice.as(practice.administrator);
    expect(await readHipaa(await context())).toEqual({ status: "NOT_ACCEPTED", acceptedAt: null, acceptedBy: null });
    const owner = await ownerOf(practice);
    await acceptHipaa(await practice.as(owner));
    await acceptHipaa(await practice.as(owner));
    expect(await readHipaa(await context())).toMatchObject({ status: "ACCEPTED", acceptedBy: "Olive Owner" });
    const { db } = await context();
    const rows = await db
      .raw("SELECT count(*) AS n FROM terms_acceptance WHERE organization_id = ?1", db.organizationId)
      .first<{ n: number }>();
    expect(rows?.n).toBe(1);
    const nurse = employeeActor(crypto.randomUUID(), { roles: [ROLE.NURSE] });
    await expect(acceptHipaa(await practice.as(nurse))).rejects.toMatchObject({ status: 403 });
  });
});

/** The creator as an actor, with the user that acceptances refer to. */
async function ownerOf(practice: TestOrganization) {
  const { db } = await practice.as(practice.administrator);
  const row = await db
    .raw(
      "SELECT user_id FROM employee WHERE organization_id = ?1 AND id = ?2",
      db.organizationId,
      practice.created.creatorEmployeeId,
    )
    .first<{ user_id: string }>();
  return employeeActor(practice.created.creatorEmployeeId, {
    roles: [ROLE.OWNER, ROLE.ADMINISTRATOR],
    userId: row?.user_id,
  });
}

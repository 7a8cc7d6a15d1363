import { beforeEach, describe, expect, it } from "vitest";
import { allergy } from "~/features/phr/records/allergy";
import { contraindication } from "~/features/phr/records/contraindication";
import { emergencyContact } from "~/features/phr/records/emergency-contact";
import { journal } from "~/features/phr/records/journal";
import { medication } from "~/features/phr/records/medication";
import { confirmHealthRecord } from "~/features/phr/services/records/confirm-health-record.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { switchHealthRecord } from "~/features/phr/services/records/switch-health-record.server";
import { answeredRecord } from "~/features/phr/api/record-answers.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { InvalidError } from "~/platform/http/errors.server";
import { change } from "../identity/appointments";
import { employeeActor, openPractice, patientActor } from "../support/organization";

const NOW = Date.UTC(2027, 0, 5, 8);

let practice: Awaited<ReturnType<typeof openPractice>>;
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), NOW);
const doctor = () => practice.as(employeeActor(practice.ids.doctor), NOW);
const setting = (area: string, value: object) =>
  change(
    practice,
    "INSERT OR REPLACE INTO organization_setting (organization_id, area, value, updated_at) VALUES (?1, ?2, ?3, ?4)",
    ...[area, JSON.stringify(value), NOW],
  );

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
  await change(
    practice,
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[practice.ids.doctor, practice.ids.patient, NOW],
  );
  await saveHealthRecord(await patient(), allergy, {
    ...{ allergen: "Penicillin", category: "MEDICATION", reactions: ["HIVES"], status: "ACTIVE" },
  });
});

const save = async (raw: object) =>
  saveHealthRecord(await doctor(), medication, { patientId: practice.ids.patient, status: "ACTIVE", ...raw });

/** What saving is refused with: the fields with their messages, and the keys of the questions. */
async function refused(raw: object) {
  const error = await save(raw).catch((thrown: unknown) => thrown);
  if (!(error instanceof InvalidError)) throw new Error(`not refused: ${String(error)}`);
  const keys = error.fields.flatMap(({ values }) => (values?.["key"] === undefined ? [] : [String(values["key"])]));
  return { said: error.fields.map(({ field, message }) => `${field} ${message}`), saveAnyway: keys.join(" ") };
}

describe("a medicine that an allergy speaks against", () => {
  it("is asked about with what the check knows, needs a reason, and keeps it in the history", async () => {
    const asked = await refused({ name: "Amoxicillin" });
    expect(asked.said).toEqual(["saveAnyway medicine-checks:ALLERGY.sameClass", "saveAnyway medicine-checks:knows"]);
    const { saveAnyway } = asked;
    expect((await refused({ name: "Amoxicillin", saveAnyway })).said).toContain(
      "anywayReason medicine-checks:reasonMissing",
    );
    const { id } = await save({ name: "Amoxicillin", saveAnyway, anywayReason: "Tolerated in 2025" });
    const { versions, record } = await viewHealthRecord(await patient(), id);
    expect(versions).toMatchObject([{ change: "CREATE", reason: "SAVED_ANYWAY", note: "Tolerated in 2025" }]);
    expect(record.values).not.toHaveProperty("saveAnyway");
  });

  it("is asked about once: not again when something else of it changes, but when its name does", async () => {
    const { saveAnyway } = await refused({ name: "Amoxicillin" });
    const { id } = await save({ name: "Amoxicillin", saveAnyway, anywayReason: "Tolerated" });
    await save({ id, version: 1, name: "Amoxicillin", note: "For ten days" });
    expect((await refused({ id, version: 2, name: "Ampicillin" })).said).toContain(
      "saveAnyway medicine-checks:ALLERGY.sameClass",
    );
  });

  it("is not asked about where it is no longer taken, until it is taken again", async () => {
    const { id } = await save({ name: "Amoxicillin", status: "STOPPED" });
    expect((await refused({ id, version: 1, name: "Amoxicillin" })).saveAnyway).not.toBe("");
  });

  it("is asked about whichever areas of the record the organization shows", async () => {
    await setting("records", { allergies: false });
    expect((await refused({ name: "Amoxicillin" })).said).toContain("saveAnyway medicine-checks:ALLERGY.sameClass");
  });
});

it("a duplicate is asked about without a reason, and what is not known is said", async () => {
  await save({ name: "Grandma's drops" });
  await save({ name: "Ibuprofen" });
  const asked = await refused({ name: "Ibuprofen 400" });
  expect(asked.said).toEqual([
    "saveAnyway medicine-checks:DUPLICATE.sameSubstance",
    "saveAnyway medicine-checks:notCompared",
    "saveAnyway medicine-checks:knows",
  ]);
  await expect(save({ name: "Ibuprofen 400", saveAnyway: asked.saveAnyway })).resolves.toMatchObject({ version: 1 });
});

it("a journal is the patient's, and a doctor reads the entries alone that are shared", async () => {
  const write = async (raw: object) => saveHealthRecord(await patient(), journal, { on: "2027-01-05", ...raw });
  const { id } = await write({ text: "A bad night" });
  await write({ text: "My knee hurts", shared: "on" });
  const read = async () =>
    (await listHealthRecords(await doctor(), journal, { patientId: practice.ids.patient })).records;
  expect((await read()).map(({ name }) => name)).toEqual(["My knee hurts"]);
  await expect(viewHealthRecord(await doctor(), id)).rejects.toMatchObject({ status: 404 });
  await expect(
    saveHealthRecord(await doctor(), journal, { patientId: practice.ids.patient, on: "2027-01-05", text: "x" }),
  ).rejects.toMatchObject({ status: 404 });
});

describe("an allergy that is entered after a medicine", () => {
  const enter = async (raw: object) =>
    saveHealthRecord(await doctor(), allergy, {
      ...{ patientId: practice.ids.patient, category: "MEDICATION", reactions: ["RASH"], status: "ACTIVE", ...raw },
    });
  async function asked(raw: object) {
    const error = await enter(raw).catch((thrown: unknown) => thrown);
    if (!(error instanceof InvalidError)) throw new Error(`not refused: ${String(error)}`);
    const keys = error.fields.flatMap(({ values }) => (values?.["key"] === undefined ? [] : [String(values["key"])]));
    return { said: error.fields.map(({ field, message }) => `${field} ${message}`), saveAnyway: keys.join(" ") };
  }

  it("is asked about once, needs no reason, and is written down", async () => {
    await save({ name: "Naproxen" });
    const { said, saveAnyway } = await asked({ allergen: "NSAIDs" });
    expect(said).toEqual(["saveAnyway medicine-checks:TAKEN.sameClass", "saveAnyway medicine-checks:knows"]);
    const { id } = await enter({ allergen: "NSAIDs", saveAnyway });
    const { versions } = await viewHealthRecord(await patient(), id);
    expect(versions).toMatchObject([{ change: "CREATE", reason: "SAVED_ANYWAY" }]);
    await expect(enter({ id, version: 1, allergen: "NSAIDs", note: "Since 2020" })).resolves.toMatchObject({
      version: 2,
    });
  });

  it("goes unasked where the medicine is no longer taken, or the allergy is over until it is there again", async () => {
    const { id } = await save({ name: "Naproxen" });
    const over = await enter({ allergen: "Naproxen", status: "RESOLVED" });
    expect((await asked({ id: over.id, version: 1, allergen: "Naproxen" })).saveAnyway).not.toBe("");
    await save({ id, version: 1, name: "Naproxen", status: "STOPPED" });
    await expect(enter({ id: over.id, version: 1, allergen: "Naproxen" })).resolves.toMatchObject({ version: 2 });
  });

  it("is asked about the same way as a contraindication", async () => {
    await save({ name: "Naproxen" });
    const add = async (raw: object) =>
      saveHealthRecord(await doctor(), contraindication, {
        ...{ patientId: practice.ids.patient, what: "Naproxen", sort: "DRUG", severity: "ABSOLUTE" },
        ...{ reason: "Bleeding ulcer", ...raw },
      });
    await expect(add({})).rejects.toBeInstanceOf(InvalidError);
    await expect(add({ until: "2020" })).resolves.toMatchObject({ state: "ENDED" });
  });
});

describe("what was considered", () => {
  const AGAINST = { kind: "ALLERGY", reason: "sameClass", level: "stop", against: ["Penicillin"] };
  const saved = async () => {
    const { saveAnyway } = await refused({ name: "Amoxicillin" });
    return save({ name: "Amoxicillin", saveAnyway, anywayReason: "Tolerated" });
  };
  const off = async (id: string) => switchHealthRecord(await doctor(), id, false, { reason: "MISTAKE" });

  it("stays with the medicine while it has its name and is taken, and in the history of the version", async () => {
    const { id, values } = await saved();
    expect(values).toMatchObject({ considered: [AGAINST] });
    expect(answeredRecord((await viewHealthRecord(await patient(), id)).record)).not.toHaveProperty("considered");
    expect((await save({ id, version: 1, name: "Amoxicillin", note: "Ten days" })).values).toHaveProperty("considered");
    const stopped = await save({ id, version: 2, name: "Amoxicillin", status: "STOPPED" });
    expect(stopped.values).not.toHaveProperty("considered");
    const { versions } = await viewHealthRecord(await patient(), id);
    expect(versions.map(({ considered }) => considered)).toEqual([[], [], [AGAINST]]);
  });

  it("is asked about again before a medicine is put back on its list", async () => {
    const { id } = await saved();
    await off(id);
    const put = async (raw?: object) => switchHealthRecord(await doctor(), id, true, raw);
    const error = await put().catch((thrown: unknown) => thrown);
    if (!(error instanceof InvalidError)) throw new Error("not asked");
    const saveAnyway = String(error.fields[0]?.values?.["key"]);
    await expect(put({ saveAnyway })).rejects.toBeInstanceOf(InvalidError);
    const back = await put({ saveAnyway, anywayReason: "Tolerated again" });
    expect(back).toMatchObject({ enabled: true, values: { considered: [AGAINST] } });
    const { versions } = await viewHealthRecord(await patient(), id);
    expect(versions[0]).toMatchObject({ change: "ENABLE", reason: "SAVED_ANYWAY", note: "Tolerated again" });
  });

  it("holds for an allergy that is put back too, which needs no reason", async () => {
    const penicillin = (await listHealthRecords(await patient(), allergy, {})).records[0];
    const id = penicillin?.id ?? "";
    const put = async (raw?: object) => switchHealthRecord(await patient(), id, true, raw);
    await switchHealthRecord(await patient(), id, false, { reason: "MISTAKE" });
    const { id: medicine } = await save({ name: "Amoxicillin" });
    await expect(put()).rejects.toMatchObject({ fields: [{ message: "medicine-checks:TAKEN.sameClass" }, {}] });
    await off(medicine);
    await expect(put()).resolves.toMatchObject({ enabled: true });
  });
});

it("an allergy that was refuted is put back unasked, and asked about once somebody says that it is so", async () => {
  const id = (await listHealthRecords(await patient(), allergy, {})).records[0]?.id ?? "";
  await confirmHealthRecord(await doctor(), id, "REFUTED");
  await save({ name: "Amoxicillin" });
  await switchHealthRecord(await patient(), id, false, { reason: "MISTAKE" });
  await switchHealthRecord(await patient(), id, true);
  const said = { allergen: "Penicillin", category: "MEDICATION", reactions: ["RASH"], status: "ACTIVE" };
  await expect(saveHealthRecord(await patient(), allergy, { id, ...said })).rejects.toMatchObject({
    fields: [{ message: "medicine-checks:TAKEN.sameClass" }, {}],
  });
});

describe("a request that is repeated because its answer was lost", () => {
  const KEY = "4d1d5a39-7d0c-4f5e-9a55-0c3a1b2f6e11";

  it("answers with the record that it made, and is not asked about a duplicate of itself", async () => {
    const first = await save({ name: "Metformin", idempotencyKey: KEY });
    expect(await save({ name: "Metformin", idempotencyKey: KEY })).toMatchObject({ id: first.id, version: 1 });
    expect((await refused({ name: "Metformin" })).said).toContain("saveAnyway medicine-checks:DUPLICATE.sameSubstance");
  });

  it("makes another record where it names another medicine, and changes none", async () => {
    const first = await save({ name: "Metformin", idempotencyKey: KEY });
    const second = await save({ name: "Bisoprolol", idempotencyKey: KEY });
    expect(second).toMatchObject({ name: "Bisoprolol", version: 1 });
    expect(second.id).not.toBe(first.id);
    const { records } = await listHealthRecords(await patient(), medication, {});
    expect(records.map(({ name }) => name).sort()).toEqual(["Bisoprolol", "Metformin"]);
  });

  it("saves what it says besides as the next version", async () => {
    const first = await save({ name: "Metformin", idempotencyKey: KEY });
    const again = await save({ name: "Metformin", note: "With breakfast", idempotencyKey: KEY });
    expect(again).toMatchObject({ id: first.id, version: 2, values: { note: "With breakfast" } });
  });

  it("answers with it too where it filled the last place of its list", async () => {
    const contact = (name: string, idempotencyKey?: string) => ({
      patientId: practice.ids.patient,
      name,
      relation: "Others",
      phone: "+97333123456",
      idempotencyKey,
    });
    const add = async (name: string, key?: string) =>
      saveHealthRecord(await patient(), emergencyContact, contact(name, key));
    const most = emergencyContact.most ?? 0;
    expect(most).toBeGreaterThan(0);
    for (let nth = 1; nth < most; nth += 1) await add(`Friend ${nth}`);
    const last = await add("Last", KEY);
    expect((await add("Last", KEY)).id).toBe(last.id);
    await expect(add("One more")).rejects.toBeInstanceOf(InvalidError);
  });
});

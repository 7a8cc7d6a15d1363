import { beforeEach, expect, it } from "vitest";
import { action } from "~/features/consultations/routes/prescriptions/edit";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { condition } from "~/features/phr/records/condition";
import { contraindication } from "~/features/phr/records/contraindication";
import { medication } from "~/features/phr/records/medication";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { change } from "../identity/appointments";
import { openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const warned = async (id: string) =>
  (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
    warnings.map(({ check, about, level }) => [level, check, about].filter(Boolean).join(" ")),
  );
const born = (birthDate: string, gender = 2) =>
  change(
    scene.practice,
    "UPDATE patient SET birth_date = ?2, gender = ?3 WHERE organization_id = ?1",
    ...[birthDate, gender],
  );

it("two of one class, neither of them the same substance, are warned of at both", async () => {
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen" });
  await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  expect(await warned(id)).toEqual([["warn DUPLICATE.sameClass Naproxen"], ["warn DUPLICATE.sameClass Ibuprofen"]]);
});

it("a pair that is dangerous is called so in a prescription as in the health record, and reasons are asked for in both", async () => {
  const doctor = await scene.as("doctor");
  const whose = { patientId: scene.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(doctor, medication, { ...whose, name: "Warfarin" });
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen" });
  expect(await warned(id)).toEqual([["stop INTERACTION.bleeding Warfarin"]]);
  const asked = await saveHealthRecord(doctor, medication, { ...whose, name: "Ibuprofen" }).catch((error) => error);
  expect(asked).toMatchObject({
    fields: [{ message: "medicine-checks:INTERACTION.bleeding", values: { level: "stop", against: "Warfarin" } }, {}],
  });
});

it("what the record says must not be given is dangerous", async () => {
  await saveHealthRecord(await scene.as("doctor"), contraindication, {
    ...{ patientId: scene.ids.patient, what: "NSAIDs", sort: "DRUG_CLASS", severity: "ABSOLUTE", reason: "Kidneys" },
  });
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen" });
  expect(await warned(id)).toEqual([["stop CONTRAINDICATION.sameClass NSAIDs"]]);
});

it("what harms an unborn child is warned of while the record says that the patient is pregnant", async () => {
  await born("1996-05-01");
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ramipril", strength: "5" });
  expect(await warned(id)).toEqual([[]]);
  await saveHealthRecord(await scene.as("doctor"), condition, {
    ...{ patientId: scene.ids.patient, condition: "Pregnancy", status: "ACTIVE", onset: "2026-10" },
  });
  expect(await warned(id)).toEqual([["warn PERSON.pregnant"]]);
});

it("what is not for a child is warned of by the years at the practice's own day", async () => {
  await born("2017-06-01", 1);
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Doxycycline", strength: "100" });
  expect(await warned(id)).toEqual([["warn PERSON.child 12"]]);
  await born("1940-06-01", 1);
  await scene.write(id, { ...PARACETAMOL, name: "Diazepam", strength: "5" }, 2);
  expect(await warned(id)).toEqual([[], ["warn PERSON.older 65"]]);
});

it("each is overruled with a reason, without which nothing is signed, and which staff read later and the patient does not", async () => {
  await born("2017-06-01", 1);
  const { id, lineId } = await scene.draft({ ...PARACETAMOL, name: "Doxycycline", strength: "100" });
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 2 }))).toBe(422);
  await overruleWarnings(await scene.as("doctor"), id, {
    version: 2,
    reasons: { [lineId]: "Rocky Mountain spotted fever" },
  });
  await signPrescription(await scene.as("doctor"), id, { version: 3 });
  const overruled = async (who: "doctor" | "patient") =>
    (await viewPrescription(await scene.as(who), id)).details?.lines[0]?.medicine.overruled;
  expect(await overruled("doctor")).toEqual([
    { check: "PERSON.child", level: "warn", about: "12", reason: "Rocky Mountain spotted fever" },
  ]);
  expect(await overruled("patient")).toEqual([]);
});

it("the reasons of several lines are kept at once, one that is empty is asked for again, and none at all is an error at each", async () => {
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  const overrule = async (reasons: Record<string, string>, version = 3) =>
    overruleWarnings(await scene.as("doctor"), id, { version, reasons });
  const given = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
      warnings.map(({ reason }) => reason),
    );
  const fields = [first, second].map((line) => ({ field: `reasons.${line}`, message: "errors:field.mandatory" }));
  await expect(overrule({ [first]: "", [second]: " " })).rejects.toMatchObject({ status: 422, fields });
  expect(await statusOf(() => overrule({ [first]: "By day", none: "x" }))).toBe(404);
  expect(await statusOf(() => overrule({ [first]: "By day" }, 2))).toBe(409);
  expect(await given()).toEqual([[""], [""]]);
  await overrule({ [first]: "By day", [second]: "" });
  expect(await given()).toEqual([["By day"], [""]]);
  await overrule({ [first]: "Again", [second]: "By night" }, 4);
  expect(await given()).toEqual([["By day"], ["By night"]]);
});

it("the form posts the reasons of all lines, and is given back whole where it is refused", async () => {
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  const post = async (reasons: Record<string, string>) => {
    const typed = Object.entries(reasons).map(([lineId, reason]) => [`reasons.${lineId}`, reason] as [string, string]);
    const request = new Request("https://clinic.example/", {
      method: "POST",
      body: new URLSearchParams([["intent", "overrule"], ["version", "3"], ...typed]),
    });
    const context = { app: await scene.as("doctor"), calls: [] };
    return action({ request, params: { itemId: id }, context } as never);
  };
  const refused = await post({ [first]: "By day", [second]: "x".repeat(301) });
  expect(refused).toMatchObject({
    data: { result: { initialValue: { reasons: { [first]: "By day" } }, error: { [`reasons.${second}`]: [{}] } } },
  });
  expect(await post({ [first]: "", [second]: "" })).toMatchObject({ init: { status: 422 } });
  expect(await post({ [first]: "By day", [second]: "By night" })).toMatchObject({ status: 303 });
});

it("the prescriber sees what the patient is allergic to and takes, whatever is written", async () => {
  await scene.enter("doctor");
  const { id } = await scene.signed(PARACETAMOL);
  const { id: draft } = await scene.begin();
  expect(id).not.toBe(draft);
  const { coverage } = await readPrescriptionForm(await scene.as("doctor"), draft);
  expect(coverage).toMatchObject({
    allergies: "some",
    known: { allergies: ["Penicillin"], medications: ["Paracetamol"] },
  });
});

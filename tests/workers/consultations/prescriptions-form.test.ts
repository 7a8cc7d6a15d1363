import { beforeEach, expect, it } from "vitest";
import { action } from "~/features/consultations/routes/prescriptions/edit";
import { requireNoUnsavedLine } from "~/features/consultations/services/prescriptions/require-no-unsaved-line.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { keepFavouriteMedicine } from "~/features/consultations/services/prescriptions/keep-favourite-medicine.server";
import { proposeLines } from "~/features/consultations/services/prescriptions/propose-lines.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { allergy } from "~/features/phr/records/allergy";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { change, read } from "../identity/appointments";
import { PENICILLIN } from "../phr/scene";
import { AMOXICILLIN, openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

async function sign(id: string, fields: Record<string, string>, intent = "sign") {
  const request = new Request("https://clinic.example/", {
    method: "POST",
    body: new URLSearchParams({ intent, signVersion: "2", version: "2", ...fields }),
  });
  const context = { app: await scene.as("doctor"), calls: [] };
  return action({ request, params: { itemId: id }, context } as never);
}
const stateOf = async (id: string) => (await viewPrescription(await scene.as("doctor"), id)).state;

it("nothing is signed while a medicine is typed that was not added, and what was typed is given back", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  const typed = { name: "Morphine", strength: "10", lineId: crypto.randomUUID() };
  expect(await sign(id, typed)).toMatchObject({
    init: { status: 422 },
    data: {
      result: {
        initialValue: { intent: "sign", ...typed },
        error: { name: [{ message: "prescriptions:sign.notAdded", values: { name: "Morphine" } }] },
      },
    },
  });
  expect(await sign(id, { dose: "2" })).toMatchObject({
    data: { result: { error: { dose: [{ message: "prescriptions:sign.unnamed" }] } } },
  });
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { name: "", dose: "", lineId: typed.lineId })).toMatchObject({ status: 303 });
  expect(await stateOf(id)).toBe("SIGNED");
});

it("nor while a medicine that is there is changed and not saved", async () => {
  const { id, lineId } = await scene.draft(PARACETAMOL);
  expect(await sign(id, { ...PARACETAMOL, method: "BY_MOUTH", refills: "0", dose: "2", lineId })).toMatchObject({
    data: {
      result: { error: { dose: [{ message: "prescriptions:sign.notSaved", values: { name: "Paracetamol" } }] } },
    },
  });
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { ...PARACETAMOL, method: "BY_MOUTH", refills: "0", lineId })).toMatchObject({ status: 303 });
});

it("whoever may not write prescriptions learns nothing of a draft by it", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  expect(await statusOf(async () => requireNoUnsavedLine(await scene.as("patient"), id, { name: "x" }))).not.toBe(422);
});

it("Enter in the field of the code signs where no medicine is typed, and adds the medicine where one is", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  const typed = { name: "Morphine", secondFactor: "123456", lineId: crypto.randomUUID() };
  const refused = await sign(id, typed, "line");
  expect(refused).toMatchObject({ init: { status: 422 } });
  // What is wrong is wrong with the medicine, and the code is not sent back.
  expect(JSON.stringify(refused)).not.toContain("123456");
  expect(await stateOf(id)).toBe("DRAFT");
  expect(await sign(id, { secondFactor: "123456", lineId: typed.lineId }, "line")).toMatchObject({ status: 303 });
  expect(await stateOf(id)).toBe("SIGNED");
});

const proposed = async (id: string, name: string) => {
  const { lines, strengths } = await proposeLines(await scene.as("doctor"), id, { name });
  return {
    lines: lines.map(({ from, line: { medicine } }) => [from, medicine.strength, medicine.frequency].join(" ")),
    strengths: strengths.map(({ form, strength, strengthUnit }) => [form, strength, strengthUnit].join(" ").trim()),
  };
};
async function posted(id: string, fields: Record<string, string>, query = "") {
  const request = new Request(`https://clinic.example/${query}`, { method: "POST", body: new URLSearchParams(fields) });
  return action({ request, params: { itemId: id }, context: { app: await scene.as("doctor"), calls: [] } } as never);
}

it("the usual strengths of a medicine are proposed by any of its names, and nothing for words that are none", async () => {
  const { id } = await scene.begin();
  const { lines, strengths } = await proposed(id, "Paracetamol");
  expect(lines).toEqual([]);
  expect(strengths).toContain("TABLET 500 mg");
  expect(await proposed(id, "باراسيتامول")).toEqual({ lines, strengths });
  expect(await proposed(id, "paracetamol, generic")).toEqual({ lines, strengths });
  expect(await proposed(id, "Something else")).toEqual({ lines: [], strengths: [] });
});

it("what the patient had comes before favorites, without the strengths that they have, and never what was canceled", async () => {
  const { id: earlier } = await scene.signed(PARACETAMOL);
  const { id, lineId } = await scene.draft({ ...PARACETAMOL, strength: "1000", frequency: "TWICE_DAILY" });
  await keepFavouriteMedicine(await scene.as("doctor"), id, lineId);
  const { lines, strengths } = await proposed(id, "paracetamol");
  expect(lines).toEqual(["patient 500 DAILY", "favourite 1000 TWICE_DAILY"]);
  expect(strengths).not.toContain("TABLET 500 mg");
  await endPrescription(await scene.as("doctor"), earlier, "cancel", { version: 3, reason: "Written in error" });
  expect((await proposed(id, "paracetamol")).lines).toEqual(["favourite 1000 TWICE_DAILY"]);
  // What can be written again at one press is read in the same way.
  expect((await readPrescriptionForm(await scene.as("doctor"), id)).past).toEqual([]);
});

it("who may not write the prescription is proposed nothing, and a look is audited without what was typed", async () => {
  const { id } = await scene.draft(AMOXICILLIN);
  for (const who of ["patient", "otherDoctor"] as const)
    expect(await statusOf(async () => proposeLines(await scene.as(who), id, { name: "Paracetamol" }))).not.toBe("done");
  expect(await statusOf(() => proposed(id, " "))).toBe(422);
  await proposed(id, "Paracetamol");
  const rows = await read<{ fields: string }>(
    scene.practice,
    "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'prescription.read' AND subject_id = ?2",
    id,
  );
  expect(rows.map(({ fields }) => fields).join()).toContain("proposals");
  expect(JSON.stringify(rows)).not.toContain("Paracetamol");
});

it("without script the page shows what is proposed, and a press fills in the form: all that was typed stays, and nothing is written", async () => {
  const { id } = await scene.begin();
  const typed = { lineId: crypto.randomUUID(), version: "1", signVersion: "1", instructions: "With water" };
  const asked = { ...typed, intent: "propose", name: "Paracetamol", password: "secret", "reasons.a": "Because" };
  const answer = (await posted(id, asked)) as { proposals: unknown; result: { initialValue: object } };
  expect(answer).toMatchObject({
    proposals: { name: "Paracetamol", lines: [] },
    result: { initialValue: { intent: "propose", instructions: "With water", reasons: { a: "Because" } } },
  });
  expect(JSON.stringify(answer)).not.toContain("secret");
  const { strengths } = await proposeLines(await scene.as("doctor"), id, { name: "paracetamol" });
  const at = strengths.findIndex(({ form, strength }) => form === "TABLET" && strength === "500");
  const filled = await posted(id, { ...asked, name: "paracetamol" }, `?proposal=${at}`);
  expect(filled).toMatchObject({
    result: {
      initialValue: { name: "paracetamol", form: "TABLET", strength: "500", instructions: "With water", version: "1" },
    },
  });
  expect(await posted(id, asked, "?proposal=99")).toMatchObject({ proposals: { name: "Paracetamol" } });
  expect(await posted(id, { ...typed, intent: "propose", name: "" })).toMatchObject({
    data: { result: { error: { name: [{}] } } },
  });
  expect((await readPrescriptionForm(await scene.as("doctor"), id)).lines).toEqual([]);
});

const filled = JSON.stringify({ name: "Amoxicillin", strength: "500", strengthUnit: "mg", form: "CAPSULE", dose: 1 });

it("what was filled in for one medicine is not written for another: the form comes back without it, and says why", async () => {
  const { id } = await scene.begin();
  const typed = { ...AMOXICILLIN, dose: "2", filled, lineId: crypto.randomUUID(), version: "1", intent: "line" };
  expect(await posted(id, { ...typed, name: "Methotrexate" })).toMatchObject({
    init: { status: 422 },
    data: {
      result: {
        initialValue: { intent: "line", name: "Methotrexate", strength: "", form: "", dose: "2", filled: "" },
        error: { strength: [{ message: "prescriptions:missing.ofOther", values: { name: "Amoxicillin" } }] },
      },
    },
  });
  expect((await readPrescriptionForm(await scene.as("doctor"), id)).lines).toEqual([]);
  // The same substance by another name keeps what was filled in, and so does what was typed over it.
  expect(await posted(id, { ...typed, name: "Amoxicilina" })).toMatchObject({ status: 303 });
  const other = { ...typed, lineId: crypto.randomUUID(), version: "2", form: "TABLET", strength: "2.5" };
  expect(await posted(id, { ...other, name: "Methotrexate" })).toMatchObject({ status: 303 });
});

it("without script suggestions for another medicine empty what was filled in, and a press notes what it fills in", async () => {
  const { id } = await scene.begin();
  const typed = { ...AMOXICILLIN, name: "Methotrexate", filled, lineId: crypto.randomUUID(), intent: "propose" };
  expect(await posted(id, typed)).toMatchObject({
    result: { initialValue: { name: "Methotrexate", strength: "", form: "", days: "7", filled: "" } },
  });
  const pressed = (await posted(id, typed, "?proposal=0")) as { result: { initialValue: Record<string, string> } };
  const { strength, filled: noted } = pressed.result.initialValue;
  expect(strength).not.toBe("500");
  expect(JSON.parse(noted ?? "")).toMatchObject({ name: "Methotrexate", strength });
});

it("what speaks against a medicine is said as soon as it is chosen, with the suggestions, but not its own line", async () => {
  await saveHealthRecord(await scene.as("doctor"), allergy, { ...PENICILLIN, patientId: scene.ids.patient });
  const { id, lineId } = await scene.draft(AMOXICILLIN);
  const warned = async (raw: object) =>
    (await proposeLines(await scene.as("doctor"), id, raw)).warnings.map(({ level, check }) => `${level} ${check}`);
  const allergic = expect.stringMatching(/^stop ALLERGY/) as string;
  expect(await warned({ name: "Amoxicillin", lineId })).toEqual([allergic]);
  expect(await warned({ name: "Amoxicillin" })).toEqual([allergic, "warn DUPLICATE.alsoSubstance"]);
  expect(await warned({ name: "Paracetamol" })).toEqual([]);
});

it("directions that contradict themselves silence no warning, and a dose that nothing is known of is said to be unchecked", async () => {
  const often = { dose: "4", frequency: "FOUR_TIMES_DAILY", maxPerDay: "6", asNeeded: "on", neededFor: "pain" };
  const { id } = await scene.draft({ ...PARACETAMOL, ...often });
  await scene.write(id, { ...PARACETAMOL, name: "Warfarin" }, 2);
  await scene.write(id, { ...PARACETAMOL, name: "Vitamin B12" }, 3);
  const { lines } = await readPrescriptionForm(await scene.as("doctor"), id);
  const said = lines.map(({ warnings, uncheckedDose }) => [
    ...warnings.filter(({ check }) => !check.startsWith("INTERACTION")).map(({ level, about }) => `${level} ${about}`),
    uncheckedDose,
  ]);
  expect(said).toEqual([
    ["stop 8000 / 4000 mg", "warn 16 / 6", null],
    ["stop 500 / 10 mg", "warn Warfarin | 500 mg | 1 mg, 2 mg, 3 mg, 5 mg, 10 mg", null],
    [expect.stringContaining("warn Vitamin B12"), "noMaximum"],
  ]);
  expect(await statusOf(() => scene.write(id, { ...PARACETAMOL, ...often, asNeeded: "" }, 4))).toBe(422);
});

it("the doctor sees how the directions read in the patient's language, and what of them nobody translates", async () => {
  const { id } = await scene.draft({ ...PARACETAMOL, frequency: "WHEN_NEEDED", neededFor: "pain", maxPerDay: "4" });
  await scene.write(id, { ...PARACETAMOL, name: "Ibuprofen", asNeeded: "on", neededFor: "football knee" }, 2);
  const words = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ patientsWords }) => patientsWords);
  await change(scene.practice, "UPDATE prescription SET language = 'en_US' WHERE organization_id = ?1");
  expect(await words()).toEqual([null, null]);
  await change(scene.practice, "UPDATE prescription SET language = 'ar_BH' WHERE organization_id = ?1");
  const [common, own] = await words();
  expect(common).toMatchObject({ language: { bcp47: "ar-BH", dir: "rtl" }, untranslated: [] });
  expect(common?.directions).toContain("الألم");
  expect(common?.directions).not.toContain("pain");
  expect(own?.untranslated).toEqual(["football knee"]);
});

import { beforeEach, expect, it } from "vitest";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { condition } from "~/features/phr/records/condition";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { addReadings } from "~/features/phr/services/trackers/add-readings.server";
import { change } from "../../identity/appointments";
import { openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "../prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const form = async (id: string) => readPrescriptionForm(await scene.as("doctor"), id);
const warned = async (id: string) =>
  (await form(id)).lines.map(({ warnings, uncheckedDose }) => [
    ...warnings.map(({ check, about, level }) => [level, check, about].filter(Boolean).join(" ")),
    uncheckedDose,
  ]);
const born = (birthDate: string) =>
  change(scene.practice, "UPDATE patient SET birth_date = ?2 WHERE organization_id = ?1", birthDate);
const has = async (name: string) =>
  saveHealthRecord(await scene.as("doctor"), condition, {
    ...{ patientId: scene.ids.patient, condition: name, status: "ACTIVE", onset: "2020" },
  });

const METHOTREXATE = { ...PARACETAMOL, name: "Trexall", strength: "10", dose: "1" };

it("a weekly medicine that is taken every day is signed with a reason alone, and another frequency asks again", async () => {
  await scene.enter("doctor");
  await born("1960-05-01");
  await change(scene.practice, "UPDATE patient SET gender = 1 WHERE organization_id = ?1");
  const { id, lineId } = await scene.draft(METHOTREXATE);
  expect(await warned(id)).toEqual([["stop INTERVAL.weekly 1", null]]);
  const sign = async (version: number) => signPrescription(await scene.as("doctor"), id, { version });
  expect(await statusOf(() => sign(2))).toBe(422);
  const danger = { lineId, check: "INTERVAL.weekly", about: "1", reason: "As the oncologist says" };
  await overruleWarnings(await scene.as("doctor"), id, { version: 2, reasons: {}, dangers: [danger] });
  const write = async (version: number, frequency: string) =>
    savePrescriptionLine(await scene.as("doctor"), id, { ...METHOTREXATE, frequency, lineId, version });
  for (const [version, frequency] of [
    [3, "TWICE_DAILY"],
    [4, "EVERY_OTHER_DAY"],
  ] as const) {
    await write(version, frequency);
    expect(await statusOf(() => sign(version + 1))).toBe(422);
  }
  await write(5, "WEEKLY");
  expect(await warned(id)).toEqual([[null]]);
  expect(await statusOf(() => sign(6))).toBe("done");
});

it("the dose of a child is not compared with the maximum of adults, and with that of its weight where it is known", async () => {
  await born("2023-06-01");
  const syrup = { name: "Paracetamol", form: "SYRUP", strength: "120 mg/5", strengthUnit: "ml", doseUnit: "ml" };
  const { id } = await scene.draft({ ...PARACETAMOL, dose: "2", frequency: "FOUR_TIMES_DAILY" });
  await scene.write(id, { ...PARACETAMOL, ...syrup, name: "Calpol", dose: "7.5", frequency: "FOUR_TIMES_DAILY" }, 2);
  const doses = async () =>
    (await warned(id)).map((line) => line.filter((each) => each === null || !each.includes("DUPLICATE")));
  expect(await doses()).toEqual(Array(2).fill(["warn DOSE.child 3", "warned"]));
  const at = { date: "2027-01-04", time: "09:00" };
  const weighed = { tracker: "weight", ...at, value: "14", unit: "kg", patientId: scene.ids.patient };
  await addReadings(await scene.as("doctor"), weighed);
  expect(await doses()).toEqual([["stop DOSE 4000 / 840 mg", "stop DOSE.once 1000 / 210 mg", null], [null]]);
});

it("what the patient has is compared with what is prescribed, and shown beside it", async () => {
  await born("1960-05-01");
  await has("Chronic kidney disease stage 5");
  await has("Asthma");
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Metformin" });
  await scene.write(id, { ...PARACETAMOL, name: "Propranolol", strength: "40" }, 2);
  expect(await warned(id)).toEqual([
    ["stop DISEASE.stop Chronic kidney disease stage 5", null],
    ["stop DISEASE.stop Asthma", null],
  ]);
  expect((await form(id)).coverage.conditions).toHaveLength(2);
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 3 }))).toBe(422);
});

it("a name with a wrong letter is asked about, and a dose that matters much and was not compared is a caution", async () => {
  await born("1960-05-01");
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Amoxicilin" });
  await scene.write(id, { ...PARACETAMOL, name: "Insulin glargine", form: "INJECTION", method: "UNDER_THE_SKIN" }, 2);
  const lines = await warned(id);
  expect(lines[0]).toEqual(["warn UNKNOWN Amoxicilin | Amoxicillin", null]);
  expect(lines[1]).toContain("warn DOSE.unchecked");
});

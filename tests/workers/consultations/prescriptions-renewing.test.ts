import { beforeEach, expect, it } from "vitest";
import { askForRenewal } from "~/features/consultations/services/prescriptions/ask-for-renewal.server";
import { countRenewalsAsked } from "~/features/consultations/services/prescriptions/count-renewals-asked.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { medication } from "~/features/phr/records/medication";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { change } from "../identity/appointments";
import { AMOXICILLIN, NOW, openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const sign = async (id: string, version = 2) => signPrescription(await scene.as("doctor"), id, { version });

it("a renewal goes on with the medication of the list, whoever wrote that, and is not warned against itself", async () => {
  const taken = { name: "Amlodipino", strength: "2.5", strengthUnit: "mg", status: "ACTIVE", start: "2021-03" };
  await saveHealthRecord(await scene.as("doctor"), medication, { patientId: scene.ids.patient, ...taken });
  const { id: draft, lineId } = await scene.draft({ ...AMOXICILLIN, name: "Amlodipine", strength: "2.5" });
  const reasons = { [lineId]: "It is the same" };
  await overruleWarnings(await scene.as("doctor"), draft, { version: 2, reasons });
  const { id: before } = await sign(draft, 3);
  // As of a prescription that knows no medication of the list.
  await change(scene.practice, "UPDATE prescription_line SET record_id = NULL WHERE organization_id = ?1");
  const { id } = await copyPrescription(await scene.as("doctor"), before, "renew", {});
  const { lines } = await readPrescriptionForm(await scene.as("doctor"), id);
  expect(lines.map(({ warnings }) => warnings)).toEqual([[]]);
  await sign(id, 1);
  const { records } = await listHealthRecords(await scene.as("doctor"), medication, { patientId: scene.ids.patient });
  expect(records).toMatchObject([{ state: "ACTIVE", values: { name: "Amlodipine", start: "2021-03" } }]);
});

it("a renewal that is asked for before three quarters are used needs a reason, of a standing one on the same day", async () => {
  const asking = async (id: string, note: string, days = 0) =>
    statusOf(async () => askForRenewal(await scene.as("patient", NOW + days * 86_400_000), id, { note }));
  const { id: standing } = await scene.signed({ ...PARACETAMOL, days: "", quantity: "20", quantityUnit: "TABLET" });
  expect([await asking(standing, " "), await asking(standing, "", 1)]).toEqual([422, "done"]);
  const { id } = await scene.signed({ ...AMOXICILLIN, days: "20", refills: "0" });
  expect([await asking(id, "", 14), await asking(id, "", 15)]).toEqual([422, "done"]);
  const { id: other } = await scene.signed({ ...AMOXICILLIN, name: "Metformin", days: "20" });
  expect(await asking(other, "I lost the box")).toBe("done");
});

it("asks for a password once nothing else is missing, and says which signs no paper has, but signs them", async () => {
  const late = { ...scene.people.doctor, authenticatedAt: NOW - 16 * 60_000 } as typeof scene.people.doctor;
  const signLate = async (id: string, version = 2) =>
    signPrescription(await scene.practice.as(late, NOW), id, { version });
  await scene.enter("doctor");
  const { id } = await scene.draft();
  // The warning of the allergy has no reason yet.
  expect(await statusOf(() => signLate(id))).toBe(422);
  const { id: plain } = await scene.draft(PARACETAMOL);
  expect(await statusOf(() => signLate(plain))).toBe(401);
  const { id: written } = await scene.draft({
    ...PARACETAMOL,
    name: "Ibuprofen",
    strength: "400",
    instructions: "\u{1e900} 민준 🙂",
  });
  const doctor = await scene.as("doctor");
  const { unprintable } = await readPrescriptionForm(doctor, written);
  expect(unprintable).toEqual({ signs: ["\u{1e900}"], inName: false });
  expect(await statusOf(() => sign(written))).toBe("done");
});

it("wishes that wait are counted for the home page of whose prescription it is, for nurses, and for nobody else", async () => {
  const { id } = await scene.signed({ ...AMOXICILLIN, refills: "0" });
  await askForRenewal(await scene.as("patient", NOW + 7 * 86_400_000), id, { note: "It is all used" });
  const counted = async (who: "doctor" | "otherDoctor" | "nurse") => countRenewalsAsked(await scene.as(who));
  expect([await counted("doctor"), await counted("otherDoctor"), await counted("nurse")]).toEqual([1, 0, 1]);
  expect(await statusOf(async () => countRenewalsAsked(await scene.as("patient")))).toBe(403);
});

it("what is taken now stays on the draft that replaces or renews it, marked with the prescription that it is from", async () => {
  const doctor = await scene.as("doctor");
  const whose = { patientId: scene.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(doctor, medication, { ...whose, name: "Metformin", strength: "500", strengthUnit: "mg" });
  await saveHealthRecord(doctor, medication, { ...whose, name: "Warfarin" });
  const metformin = { ...AMOXICILLIN, name: "Metformin", form: "TABLET" };
  const { id: draft, lineId } = await scene.draft(metformin);
  const takes = async (id: string) => (await readPrescriptionForm(await scene.as("doctor"), id)).coverage.takes;
  expect(await takes(draft)).toEqual([
    { name: "Metformin", by: null },
    { name: "Warfarin", by: null },
  ]);
  await overruleWarnings(doctor, draft, { version: 2, reasons: { [lineId]: "It is the same" } });
  const { id: first, number } = await sign(draft, 3);
  const { id: copy } = await copyPrescription(await scene.as("doctor"), first, "replace", {});
  expect(await takes(copy)).toEqual([
    { name: "Metformin", by: { how: "replaces", number } },
    { name: "Warfarin", by: null },
  ]);
  const { id: second, number: next } = await sign(copy, 1);
  const { id: renewal } = await copyPrescription(await scene.as("doctor"), second, "renew", {});
  expect(await takes(renewal)).toEqual([
    { name: "Metformin", by: { how: "renews", number: next } },
    { name: "Warfarin", by: null },
  ]);
});

it("of what a prescription replaces only the very medicine is not warned of; another one is, until it ends", async () => {
  const ibuprofen = { ...PARACETAMOL, name: "Ibuprofen", strength: "400" };
  const { id: before } = await scene.signed(ibuprofen);
  const { id } = await copyPrescription(await scene.as("doctor"), before, "replace", {});
  const read = async () => (await readPrescriptionForm(await scene.as("doctor"), id)).lines;
  const [line] = await read();
  expect(line?.warnings).toEqual([]);
  await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 1, line?.line.id);
  const about = (await read()).flatMap(({ warnings }) => warnings.map(({ check, about: of }) => [check, of]));
  expect(about).toContainEqual(["DUPLICATE.sameClass", "Ibuprofen"]);
});

it("a medicine of another prescription that the list does not have is named with its number, day and doctor", async () => {
  const { number } = await scene.signed(PARACETAMOL);
  await change(scene.practice, "UPDATE prescription_line SET record_id = NULL WHERE organization_id = ?1");
  await change(scene.practice, "UPDATE health_record SET state = 'ENDED' WHERE organization_id = ?1");
  const { id } = await scene.draft(PARACETAMOL);
  const { lines, prescriberName, coverage } = await readPrescriptionForm(await scene.as("doctor"), id);
  expect(lines[0]?.warnings).toMatchObject([
    { check: "DUPLICATE.alsoSubstance", about: "Paracetamol", by: { number, name: prescriberName } },
  ]);
  expect(coverage.takes).toEqual([{ name: "Paracetamol", by: null }]);
});

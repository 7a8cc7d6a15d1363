import { beforeEach, expect, it } from "vitest";
import { action } from "~/features/consultations/routes/prescriptions/edit";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { allergy } from "~/features/phr/records/allergy";
import { condition } from "~/features/phr/records/condition";
import { contraindication } from "~/features/phr/records/contraindication";
import { medication } from "~/features/phr/records/medication";
import { saveHealthRecord } from "~/features/phr/services/records/save-health-record.server";
import { change, read } from "../identity/appointments";
import { PENICILLIN } from "../phr/scene";
import { openPrescriptions, PARACETAMOL, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const warned = async (id: string) =>
  (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
    warnings.map(({ check, about, level }) => [level, check, about].filter(Boolean).join(" ")),
  );
/** What the draft's page answers where the doctor presses one of its buttons. */
async function pressed(id: string, intent: string, fields: Record<string, string>) {
  const request = new Request("https://clinic.example/", {
    method: "POST",
    body: new URLSearchParams({ intent, ...fields }),
  });
  const context = { app: await scene.as("doctor"), calls: [] };
  return action({ request, params: { itemId: id }, context } as never);
}
const born = (birthDate: string, gender = 2) =>
  change(
    scene.practice,
    "UPDATE patient SET birth_date = ?2, gender = ?3 WHERE organization_id = ?1",
    ...[birthDate, gender],
  );

it("two of one class, neither of them the same substance, are warned of at both", async () => {
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  expect(await warned(id)).toEqual([["warn DUPLICATE.alsoClass Naproxen"], ["warn DUPLICATE.alsoClass Ibuprofen"]]);
});

it("two lines of one substance are said to be prescribed both, and not to be on the medication list", async () => {
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  await scene.write(id, { ...PARACETAMOL, name: "Ibuprofen", strength: "200" }, 2);
  expect(await warned(id)).toEqual(Array(2).fill(["warn DUPLICATE.alsoSubstance Ibuprofen"]));
});

it("a correction is not warned of the medicine of the list that the corrected prescription goes on with", async () => {
  const doctor = await scene.as("doctor");
  const before = await scene.signed(PARACETAMOL);
  // As a medicine that the patient took already when it was prescribed first.
  await change(scene.practice, "UPDATE prescription_line SET record_id = NULL WHERE organization_id = ?1");
  const { id } = await copyPrescription(doctor, before.id, "replace", {});
  expect(await warned(id)).toEqual([[]]);
});

it("a strength is read in the digits of any script, and a dose that cannot be read is said not to be compared", async () => {
  const statin = { ...PARACETAMOL, name: "Atorvastatin", strength: "٥٠٠" };
  const { id } = await scene.draft(statin);
  expect(await warned(id)).toEqual([
    ["stop DOSE 500 / 80 mg", "warn STRENGTH Atorvastatin | 500 mg | 10 mg, 20 mg, 40 mg, 80 mg"],
  ]);
  await scene.write(id, { ...statin, name: "Simvastatin", strength: "40/10" }, 2);
  const { lines } = await readPrescriptionForm(await scene.as("doctor"), id);
  expect(lines.map(({ uncheckedDose }) => uncheckedDose)).toEqual([null, "noAmount"]);
  expect(await statusOf(() => scene.write(id, { ...statin, strength: "1e3" }, 3))).toBe(422);
});

it("a pair that is dangerous is called so in a prescription as in the health record, and reasons are asked for in both", async () => {
  const doctor = await scene.as("doctor");
  const whose = { patientId: scene.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(doctor, medication, { ...whose, name: "Warfarin" });
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
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
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  expect(await warned(id)).toEqual([["stop CONTRAINDICATION.sameClass NSAIDs"]]);
});

it("what harms an unborn child is warned of while the record says that the patient is pregnant", async () => {
  await born("1996-05-01");
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Ramipril", strength: "5" });
  await scene.write(id, { ...PARACETAMOL, name: "Fluconazole", strength: "150" }, 2);
  expect(await warned(id)).toEqual([[], []]);
  await saveHealthRecord(await scene.as("doctor"), condition, {
    ...{ patientId: scene.ids.patient, condition: "Pregnancy", status: "ACTIVE", onset: "2026-10" },
  });
  expect(await warned(id)).toEqual([["stop PERSON.harmsUnborn"], ["warn PERSON.pregnant"]]);
});

it("what is not for a child is warned of by the years at the practice's own day", async () => {
  await born("2017-06-01", 1);
  const { id } = await scene.draft({ ...PARACETAMOL, name: "Doxycycline", strength: "100" });
  expect(await warned(id)).toEqual([["warn PERSON.child 12", "warn DOSE.child 9"]]);
  await born("1940-06-01", 1);
  await scene.write(id, { ...PARACETAMOL, name: "Diazepam", strength: "5" }, 2);
  expect(await warned(id)).toEqual([[], ["warn PERSON.older 65", "warn CONTROLLED Diazepam"]]);
});

it("of a medicine that is not known it is said that nothing was checked, and it is dangerous for whoever is allergic", async () => {
  const { id, lineId } = await scene.draft({ ...PARACETAMOL, name: "Zzyprex", strength: "20" });
  expect(await warned(id)).toEqual([["warn UNKNOWN Zzyprex"]]);
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 2 }))).toBe(422);
  await saveHealthRecord(await scene.as("doctor"), allergy, {
    ...PENICILLIN,
    patientId: scene.ids.patient,
  });
  expect(await warned(id)).toEqual([["stop UNKNOWN Zzyprex"]]);
  await scene.write(id, { ...PARACETAMOL, name: "Augmentin", strength: "625" }, 2, lineId);
  expect((await warned(id)).flat()).toContainEqual(expect.stringMatching(/^stop ALLERGY\.sameClass/));
});

it("a controlled drug is neither written on a draft nor signed", async () => {
  const { id } = await scene.draft({ ...PARACETAMOL });
  const written = scene.write(id, { ...PARACETAMOL, name: "Morphine", strength: "10" }, 2);
  await expect(written).rejects.toMatchObject({
    fields: [{ field: "name", message: "prescriptions:controlled", values: { name: "Morphine" } }],
  });
  const { practice } = scene;
  await change(
    practice,
    "UPDATE prescription_line SET name = 'Oxycodone' WHERE organization_id = ?1 AND prescription_id = ?2",
    id,
  );
  const signed = signPrescription(await scene.as("doctor"), id, { version: 2 });
  await expect(signed).rejects.toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ message: "prescriptions:controlled" })]) as unknown,
  });
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
  expect(await overruled("doctor")).toMatchObject([
    { check: "PERSON.child", level: "warn", about: "12", reason: "Rocky Mountain spotted fever" },
    { check: "DOSE.child", level: "warn", about: "9", reason: "Rocky Mountain spotted fever" },
  ]);
  expect(await overruled("patient")).toEqual([]);
});

it("the reasons of several lines are kept at once, one that is empty is asked for again, and none at all is an error at each", async () => {
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  const overrule = async (reasons: Record<string, string>, version = 3) =>
    overruleWarnings(await scene.as("doctor"), id, { version, reasons });
  const given = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
      warnings.map(({ reason }) => reason),
    );
  const fields = [first, second].map((line) => ({
    field: `reasons.${line}`,
    message: "prescriptions:warnings.missing",
  }));
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
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  const post = async (reasons: Record<string, string>) => {
    const typed = Object.entries(reasons).map(([lineId, reason]) => [`reasons.${lineId}`, reason] as [string, string]);
    const request = new Request("https://clinic.example/", {
      method: "POST",
      body: new URLSearchParams([["intent", "overrule"], ["signVersion", "3"], ...typed]),
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

it("a signature takes the reasons that are typed, and without one it is refused at the field of the reason, with all kept", async () => {
  await scene.enter("doctor");
  await born("2017-06-01", 1);
  const { id, lineId } = await scene.draft();
  const second = await scene.write(id, { ...PARACETAMOL, name: "Doxycycline", strength: "100" }, 2);
  const sign = async (danger: string, caution: string, more: Record<string, string> = {}) => {
    const request = new Request("https://clinic.example/", {
      method: "POST",
      body: new URLSearchParams({
        ...{ intent: "sign", version: "3", signVersion: "3", [`reasons.${second}`]: caution },
        [`reasons.${lineId}`]: "By weight",
        ...{ "dangers[0].lineId": lineId, "dangers[0].check": "ALLERGY.sameClass", "dangers[0].about": "Penicillin" },
        ...{ "dangers[0].reason": danger, ...more },
      }),
    });
    const context = { app: await scene.as("doctor"), calls: [] };
    return action({ request, params: { itemId: id }, context } as never);
  };
  const mandatory = [{ message: "prescriptions:warnings.missing" }];
  expect(await sign("", "Fever")).toMatchObject({
    init: { status: 422 },
    data: {
      result: {
        initialValue: { reasons: { [second]: "Fever" } },
        error: { "dangers.0.reason": mandatory },
      },
    },
  });
  expect(await sign("Tolerated in 2025", "")).toMatchObject({
    data: {
      result: {
        initialValue: { dangers: [{ reason: "Tolerated in 2025" }] },
        error: { [`reasons.${second}`]: mandatory },
      },
    },
  });
  expect(await sign("no", "Fever")).toMatchObject({ init: { status: 422 } });
  expect(await sign("Tolerated in 2025", "Fever", { name: "Morphine" })).toMatchObject({
    data: { result: { error: { name: [{ message: "prescriptions:sign.notAdded" }] } } },
  });
  expect(await sign("Tolerated in 2025", "Fever")).toMatchObject({ status: 303 });
  const { details, state } = await viewPrescription(await scene.as("doctor"), id);
  expect(state).toBe("SIGNED");
  expect(details?.lines.map(({ medicine }) => medicine.overruled.map(({ reason }) => reason))).toEqual([
    ["Tolerated in 2025", "By weight"],
    ["Fever", "Fever"],
  ]);
});

it("a medicine that was typed before the prescriber's own last change is added by the version that is shown", async () => {
  const { id } = await scene.draft(PARACETAMOL);
  const typed = { ...PARACETAMOL, name: "Naproxen", strength: "250", lineId: crypto.randomUUID(), version: "1" };
  expect(await pressed(id, "line", { ...typed, signVersion: "1" })).toMatchObject({ init: { status: 409 } });
  expect(await pressed(id, "line", { ...typed, signVersion: "2" })).toMatchObject({ status: 303 });
});

it("a reason that is typed beside a new medicine is kept when the medicine is added, and by itself it is kept too", async () => {
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  const press = (intent: string, fields: Record<string, string>) => pressed(id, intent, fields);
  const reasonsOf = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
      warnings.map(({ reason }) => reason),
    );
  const added = { ...PARACETAMOL, lineId: crypto.randomUUID(), version: "3", signVersion: "3" };
  expect(await press("overrule", { ...added, [`reasons.${first}`]: "By day" })).toMatchObject({
    data: { result: { error: { name: [{}] } } },
  });
  expect(await press("line", { ...added, [`reasons.${first}`]: "By day" })).toMatchObject({ status: 303 });
  expect(await reasonsOf()).toEqual([["By day"], [""], []]);
  const alone = { version: "4", signVersion: "4", lineId: crypto.randomUUID(), [`reasons.${second}`]: "By night" };
  expect(await press("line", alone)).toMatchObject({ status: 303 });
  expect(await reasonsOf()).toEqual([["By day"], ["By night"], []]);
});

it("a reason answers the warnings that were shown, and none that comes with the medicine it was typed beside", async () => {
  await scene.enter("doctor");
  await born("2017-06-01", 1);
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Doxycycline", strength: "100" });
  const before = await readPrescriptionForm(await scene.as("doctor"), id);
  const checks = before.lines.map(({ warnings }) => warnings.map(({ check }) => check));
  expect(checks).toEqual([["PERSON.child", "DOSE.child"]]);
  const added = { ...PARACETAMOL, name: "Minocycline", strength: "50", lineId: crypto.randomUUID(), version: 2 };
  const write = async () =>
    savePrescriptionLine(await scene.as("doctor"), id, { ...added, reasons: { [first]: "Spotted fever" } });
  const typed = { ...PARACETAMOL, name: "Minocycline", strength: "50", lineId: added.lineId, version: "2" };
  const posted = { ...typed, signVersion: "2", [`reasons.${first}`]: "Spotted fever" };
  expect(await pressed(id, "line", posted)).toMatchObject({ status: 303 });
  const reasons = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines.map(({ warnings }) =>
      Object.fromEntries(warnings.map(({ check, reason }) => [check, reason])),
    );
  const after = [
    { "DUPLICATE.alsoClass": "", "PERSON.child": "Spotted fever", "DOSE.child": "Spotted fever" },
    { "DUPLICATE.alsoClass": "", "PERSON.child": "", "DOSE.child": "" },
  ];
  expect(await reasons()).toEqual(after);
  // The same request once more, as after an answer that was lost, changes nothing; another reason is no repetition.
  expect(await write()).toEqual({ version: 3 });
  const other = { ...added, reasons: { [first]: "Another" } };
  expect(await statusOf(async () => savePrescriptionLine(await scene.as("doctor"), id, other))).toBe(409);
  expect(await reasons()).toEqual(after);
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 3 }))).toBe(422);
  // The medicine as it is there, with a reason alone: the reason is not lost for that.
  const alone = { ...added, version: 3, reasons: { [first]: "Both for a week" } };
  expect(await savePrescriptionLine(await scene.as("doctor"), id, alone)).toEqual({ version: 4 });
  expect((await reasons())[0]).toEqual({ ...after[0], "DUPLICATE.alsoClass": "Both for a week" });
});

it("a reason that is typed for a medicine while it is changed is kept for what was shown, and its new dose is warned of anew", async () => {
  await born("1980-06-01");
  const { id, lineId } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400", dose: "9" });
  const checks = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines[0]?.warnings.map(({ check, about, reason }) =>
      [check, about, reason].join(" "),
    );
  const [shown = ""] = (await checks()) ?? [];
  expect(shown).toBe("DOSE 3600 / 2400 mg ");
  const changed = { ...PARACETAMOL, name: "Ibuprofen", strength: "400", dose: "10", lineId, version: 2 };
  await savePrescriptionLine(await scene.as("doctor"), id, { ...changed, reasons: { [lineId]: "In hospital" } });
  expect(await checks()).toEqual(["DOSE 4000 / 2400 mg "]);
});

it("a danger is asked again where more is prescribed than its reason was given for, and only the reason for that is signed", async () => {
  await scene.enter("doctor");
  const doctor = await scene.as("doctor");
  const whose = { patientId: scene.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(doctor, medication, { ...whose, name: "Warfarin" });
  const ibuprofen = { ...PARACETAMOL, name: "Ibuprofen", strength: "200" };
  const { id, lineId } = await scene.draft(ibuprofen);
  const bleeding = { lineId, check: "INTERACTION.bleeding", about: "Warfarin" };
  const overrule = async (version: number, reason: string) =>
    overruleWarnings(await scene.as("doctor"), id, { version, reasons: {}, dangers: [{ ...bleeding, reason }] });
  const prescribe = async (version: number, change: Record<string, string>) =>
    savePrescriptionLine(await scene.as("doctor"), id, { ...ibuprofen, ...change, lineId, version });
  const asked = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines[0]?.warnings.map(({ reason, before }) => [
      reason,
      before?.reason,
    ]);
  await overrule(2, "INR is watched daily");
  await prescribe(3, { strength: "400" });
  expect(await asked()).toEqual([["", "INR is watched daily"]]);
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 4 }))).toBe(422);
  await prescribe(4, {});
  expect(await asked()).toEqual([["INR is watched daily", undefined]]);
  await prescribe(5, { strength: "400" });
  await overrule(6, "Three days only");
  expect(await asked()).toEqual([["Three days only", undefined]]);
  await signPrescription(await scene.as("doctor"), id, { version: 7 });
  const { details } = await viewPrescription(await scene.as("doctor"), id);
  expect(details?.lines[0]?.medicine.overruled.map(({ reason }) => reason)).toEqual(["Three days only"]);
});

it("a medicine that is added to the record after a reason was given asks for one again, though it is called alike", async () => {
  await scene.enter("doctor");
  const doctor = await scene.as("doctor");
  const whose = { patientId: scene.ids.patient, status: "ACTIVE" };
  await saveHealthRecord(doctor, medication, { ...whose, name: "Warfarin" });
  await saveHealthRecord(doctor, medication, { ...whose, name: "Metformin" });
  const { id, lineId } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "200" });
  const bleeding = { lineId, check: "INTERACTION.bleeding", about: "Warfarin" };
  const overrule = (version: number, reason: string) =>
    overruleWarnings(doctor, id, { version, reasons: {}, dangers: [{ ...bleeding, reason }] });
  const asked = async () =>
    (await readPrescriptionForm(await scene.as("doctor"), id)).lines[0]?.warnings.map(({ reason, before }) => [
      reason,
      before?.reason,
    ]);
  await overrule(2, "INR is watched daily");
  expect(await asked()).toEqual([["INR is watched daily", undefined]]);
  // As one that somebody writes down with other words, which are the same substance.
  await change(
    scene.practice,
    "UPDATE health_record SET name = 'Warfarin' WHERE organization_id = ?1 AND name = 'Metformin'",
  );
  expect(await asked()).toEqual([["", "INR is watched daily"]]);
  expect(await statusOf(async () => signPrescription(await scene.as("doctor"), id, { version: 3 }))).toBe(422);
  await overrule(3, "The hospital knows of it");
  expect(await asked()).toEqual([["The hospital knows of it", undefined]]);
});

it("the audit of a signature names the lines and the reasons where it has kept any, and no reason itself", async () => {
  await scene.enter("doctor");
  const { id, lineId: first } = await scene.draft({ ...PARACETAMOL, name: "Ibuprofen", strength: "400" });
  const second = await scene.write(id, { ...PARACETAMOL, name: "Naproxen", strength: "250" }, 2);
  await signPrescription(await scene.as("doctor"), id, {
    version: 3,
    reasons: { [first]: "By day", [second]: "By night" },
  });
  const plain = await scene.signed(PARACETAMOL);
  const fieldsOf = async (subject: string) => {
    const rows = await read<{ fields: string }>(
      scene.practice,
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'prescription.sign' AND subject_id = ?2",
      subject,
    );
    return rows.map(({ fields }) => fields).join();
  };
  expect(await fieldsOf(id)).toContain("lines");
  expect(await fieldsOf(id)).toContain("overruled");
  expect(await fieldsOf(id)).not.toContain("By day");
  expect(await fieldsOf(plain.id)).not.toMatch(/lines|overruled/);
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

import { beforeEach, describe, expect, it } from "vitest";
import { readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import type { DeclineReason } from "~/features/consultations/domain/pharmacy/dispense";
import { declineLine } from "~/features/consultations/services/pharmacy/decline-line.server";
import { exportPrescriptions } from "~/features/consultations/services/pharmacy/export-prescriptions.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { listAllPrescriptions } from "~/features/consultations/services/pharmacy/list-all-prescriptions.server";
import { pharmacies } from "~/features/consultations/services/pharmacy/pharmacies.server";
import { undoEntry } from "~/features/consultations/services/pharmacy/undo-entry.server";
import { viewAtDesk } from "~/features/consultations/services/pharmacy/view-at-desk.server";
import { askForRenewal } from "~/features/consultations/services/prescriptions/ask-for-renewal.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { listPrescriptions } from "~/features/consultations/services/prescriptions/list-prescriptions.server";
import { listRefusedPrescriptions } from "~/features/consultations/services/prescriptions/list-refused-prescriptions.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { healthRecordKindOf } from "~/features/phr/records";
import { glanceAtHealth } from "~/features/phr/services/profile/glance-at-health.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { change, read } from "../../identity/appointments";
import { employeeActor } from "../../support/organization";
import { NOW, openPrescriptions, PARACETAMOL, setting, statusOf, type Prescriptions } from "../prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const MEDICATION = healthRecordKindOf("MEDICATION");
const SUBJECT = { reference: "Patient/p" };
const HOUR = 3_600_000;
const atDesk = (now = NOW) => scene.practice.as(employeeActor(scene.ids.otherDoctor, { roles: [ROLE.PHARMACY] }), now);
const stored = async (id: string) => readPrescription((await scene.as("doctor")).db, { id });
const versionOf = async (id: string) => (await stored(id))?.version ?? 0;

/** A prescription of one medicine that every pharmacy sees, and what a pharmacist does with it. */
async function sent(line: object = PARACETAMOL) {
  const { id, lineId } = await scene.draft(line);
  await signPrescription(await scene.as("doctor"), id, { version: 2 });
  await change(
    scene.practice,
    "UPDATE prescription SET state = 'SENT' WHERE organization_id = ?1 AND id = ?2 AND state = 'SIGNED'",
    id,
  );
  const refuse = async (declineReason: DeclineReason = "NOT_SAFE", now = NOW) =>
    declineLine(await atDesk(now), id, { version: await versionOf(id), lineId, declineReason, reason: "Liver" });
  const hand = async (quantity: number, reason = "") =>
    handOut(await atDesk(), id, { version: await versionOf(id), lines: [{ lineId, give: true, quantity, reason }] });
  const undo = async (reason?: string, now = NOW + HOUR) => {
    const { lines } = await viewAtDesk(await atDesk(), id);
    const entryId = lines[0]?.entries.at(-1)?.id;
    return undoEntry(await atDesk(now), id, { version: await versionOf(id), entryId, reason });
  };
  const end = async (action: "cancel" | "stop") =>
    endPrescription(await scene.as("doctor", NOW + HOUR), id, action, { version: await versionOf(id), reason: "No" });
  return { id, lineId, refuse, hand, undo, end };
}

const medications = async (who: "patient" | "doctor" = "patient") =>
  (await listHealthRecords(await scene.as(who), MEDICATION, { patientId: scene.ids.patient })).records;
const fhir = async () => (await medications("doctor")).map((record) => MEDICATION.fhir(record, SUBJECT));
const mails = async () =>
  (
    await read<{ template: string }>(
      scene.practice,
      "SELECT json_extract(payload, '$.template') AS template FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id",
    )
  ).map(({ template }) => template);
const formOf = async (id: string, now = NOW + HOUR) => readPrescriptionForm(await scene.as("doctor", now), id);
const warningsIn = async (id: string) =>
  (await formOf(id)).lines.flatMap(({ warnings }) =>
    warnings.filter(({ check }) => check === "REFUSED").map(({ level, about, reason }) => ({ level, about, reason })),
  );

/** Answers every open warning of a draft, and signs it. */
async function answered(id: string, reason: string) {
  const { lines, prescription } = await formOf(id);
  const doctor = await scene.as("doctor", NOW + HOUR);
  const dangers = lines.flatMap(({ line, warnings }) =>
    warnings
      .filter(({ level }) => level === "stop")
      .map(({ check, about }) => ({ lineId: line.id, check, about, reason })),
  );
  const reasons = Object.fromEntries(lines.map(({ line }) => [line.id, "As before"]));
  await overruleWarnings(doctor, id, { version: prescription.version, dangers, reasons });
  return signPrescription(doctor, id, { version: await versionOf(id) });
}

describe("a medicine that was refused as unsafe", () => {
  const DANGER = { level: "stop", about: "000001 | Paracetamol | Liver" };

  it("is a danger when it is renewed, corrected or prescribed anew by another name, and is not signed without a reason", async () => {
    const one = await sent();
    await one.refuse();
    const doctor = await scene.as("doctor", NOW + HOUR);
    const { id: renewal } = await copyPrescription(doctor, one.id, "renew", {});
    const { id: correction } = await copyPrescription(doctor, one.id, "replace", {});
    const { id: other } = await scene.draft({ ...PARACETAMOL, name: "Acetaminophen" });
    for (const id of [renewal, correction, other]) {
      expect(await warningsIn(id)).toEqual([{ ...DANGER, reason: "" }]);
      expect(await statusOf(async () => signPrescription(doctor, id, { version: await versionOf(id) }))).toBe(422);
    }
    const { id: unlike } = await scene.draft({ ...PARACETAMOL, name: "Amoxicillin" });
    expect(await warningsIn(unlike)).toEqual([]);
  });

  it("is answered by the prescription that is signed with a reason: its desk reads both, and the warning ends", async () => {
    const one = await sent();
    await one.refuse();
    const { id } = await copyPrescription(await scene.as("doctor", NOW + HOUR), one.id, "renew", {});
    await answered(id, "Half the dose, liver checked");
    const { lines } = await viewAtDesk(await scene.practice.as(scene.practice.administrator, NOW + HOUR), id);
    expect(lines[0]?.medicine.overruled).toContainEqual(
      expect.objectContaining({ check: "REFUSED", about: DANGER.about, reason: "Half the dose, liver checked" }),
    );
    const { refusal } = await viewPrescription(await scene.as("patient", NOW + HOUR), one.id);
    expect(refusal).toMatchObject({ kind: "unclear" });
    expect(await listRefusedPrescriptions(await scene.as("doctor", NOW + HOUR))).toEqual([]);
    expect((await medications()).map(({ name, state }) => [name, state])).toEqual([["Paracetamol", "ACTIVE"]]);
    // Beside the new one, the old one is handed out only by whoever says why.
    expect(await statusOf(() => one.hand(5))).toBe(422);
    const again = await copyPrescription(await scene.as("doctor", NOW + HOUR), one.id, "renew", {});
    expect(await warningsIn(again.id)).toEqual([]);
  });

  it("is on hold in the health record until it is answered, canceled or handed out after all", async () => {
    const one = await sent();
    await one.refuse();
    const [held] = await medications();
    expect([held?.state, held?.values["refusedOn"]]).toEqual(["ON_HOLD", "2027-01-05"]);
    expect(await fhir()).toMatchObject([
      { status: "on-hold", statusReason: [{ text: expect.stringContaining("unsafe") as string }] },
    ]);
    const glance = await glanceAtHealth(await scene.as("doctor"), scene.ids.patient);
    const shown = glance.sections.find(({ kind }) => kind === "MEDICATION")?.entries;
    expect(shown).toMatchObject([
      { name: "Paracetamol", mark: expect.stringContaining("Refused as unsafe") as string },
    ]);
    await one.hand(5, "The doctor says so");
    expect(await fhir()).toMatchObject([{ status: "active" }]);
    await one.undo(undefined, NOW + HOUR);
    expect(await fhir()).toMatchObject([{ status: "on-hold" }]);
    await one.end("cancel");
    expect(await medications()).toMatchObject([{ state: "STOPPED" }]);
  });

  it("is taken back only with the reason why it is safe now, of which its prescriber and patient are told", async () => {
    const one = await sent();
    await one.refuse();
    expect(await statusOf(() => one.undo())).toBe(422);
    await one.undo("Liver values are normal");
    expect((await mails()).slice(-2).sort()).toEqual(["prescription.refusalWithdrawn", "prescription.warningEnded"]);
    const { lines, refusal } = await viewAtDesk(await atDesk(), one.id);
    expect(refusal).toBeNull();
    expect(lines[0]?.entries.at(-1)).toMatchObject({ kind: "UNDONE", reason: "Liver values are normal" });
    expect(await medications()).toMatchObject([{ state: "ACTIVE" }]);
  });
});

describe("a correction of what was handed out in part", () => {
  it("proposes the rest, says what was handed out to prescriber and desk, and asks why where more is given", async () => {
    const one = await sent();
    await one.hand(2);
    const doctor = await scene.as("doctor", NOW + HOUR);
    const { id } = await copyPrescription(doctor, one.id, "replace", {});
    const [draft] = (await formOf(id)).lines;
    expect([draft?.line.quantity, draft?.dispensedBefore]).toEqual([3, { amount: 2, number: 1 }]);
    expect(draft?.warnings.map(({ check }) => check)).not.toContain("GIVEN_AGAIN");
    await scene.write(id, { ...PARACETAMOL, quantity: "5", quantityUnit: "TABLET" }, 1, draft?.line.id);
    expect((await formOf(id)).lines[0]?.warnings).toContainEqual(
      expect.objectContaining({ check: "GIVEN_AGAIN", about: "2 | TABLET | 1", level: "warn" }),
    );
    await answered(id, "Lost");
    const { lines } = await viewAtDesk(await scene.practice.as(scene.practice.administrator, NOW + HOUR), id);
    expect(lines[0]?.dispensedBefore).toEqual({ amount: 2, number: 1 });
  });
});

describe("the medication of a prescription that ends", () => {
  const statement = async () => (await fhir())[0];

  it("was never taken where nothing was dispensed, and ends on that day", async () => {
    const one = await sent();
    await one.end("cancel");
    expect(await statement()).toMatchObject({ status: "not-taken", effectivePeriod: { end: "2027-01-05" } });
  });

  it("is stopped where all was dispensed: its prescriber can stop it, and the patient is told", async () => {
    const one = await sent();
    await one.hand(5);
    expect((await stored(one.id))?.state).toBe("DISPENSED");
    await one.end("stop");
    expect((await stored(one.id))?.state).toBe("STOPPED");
    expect(await statement()).toMatchObject({ status: "stopped", effectivePeriod: { end: "2027-01-05" } });
    expect(await mails()).toContain("prescription.ended");
  });
});

describe("small print of a desk", () => {
  it("a medicine of which all was handed out is not refused any more", async () => {
    const { id, lineId } = await scene.draft(PARACETAMOL);
    const second = await scene.write(id, { ...PARACETAMOL, name: "Amoxicillin" }, 2);
    await signPrescription(await scene.as("doctor"), id, { version: 3 });
    await change(scene.practice, "UPDATE prescription SET state = 'SENT' WHERE organization_id = ?1 AND id = ?2", id);
    const version = await versionOf(id);
    await handOut(await atDesk(), id, { version, lines: [{ lineId, give: true, quantity: 5 }] });
    const decline = async (line: string) =>
      statusOf(async () =>
        declineLine(await atDesk(), id, {
          ...{ version: await versionOf(id), lineId: line, declineReason: "NOT_SAFE", reason: "" },
        }),
      );
    expect([await decline(lineId), await decline(second)]).toEqual([409, "done"]);
  });

  it("its patient is told to stop taking what they have, and whom to call", async () => {
    const one = await sent();
    await one.hand(2);
    await one.refuse();
    const { declined, phone } = await viewPrescription(await scene.as("patient"), one.id);
    expect(declined).toMatchObject([{ name: "Paracetamol", wasHandedOut: true }]);
    expect(phone).toEqual(expect.any(String));
  });

  it("the code is the patient's though they are not shown what is prescribed", async () => {
    const one = await sent();
    await setting(scene.practice, "prescriptions", { detailsShown: false });
    const { code, details } = await viewPrescription(await scene.as("patient"), one.id);
    expect([details, code]).toEqual([null, (await stored(one.id))?.verificationCode]);
    await one.end("cancel");
    expect((await viewPrescription(await scene.as("patient", NOW + HOUR), one.id)).code).toBeNull();
  });

  it("a second wish for a renewal with other words is refused, and the same one is one wish", async () => {
    const one = await sent();
    const ask = async (note: string) =>
      statusOf(async () => askForRenewal(await scene.as("patient", NOW + 20 * 24 * HOUR), one.id, { note }));
    expect([await ask("I travel"), await ask("I travel"), await ask("I lost it")]).toEqual(["done", "done", 409]);
  });

  it("the list of all prescriptions and its file find what stands refused, and say so", async () => {
    const [one, other] = [await sent(), await sent({ ...PARACETAMOL, name: "Amoxicillin" })];
    await one.refuse();
    await other.refuse("OUT_OF_STOCK");
    const admin = await scene.practice.as(scene.practice.administrator, NOW);
    await setting(scene.practice, "compliance", { adminsMayReadRecords: true });
    const { rows } = await listAllPrescriptions(admin, { state: "REFUSED" });
    expect(rows.map(({ id }) => id)).toEqual([one.id]);
    const file = await (await exportPrescriptions(admin, {})).text();
    expect(file.match(/Refused as unsafe/gu)).toHaveLength(1);
  });

  it("a pharmacy at which prescriptions wait is turned off only by who says so, and is told of as such", async () => {
    const one = await sent();
    const admin = await scene.practice.as(scene.practice.administrator, NOW);
    const { id: pharmacyId } = await pharmacies.save(admin, { name: "Corner" });
    await change(
      scene.practice,
      "UPDATE prescription SET pharmacy_id = ?3 WHERE organization_id = ?1 AND id = ?2",
      ...[one.id, pharmacyId],
    );
    await expect(pharmacies.switchTo(admin, false, { id: pharmacyId })).rejects.toMatchObject({ waiting: 1 });
    await pharmacies.switchTo(admin, false, { id: pharmacyId, anyway: "true" });
    const seen = await viewPrescription(await scene.as("patient"), one.id);
    expect([seen.state, seen.closedPharmacy]).toEqual(["SIGNED", "Corner"]);
    const { prescriptions } = await listPrescriptions(await scene.as("patient"), {});
    expect(prescriptions.map(({ state }) => state)).toEqual(["SIGNED"]);
  });
});

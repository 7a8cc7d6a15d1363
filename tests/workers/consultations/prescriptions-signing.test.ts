import { beforeEach, describe, expect, it } from "vitest";
import { readPrescription, linesOf } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { addConsultation } from "~/features/consultations/services/consultations/add-consultation.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { expirePrescription } from "~/features/consultations/services/prescriptions/expire-prescription.server";
import { overruleWarnings } from "~/features/consultations/services/prescriptions/overrule-warnings.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { savePrescriptionLine } from "~/features/consultations/services/prescriptions/save-prescription-line.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { startPrescription } from "~/features/consultations/services/prescriptions/start-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { canonicalJson } from "~/kernel/text/canonical-json";
import { sha256 } from "~/platform/crypto/crypto.server";
import { readSignedContent } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { change, read } from "../identity/appointments";
import {
  AMOXICILLIN,
  NOW,
  openPrescriptions,
  PARACETAMOL,
  setting,
  statusOf,
  type Prescriptions,
} from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const sign = async (id: string, version = 2, more: object = {}) =>
  signPrescription(await scene.as("doctor"), id, { version, ...more });
const stored = async (id: string) => readPrescription((await scene.as("doctor")).db, { id });
const medications = () =>
  read<{ name: string; state: string; source: string }>(
    scene.practice,
    "SELECT name, state, source FROM health_record WHERE organization_id = ?1 AND kind = 'MEDICATION' ORDER BY id",
  );

describe("signing", () => {
  it("gives numbers without gaps, a code and the hash of what was signed, and adds the medications", async () => {
    const first = await scene.signed();
    const { id } = await scene.draft(PARACETAMOL);
    const second = await sign(id);
    expect([first.number, second.number]).toEqual([1, 2]);
    const { db } = await scene.as("doctor");
    const content = await readSignedContent(db, first.id);
    expect((await stored(first.id))?.signedHash).toBe(await sha256(canonicalJson(content)));
    expect(content?.lines).toMatchObject([
      { name: "Amoxicillin", quantity: 21, medicine: { quantityUnit: "CAPSULE" } },
    ]);
    expect(await medications()).toEqual([
      { name: "Amoxicillin", state: "ACTIVE", source: "PRESCRIPTION" },
      { name: "Paracetamol", state: "ACTIVE", source: "PRESCRIPTION" },
    ]);
    const [line] = await linesOf(db, [first.id]);
    expect(line?.recordId).toEqual(expect.any(String));
  });

  it("twice at once is once: one number, one medication, and both presses are answered alike", async () => {
    const { id } = await scene.draft();
    const [one, other] = await Promise.all([sign(id), sign(id)]);
    expect(one).toEqual(other);
    expect(one.number).toBe(1);
    expect(await sign(id)).toEqual(one);
    expect(await medications()).toHaveLength(1);
    expect(await read(scene.practice, "SELECT action FROM prescription_history WHERE organization_id = ?1")).toEqual([
      { action: "sign" },
    ]);
  });

  it("is the prescriber's alone, and needs a fresh proof of who they are", async () => {
    await scene.secondDoctor();
    const { id } = await scene.draft();
    const by = (who: "otherDoctor" | "nurse" | "admin" | "patient") =>
      statusOf(async () => signPrescription(await scene.as(who), id, { version: 2 }));
    expect([await by("otherDoctor"), await by("nurse"), await by("admin"), await by("patient")]).toEqual([
      ...[404, 403, 403, 403],
    ]);
    const doctor = await scene.as("doctor");
    const stale = { ...doctor, actor: { ...doctor.actor, authenticatedAt: NOW - 16 * 60_000 } } as typeof doctor;
    expect(await statusOf(() => signPrescription(stale, id, { version: 2 }))).toBe(401);
    expect((await stored(id))?.state).toBe("DRAFT");
  });

  it("asks for a second factor where the organization does", async () => {
    await setting(scene.practice, "prescriptions", { secondFactorToSign: true });
    const { id } = await scene.draft();
    expect(await statusOf(() => sign(id))).toBe(422);
    expect((await stored(id))?.state).toBe("DRAFT");
  });

  it("is refused from a version that somebody changed since, and without a medicine", async () => {
    const { id } = await scene.begin();
    expect(await statusOf(() => sign(id, 1))).toBe(422);
    await scene.write(id, AMOXICILLIN, 1);
    expect(await statusOf(() => sign(id, 1))).toBe(409);
  });
});

describe("a draft", () => {
  it("takes a line once though its answer was lost, and refuses what was typed on an older version", async () => {
    const { id } = await scene.begin();
    const lineId = await scene.write(id, AMOXICILLIN, 1);
    await scene.write(id, AMOXICILLIN, 1, lineId);
    const { db } = await scene.as("doctor");
    expect(await linesOf(db, [id])).toHaveLength(1);
    expect(await statusOf(() => scene.write(id, PARACETAMOL, 1))).toBe(409);
  });

  it("says what is missing at the fields of a line", async () => {
    const { id } = await scene.begin();
    const said = await savePrescriptionLine(await scene.as("doctor"), id, {
      ...{ name: "Ibuprofen", form: "DROPS", version: 1, lineId: crypto.randomUUID() },
    }).catch((error: { fields: { field: string }[] }) => error.fields.map(({ field }) => field));
    expect(said).toEqual(["dose", "method", "frequency", "quantity"]);
  });

  it("is written by a nurse for a doctor, and shows itself to neither another doctor nor the patient", async () => {
    await scene.secondDoctor();
    const { id } = await scene.begin("nurse");
    expect((await stored(id))?.prescriberId).toBe(scene.ids.doctor);
    const form = (who: "doctor" | "nurse" | "otherDoctor" | "patient" | "admin") =>
      statusOf(async () => readPrescriptionForm(await scene.as(who), id));
    expect([await form("doctor"), await form("nurse"), await form("otherDoctor")]).toEqual(["done", "done", 404]);
    expect([await form("patient"), await form("admin")]).toEqual([403, 403]);
  });

  it("is not there for another practice", async () => {
    const { id } = await scene.draft();
    const elsewhere = await openPrescriptions();
    expect(await statusOf(async () => readPrescriptionForm(await elsewhere.as("doctor"), id))).toBe(404);
    expect(await statusOf(async () => signPrescription(await elsewhere.as("doctor"), id, { version: 2 }))).toBe(404);
  });
});

describe("a warning", () => {
  const form = async (id: string) => readPrescriptionForm(await scene.as("doctor"), id);

  it("of an allergy keeps a draft from being signed until it has a reason, which stays in the line", async () => {
    await scene.enter("doctor");
    const { id, lineId } = await scene.draft();
    const [line] = (await form(id)).lines;
    expect(line?.warnings).toMatchObject([
      { check: "ALLERGY.sameClass", level: "stop", about: "Penicillin", reason: "" },
    ]);
    expect(await statusOf(() => sign(id))).toBe(422);
    const danger = { lineId, check: "ALLERGY.sameClass", about: "Penicillin" };
    const overrule = async (reason: string, reasons = {}) =>
      overruleWarnings(await scene.as("doctor"), id, { version: 2, reasons, dangers: [{ ...danger, reason }] });
    // Neither a word for the cautions nor a dot is a reason for what is dangerous.
    expect(await statusOf(() => overrule("ok", { [lineId]: "By day" }))).toBe(422);
    await expect(overrule("")).rejects.toMatchObject({ fields: [{ field: "dangers.0.reason" }] });
    await overrule("Tolerated in 2025");
    expect((await sign(id, 3)).number).toBe(1);
    const { db } = await scene.as("doctor");
    expect((await linesOf(db, [id]))[0]?.medicine.overruled).toMatchObject([
      { check: "ALLERGY.sameClass", level: "stop", about: "Penicillin", reason: "Tolerated in 2025" },
    ]);
  });

  it("comes for more than the usual daily maximum, for the same substance twice, and says what it does not know", async () => {
    const { id } = await scene.draft({ ...PARACETAMOL, dose: "2", frequency: "EVERY_4_HOURS" });
    await scene.write(id, { ...PARACETAMOL, name: "Paracetamol syrup" }, 2);
    await scene.write(id, { ...PARACETAMOL, name: "Grandma's drops" }, 3);
    const { lines, coverage } = await form(id);
    expect(lines[0]?.warnings.map(({ check, about }) => `${check} ${about}`)).toEqual([
      "DUPLICATE.alsoSubstance Paracetamol syrup",
      "DOSE 6000 / 4000 mg",
    ]);
    expect(coverage).toMatchObject({ unknownLines: ["Grandma's drops"], allergies: "notAsked" });
  });
});

describe("what becomes of a signed one", () => {
  it("a correction replaces it, linked both ways, and goes on with the same medication", async () => {
    const { id: before } = await scene.signed();
    const { id } = await copyPrescription(await scene.as("doctor"), before, "replace", {});
    await sign(id, 1);
    expect([(await stored(before))?.state, (await stored(before))?.replacedById]).toEqual(["REPLACED", id]);
    expect((await stored(id))?.replacesId).toBe(before);
    expect(await medications()).toHaveLength(1);
    expect(await statusOf(async () => copyPrescription(await scene.as("doctor"), before, "replace", {}))).toBe(409);
  });

  it("a correction belongs to the same consultation, and a renewal to the one in which it is written", async () => {
    const doctor = await scene.as("doctor");
    const begin = () => addConsultation(doctor, { patientId: scene.ids.patient, type: "REVIEW", reason: "" });
    const [written, later] = [await begin(), await begin()];
    const { id: before } = await startPrescription(doctor, { patientId: scene.ids.patient, consultationId: written });
    await scene.write(before, AMOXICILLIN, 1);
    await sign(before, 2);
    const copyAt = async (purpose: "replace" | "renew", consultationId?: string) => {
      const { id } = await copyPrescription(await scene.as("doctor"), before, purpose, { consultationId });
      return (await stored(id))?.consultationId;
    };
    expect([await copyAt("replace"), await copyAt("replace", later)]).toEqual([written, written]);
    expect([await copyAt("renew"), await copyAt("renew", later)]).toEqual([null, later]);
  });

  it("a correction of one that was canceled meanwhile says so and is signed as a prescription like any other", async () => {
    const doctor = await scene.as("doctor");
    const { id: before } = await scene.signed();
    const { id } = await copyPrescription(doctor, before, "replace", {});
    expect((await readPrescriptionForm(doctor, id)).isEarlierOver).toBe(false);
    const { version } = (await readPrescription(doctor.db, { id: before })) ?? { version: 0 };
    await endPrescription(doctor, before, "cancel", { version, reason: "Wrong strength", told: "" });
    expect((await readPrescriptionForm(doctor, id)).isEarlierOver).toBe(true);
    await signPrescription(await scene.as("doctor"), id, { version: 1 });
    expect((await readPrescription(doctor.db, { id: before }))?.state).toBe("CANCELLED");
    expect((await readPrescription(doctor.db, { id }))?.state).toBe("SIGNED");
  });

  it("two corrections of the same do not both replace it", async () => {
    await scene.secondDoctor();
    const { id: before } = await scene.signed();
    const correct = async (who: "doctor" | "otherDoctor") => {
      const { id } = await copyPrescription(await scene.as(who), before, "replace", {});
      return async () => signPrescription(await scene.as(who), id, { version: 1 });
    };
    const [one, other] = [await correct("doctor"), await correct("otherDoctor")];
    expect([await statusOf(one), await statusOf(other)]).toEqual(["done", 409]);
  });

  it("the draft of a copy, and one on which nothing was written, is opened again and not begun anew", async () => {
    const { id: before } = await scene.signed();
    const copy = async (purpose: "replace" | "renew") =>
      (await copyPrescription(await scene.as("doctor"), before, purpose, { idempotencyKey: crypto.randomUUID() })).id;
    expect(new Set(await Promise.all([copy("renew"), copy("renew")])).size).toBe(1);
    const [renewal, correction] = [await copy("renew"), await copy("replace")];
    expect([await copy("renew"), await copy("replace")]).toEqual([renewal, correction]);
    expect(renewal).not.toBe(correction);
    const { id: begun } = await scene.begin();
    expect((await scene.begin()).id).toBe(begun);
    await scene.write(begun, PARACETAMOL, 1);
    expect((await scene.begin()).id).not.toBe(begun);
  });

  it("a second renewal of the same says by which number it was renewed already", async () => {
    await scene.secondDoctor();
    const { id: before } = await scene.signed();
    const renew = async (who: "doctor" | "otherDoctor") =>
      (await copyPrescription(await scene.as(who), before, "renew", {})).id;
    const [first, leftOver] = [await renew("doctor"), await renew("otherDoctor")];
    const already = async () => (await readPrescriptionForm(await scene.as("otherDoctor"), leftOver)).already;
    expect(await already()).toBeNull();
    await sign(first, 1);
    expect(await already()).toEqual({ id: first, number: 2 });
  });

  it("a correction of what the pharmacy has handed out meanwhile is refused with the reason", async () => {
    const { id: before } = await scene.signed();
    const { id } = await copyPrescription(await scene.as("doctor"), before, "replace", {});
    await change(
      scene.practice,
      "UPDATE prescription SET state = 'DISPENSED' WHERE organization_id = ?1 AND id = ?2",
      before,
    );
    const refused = { status: 409, fields: [{ message: "prescriptions:handedOut" }] };
    const signs = signPrescription(await scene.as("doctor"), id, { version: 1 });
    await expect(signs).rejects.toMatchObject(refused);
    const copies = copyPrescription(await scene.as("doctor"), before, "replace", {});
    await expect(copies).rejects.toMatchObject(refused);
  });

  it("a correction is not warned against what it replaces, though a medicine gets another name", async () => {
    for (const shown of ["shown", "hidden"]) {
      const { id: draft } = await scene.draft();
      const hide = "UPDATE prescription SET details_shown = 0 WHERE organization_id = ?1 AND id = ?2";
      if (shown === "hidden") await change(scene.practice, hide, draft);
      const { id: before } = await sign(draft, 2);
      const { id } = await copyPrescription(await scene.as("doctor"), before, "replace", {});
      const [line] = (await readPrescriptionForm(await scene.as("doctor"), id)).lines;
      expect(line?.warnings).toEqual([]);
      await scene.write(id, { ...AMOXICILLIN, name: "Amoxicillin trihydrate" }, 1, line?.line.id);
      expect((await readPrescriptionForm(await scene.as("doctor"), id)).lines[0]?.warnings).toEqual([]);
      await sign(id, 2);
      await endPrescription(await scene.as("doctor"), id, "cancel", { version: 3, reason: "For the next round" });
    }
  });

  it("the same medicine prescribed anew stands once among the medications", async () => {
    await scene.signed();
    const { id, lineId } = await scene.draft({ ...AMOXICILLIN, frequency: "TWICE_DAILY" });
    const reasons = { [lineId]: "Another pharmacy" };
    await overruleWarnings(await scene.as("doctor"), id, { version: 2, reasons });
    await sign(id, 3);
    expect(await medications()).toHaveLength(1);
    await endPrescription(await scene.as("doctor"), id, "cancel", { version: 4, reason: "Not needed" });
    // The first prescription goes on with it.
    expect(await medications()).toMatchObject([{ state: "ACTIVE" }]);
  });

  it("cancelled with a reason it ends in the health record too; dispensed it cannot be cancelled", async () => {
    const { id } = await scene.signed();
    await endPrescription(await scene.as("doctor"), id, "cancel", { version: 3, reason: "Wrong patient" });
    expect(await stored(id)).toMatchObject({ state: "CANCELLED", stateReason: "Wrong patient" });
    expect(await medications()).toMatchObject([{ state: "STOPPED" }]);
    const { details } = await viewPrescription(await scene.as("doctor"), id);
    expect(details?.lines).toMatchObject([{ refillsLeft: null }]);
    const again = async () => endPrescription(await scene.as("doctor"), id, "stop", { version: 4, reason: "x" });
    expect(await statusOf(again)).toBe(409);
  });

  it("expires after its last day, and not before", async () => {
    const { id } = await scene.signed();
    const system = (days: number) => scene.practice.as({ kind: "system", task: "test" }, NOW + days * 86_400_000);
    await expirePrescription(await system(89), { id });
    expect((await stored(id))?.state).toBe("SIGNED");
    const expired = await scene.signed(PARACETAMOL);
    await expirePrescription(await system(92), { id: expired.id });
    expect((await stored(expired.id))?.state).toBe("EXPIRED");
  });
});

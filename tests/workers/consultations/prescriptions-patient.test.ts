import { beforeEach, describe, expect, it } from "vitest";
import { answerRenewal } from "~/features/consultations/services/prescriptions/answer-renewal.server";
import { askForRenewal } from "~/features/consultations/services/prescriptions/ask-for-renewal.server";
import { checkPrescription } from "~/features/consultations/services/prescriptions/check-prescription.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { listOwnPrescriptions } from "~/features/consultations/services/prescriptions/list-own-prescriptions.server";
import { listPrescriptions } from "~/features/consultations/services/prescriptions/list-prescriptions.server";
import { exportPrescriptionPdf } from "~/features/consultations/services/prescriptions/export-prescription-pdf.server";
import { prescriptionPaper } from "~/features/consultations/support/prescriptions/prescription-paper.server";
import { printPrescription } from "~/features/consultations/services/prescriptions/print-prescription.server";
import { showPrescriptionDetails } from "~/features/consultations/services/prescriptions/show-prescription-details.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { withdrawRenewal } from "~/features/consultations/services/prescriptions/withdraw-renewal.server";
import { readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { medicationRequests } from "~/features/consultations/support/prescriptions/medication-request.server";
import { readSignedContent } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { medication } from "~/features/phr/records/medication";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { change, read } from "../identity/appointments";
import { audited, givenRelation } from "../phr/scene";
import { NOW, openPrescriptions, PARACETAMOL, setting, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const mails = () =>
  read<{ template: string; to: string }>(
    scene.practice,
    "SELECT json_extract(payload, '$.template') AS template, json_extract(payload, '$.to.id') AS \"to\" FROM outbox WHERE organization_id = ?1 AND json_extract(payload, '$.template') LIKE 'prescription.%' ORDER BY id",
  );
const payloads = () =>
  read<{ payload: string }>(scene.practice, "SELECT payload FROM outbox WHERE organization_id = ?1");

describe("a patient", () => {
  it("sees nothing that is not signed, by list, by address or on paper, and is told once it is", async () => {
    const { id } = await scene.draft();
    const patient = () => scene.as("patient");
    expect((await listPrescriptions(await patient(), {})).prescriptions).toEqual([]);
    expect(await statusOf(async () => viewPrescription(await patient(), id))).toBe(404);
    expect(await statusOf(async () => printPrescription(await patient(), id))).toBe(404);
    expect(await mails()).toEqual([]);
    await signPrescription(await scene.as("doctor"), id, { version: 2 });
    const { prescriptions } = await listPrescriptions(await patient(), {});
    expect(prescriptions).toMatchObject([
      { state: "SIGNED", number: 1, details: { medicines: ["Amoxicillin 500 mg"] } },
    ]);
    expect((await viewPrescription(await patient(), id)).staff).toBeNull();
    expect(await mails()).toEqual([{ template: "prescription.ready", to: scene.ids.patientUser }]);
    expect(JSON.stringify(await payloads())).not.toContain("Amoxicillin");
  });

  it.each([
    ["the organization hides details", async () => setting(scene.practice, "prescriptions", { detailsShown: false })],
    [
      "this one is hidden",
      async () => change(scene.practice, "UPDATE prescription SET details_shown = 0 WHERE organization_id = ?1"),
    ],
  ])("sees only that one exists, its date and its prescriber where %s", async (_, hide) => {
    const { id } = await scene.draft();
    await hide();
    await signPrescription(await scene.as("doctor"), id, { version: 2 });
    const patient = () => scene.as("patient");
    const listed = await listPrescriptions(await patient(), {});
    expect(listed.prescriptions).toMatchObject([{ id, details: null, number: null, at: NOW }]);
    const viewed = await viewPrescription(await patient(), id);
    expect(viewed).toMatchObject({ details: null, staff: null, signedAt: NOW });
    const records = await listHealthRecords(await patient(), medication, {});
    for (const seen of [listed, viewed, records])
      expect(JSON.stringify(seen)).not.toMatch(/amoxicillin|500 mg|finish/i);
    for (const paper of [printPrescription, exportPrescriptionPdf])
      expect(await statusOf(async () => paper(await patient(), id))).toBe(404);
    await givenRelation(scene.practice, "MANAGE");
    expect((await viewPrescription(await scene.as("relative"), id)).details).toBeNull();
    expect((await viewPrescription(await scene.as("nurse"), id)).details?.lines).toHaveLength(1);
    // Those who treat them see it in the record all the same.
    const { id: patientId } = viewed.patient;
    const ofDoctor = async () => listHealthRecords(await scene.as("doctor"), medication, { patientId });
    expect((await ofDoctor()).records).toMatchObject([{ name: "Amoxicillin" }]);
    const show = async (details: string) => {
      const { version = 0 } = (await readPrescription((await scene.as("doctor")).db, { id })) ?? {};
      await showPrescriptionDetails(await scene.as("doctor"), id, { version, details });
    };
    await show("shown");
    expect((await viewPrescription(await patient(), id)).details?.lines).toMatchObject([{ name: "Amoxicillin" }]);
    expect((await listHealthRecords(await patient(), medication, {})).records).toMatchObject([{ name: "Amoxicillin" }]);
    await show("hidden");
    expect((await listHealthRecords(await patient(), medication, {})).records).toEqual([]);
    expect((await ofDoctor()).records).toHaveLength(1);
  });

  it("is not read by others: not by another patient, another practice, or a doctor who does not look after them", async () => {
    const { id } = await scene.signed();
    const elsewhere = await openPrescriptions();
    const view = (context: ReturnType<typeof scene.as>) => statusOf(async () => viewPrescription(await context, id));
    expect([await view(scene.as("otherPatient")), await view(elsewhere.as("doctor"))]).toEqual([404, 404]);
    expect([await view(scene.as("otherDoctor")), await view(scene.as("admin"))]).toEqual([404, 403]);
    const { lines } = await audited(scene, async () => viewPrescription(await scene.as("nurse"), id));
    expect(lines).toEqual(["employee prescription.read DONE prescription"]);
  });
});

describe("a renewal", () => {
  const ask = async (id: string) => askForRenewal(await scene.as("patient"), id, { note: "I am going away" });
  const asked = () =>
    read<{ id: string; state: string; renewed: string | null }>(
      scene.practice,
      "SELECT id, state, renewed_by_id AS renewed FROM renewal_request WHERE organization_id = ?1",
    );

  it("is asked for once, waits in the prescriber's list, and is answered by the one that is signed for it", async () => {
    const { id } = await scene.signed();
    await Promise.all([ask(id), ask(id)]);
    await ask(id);
    expect(await asked()).toMatchObject([{ state: "REQUESTED" }]);
    const own = await listOwnPrescriptions(await scene.as("doctor"), {});
    expect(own.renewals).toMatchObject([{ prescription: { id, patientName: expect.any(String) } }]);
    const copy = await copyPrescription(await scene.as("doctor"), id, "renew", { idempotencyKey: "renewal-of-1" });
    const repeated = await copyPrescription(await scene.as("doctor"), id, "renew", { idempotencyKey: "renewal-of-1" });
    expect(repeated).toEqual(copy);
    await signPrescription(await scene.as("doctor"), copy.id, { version: 1 });
    expect(await asked()).toMatchObject([{ state: "RENEWED", renewed: copy.id }]);
    // The next one is asked of what it was renewed by.
    expect((await viewPrescription(await scene.as("patient"), id)).mayAskRenewal).toBe(false);
    expect((await mails()).map(({ template }) => template)).toEqual([
      ...["prescription.ready", "prescription.renewalAsked", "prescription.renewalAnswered"],
    ]);
  });

  it("is denied with a reason, or needs an appointment; a viewer cannot ask and a nurse cannot answer", async () => {
    const { id } = await scene.signed();
    await givenRelation(scene.practice, "VIEW");
    expect(await statusOf(async () => askForRenewal(await scene.as("relative"), id, {}))).toBe(403);
    await ask(id);
    const [wish] = await asked();
    const answer = (who: "doctor" | "nurse", said: object) =>
      statusOf(async () => answerRenewal(await scene.as(who), id, { renewalId: wish?.id, ...said }));
    expect(await answer("nurse", { answer: "DENIED", reason: "x" })).toBe(403);
    expect(await answer("doctor", { answer: "DENIED" })).toBe(422);
    expect(await answer("doctor", { answer: "APPOINTMENT_NEEDED" })).toBe("done");
    expect(await answer("doctor", { answer: "DENIED", reason: "Too early" })).toBe(409);
    const { renewal } = await viewPrescription(await scene.as("patient"), id);
    expect(renewal).toMatchObject({ state: "APPOINTMENT_NEEDED", answer: "" });
  });
});

describe("a renewal that is begun", () => {
  it("is not signed unseen once the wish for it was declined", async () => {
    const { id } = await scene.signed();
    await askForRenewal(await scene.as("patient"), id, { note: "I am going away" });
    const { renewal } = await viewPrescription(await scene.as("doctor"), id);
    const copy = await copyPrescription(await scene.as("doctor"), id, "renew", {});
    const declined = { renewalId: renewal?.id, answer: "DENIED", reason: "Too early" };
    const decline = async () => statusOf(async () => answerRenewal(await scene.as("doctor"), id, declined));
    const sign = async (version: number) =>
      statusOf(async () => signPrescription(await scene.as("doctor"), copy.id, { version }));
    const both = await Promise.all([decline(), sign(1)]);
    expect([...both].sort()).toEqual([409, "done"]);
    if (both[0] !== "done") return;
    const { refusedWish } = await readPrescriptionForm(await scene.as("doctor"), copy.id);
    expect(refusedWish).toMatchObject({ state: "DENIED" });
    expect(await sign(2)).toBe("done");
  });
});

describe("a wish for a renewal that is withdrawn", () => {
  const ask = async (id: string) => askForRenewal(await scene.as("patient"), id, { note: "I am going away" });
  const withdraw = (id: string, who: "patient" | "relative" | "doctor" = "patient") =>
    statusOf(async () => withdrawRenewal(await scene.as(who), id));
  const wishes = () =>
    read<{ id: string; state: string }>(
      scene.practice,
      "SELECT id, state FROM renewal_request WHERE organization_id = ?1 ORDER BY id",
    );

  it("waits for nobody any more, is shown as withdrawn to both, and can be asked for again", async () => {
    const { id } = await scene.signed();
    expect(await withdraw(id)).toBe(404);
    await ask(id);
    expect((await viewPrescription(await scene.as("patient"), id)).mayWithdrawRenewal).toBe(true);
    expect((await viewPrescription(await scene.as("doctor"), id)).mayWithdrawRenewal).toBe(false);
    const { lines } = await audited(scene, async () => withdrawRenewal(await scene.as("patient"), id));
    expect(lines).toEqual(["patient prescription.withdrawRenewal DONE renewalRequest"]);
    expect((await listOwnPrescriptions(await scene.as("doctor"), {})).renewals).toEqual([]);
    for (const who of ["doctor", "patient"] as const)
      expect((await viewPrescription(await scene.as(who), id)).renewal).toMatchObject({ state: "WITHDRAWN", at: NOW });
    const { mayAskRenewal, mayWithdrawRenewal } = await viewPrescription(await scene.as("patient"), id);
    // Nothing of it was fetched yet: it is not offered, and still can be asked for.
    expect([mayAskRenewal, mayWithdrawRenewal]).toEqual([false, false]);
    await ask(id);
    expect((await wishes()).map(({ state }) => state).sort()).toEqual(["REQUESTED", "WITHDRAWN"]);
  });

  it("is withdrawn once, by two at once and by a retry too, and by nobody who may only look", async () => {
    const { id } = await scene.signed();
    await givenRelation(scene.practice, "VIEW");
    await ask(id);
    expect([await withdraw(id, "relative"), await withdraw(id, "doctor")]).toEqual([403, 403]);
    expect(await Promise.all([withdraw(id), withdraw(id)])).toEqual(["done", "done"]);
    expect(await withdraw(id)).toBe("done");
    expect(await wishes()).toMatchObject([{ state: "WITHDRAWN" }]);
  });

  it("is not withdrawn once it is answered, and is not answered once it is withdrawn", async () => {
    const { id } = await scene.signed();
    const answer = async (renewalId: string | undefined) =>
      statusOf(async () =>
        answerRenewal(await scene.as("doctor"), id, { renewalId, answer: "DENIED", reason: "Too early" }),
      );
    await ask(id);
    const [first] = await wishes();
    expect(await answer(first?.id)).toBe("done");
    expect(await withdraw(id)).toBe(409);
    await ask(id);
    expect(await withdraw(id)).toBe("done");
    expect(await answer((await wishes())[1]?.id)).toBe(409);
    expect((await wishes()).map(({ state }) => state)).toEqual(["DENIED", "WITHDRAWN"]);
    await ask(id);
    const third = (await wishes())[2]?.id;
    // Whoever comes second is told so.
    const both = await Promise.all([answer(third), withdraw(id)]);
    expect(both.sort()).toEqual([409, "done"]);
  });
});

describe("the paper", () => {
  const anonymous = () => scene.practice.as({ kind: "anonymous" }, NOW);
  const codeOf = async (id: string) =>
    (await readPrescription((await scene.as("doctor")).db, { id }))?.verificationCode ?? "";

  it("says who signed and how it is taken, in the patient's language too, and counts what is printed and not what is looked at", async () => {
    await change(scene.practice, "UPDATE patient SET language_code = 'es_ES' WHERE organization_id = ?1");
    const { id } = await scene.signed();
    const { sheet } = await printPrescription(await scene.as("doctor"), id);
    const [medicines] = sheet.sections;
    expect(JSON.stringify(medicines)).toContain("1 capsule three times daily");
    expect(JSON.stringify(medicines)).toMatch(/1 cápsula/);
    expect(sheet.watermark).toBe("PREVIEW");
    expect(sheet.qr?.words[1]).toMatch(/^[^/:]+(:\d+)?\/.*check_prescription$/);
    expect(sheet.qr?.text).toContain(await codeOf(id));
    const copies = async () => (await printPrescription(await scene.as("patient"), id)).copies;
    expect([await copies(), await copies()]).toEqual([0, 0]);
    const marks: string[] = [];
    for (const who of ["doctor", "patient"] as const) {
      marks.push((await prescriptionPaper(await scene.as(who), id, "copy")).sheet.watermark);
      // It is counted before it is drawn; here there is nothing to draw with.
      await exportPrescriptionPdf(await scene.as(who), id).catch(() => null);
    }
    expect([marks, await copies()]).toEqual([["", "COPY 2"], 2]);
  });

  it("has the address of its consultation's location, else of where the doctor works, also for who checks it", async () => {
    const { id } = await scene.signed();
    const at = (city: string) =>
      change(
        scene.practice,
        "UPDATE branch SET city = ?2, address = '14 Clink Street' WHERE organization_id = ?1",
        city,
      );
    await at("London");
    const lines = async () => (await printPrescription(await scene.as("patient"), id)).sheet.letterhead.lines;
    expect(await lines()).toEqual(expect.arrayContaining(["14 Clink Street", "London"]));
    const checked = await checkPrescription(await anonymous(), await codeOf(id), "192.0.2.1");
    expect(checked.sheet.letterhead.lines).toEqual(await lines());
  });

  it("of a draft has neither its signature nor the registration number of who will sign it", async () => {
    const { id } = await scene.draft();
    const { sheet } = await prescriptionPaper(await scene.as("doctor"), id, "preview");
    expect(sheet.signature).toMatchObject({ text: "", signed: "Not signed" });
    expect(sheet.signature?.lines).toHaveLength(1);
  });

  it("is checked by its code without an account, and says the same as the paper and whether it holds", async () => {
    const { id } = await scene.signed();
    const { sheet } = await printPrescription(await scene.as("doctor"), id);
    const checked = await checkPrescription(await anonymous(), await codeOf(id), "192.0.2.1");
    expect({ ...checked.sheet, madeAt: "" }).toEqual({ ...sheet, madeAt: "", watermark: "", qr: null });
    expect(checked.state).toBe("SIGNED");
    const { sheet: shown } = checked;
    for (const secret of [scene.ids.patient, "Considered"]) expect(JSON.stringify(shown)).not.toContain(secret);
  });

  it("has the same answer for an unknown code, for what is no code, and for the code of another practice", async () => {
    const { id } = await scene.signed();
    const elsewhere = await openPrescriptions();
    const other = await elsewhere.practice.as({ kind: "anonymous" }, NOW);
    const check = (code: string, context = other) => statusOf(() => checkPrescription(context, code, "192.0.2.1"));
    expect([await check(await codeOf(id)), await check("0".repeat(16)), await check("x")]).toEqual([404, 404, 404]);
  });

  it("as FHIR is one request a line that share their group", async () => {
    const { id } = await scene.draft();
    await scene.write(id, { ...PARACETAMOL, dosageText: "One when it hurts", quantity: "1", quantityUnit: "PACK" }, 2);
    await signPrescription(await scene.as("doctor"), id, { version: 3 });
    const { db } = await scene.as("doctor");
    const [content, prescription] = [await readSignedContent(db, id), await readPrescription(db, { id })];
    if (!content || !prescription) throw new Error("it is signed");
    const requests = medicationRequests(content, prescription, "https://clinic.example/prescriptions");
    expect(requests.map(({ groupIdentifier }) => groupIdentifier?.value)).toEqual(["1", "1"]);
    expect(requests[0]).toMatchObject({
      ...{ status: "active", intent: "order", substitution: { allowedBoolean: true } },
      dosageInstruction: [{ timing: { code: { coding: [{ code: "TID" }] } } }],
      dispenseRequest: { numberOfRepeatsAllowed: 1, quantity: { value: 21 }, expectedSupplyDuration: { value: 7 } },
    });
    expect(requests[1]?.dosageInstruction).toEqual([{ text: "One when it hurts" }]);
  });
});

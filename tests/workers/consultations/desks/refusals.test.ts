import { beforeEach, describe, expect, it } from "vitest";
import { handedOrDeclined } from "~/features/consultations/data/pharmacy/handed-or-declined.server";
import { linesOf, readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import type { DeclineReason } from "~/features/consultations/domain/pharmacy/dispense";
import { declineLine } from "~/features/consultations/services/pharmacy/decline-line.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { askForRenewal } from "~/features/consultations/services/prescriptions/ask-for-renewal.server";
import { checkPrescription } from "~/features/consultations/services/prescriptions/check-prescription.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { countRenewalsAsked } from "~/features/consultations/services/prescriptions/count-renewals-asked.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { listOwnPrescriptions } from "~/features/consultations/services/prescriptions/list-own-prescriptions.server";
import { listPrescriptions } from "~/features/consultations/services/prescriptions/list-prescriptions.server";
import { listRefusedPrescriptions } from "~/features/consultations/services/prescriptions/list-refused-prescriptions.server";
import { printPrescription } from "~/features/consultations/services/prescriptions/print-prescription.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { uuidv7 } from "~/kernel/ids";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { change, read } from "../../identity/appointments";
import { employeeActor } from "../../support/organization";
import { NOW, openPrescriptions, PARACETAMOL, setting, statusOf, type Prescriptions } from "../prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const DAY = 86_400_000;
const atDesk = () => scene.practice.as(employeeActor(uuidv7(NOW), { roles: [ROLE.PHARMACY] }), NOW);
const stored = async (id: string) => readPrescription((await scene.as("doctor")).db, { id });

/** A prescription of amoxicillin and paracetamol that every pharmacy sees, and what a pharmacist does with it. */
async function sent() {
  const { id, lineId: first } = await scene.draft();
  const second = await scene.write(id, PARACETAMOL, 2);
  await signPrescription(await scene.as("doctor"), id, { version: 3 });
  await change(
    scene.practice,
    "UPDATE prescription SET state = 'SENT' WHERE organization_id = ?1 AND id = ?2 AND state = 'SIGNED'",
    id,
  );
  const version = async () => (await stored(id))?.version;
  const refuse = async (lineId: string, declineReason: DeclineReason) =>
    declineLine(await atDesk(), id, { version: await version(), lineId, declineReason, reason: "" });
  const hand = async (lineId: string) =>
    handOut(await atDesk(), id, {
      ...{ version: await version(), lines: [{ lineId, give: true, quantity: 21, reason: "The doctor says so" }] },
    });
  const cancel = async (told = "") =>
    endPrescription(await scene.as("doctor"), id, "cancel", { version: await version(), reason: "Not safe", told });
  return { id, first, second, refuse, hand, cancel };
}

const mails = async () =>
  (
    await read<{ template: string }>(
      scene.practice,
      "SELECT json_extract(payload, '$.template') AS template FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id",
    )
  ).map(({ template }) => template);

/** What stands across a paper, and which of its medicines are marked. */
function marked({ watermark, sections: [medicines] }: PrintedSheet) {
  const entries = medicines?.kind === "entries" ? medicines.entries : [];
  return [watermark, entries.map(({ marks = [] }) => marks.length > 0)];
}

describe("a medicine that a pharmacist refused as unsafe", () => {
  it("is marked where it stands on the patient's paper and by its code, across it too, until it is answered", async () => {
    const { id, first, second, refuse, hand } = await sent();
    const code = (await stored(id))?.verificationCode ?? "";
    const stranger = await scene.practice.as({ kind: "anonymous" }, NOW);
    const papers = async () => [
      marked((await printPrescription(await scene.as("patient"), id)).sheet),
      marked((await checkPrescription(stranger, code, "192.0.2.1")).sheet),
    ];
    await refuse(first, "NOT_SAFE");
    const inPart = ["PARTLY REFUSED", [true, false]];
    expect(await papers()).toEqual([inPart, inPart]);
    await refuse(second, "NOT_SAFE");
    const whole = ["REFUSED", [true, true]];
    expect(await papers()).toEqual([whole, whole]);
    await hand(first);
    expect((await papers())[0]).toEqual(["PARTLY REFUSED", [false, true]]);
  });

  it("is named to its patient though they are not shown what is prescribed, and nothing else is", async () => {
    const { id, first, second, refuse } = await sent();
    await setting(scene.practice, "prescriptions", { detailsShown: false });
    await refuse(second, "OUT_OF_STOCK");
    await refuse(first, "NOT_SAFE");
    const patient = await scene.as("patient");
    const { details, declined } = await viewPrescription(patient, id);
    expect([details, declined.map(({ name }) => name)]).toEqual([null, ["Amoxicillin"]]);
    const { prescriptions } = await listPrescriptions(patient, {});
    expect(prescriptions.map((each) => each.declined.map(({ name }) => name))).toEqual([["Amoxicillin"]]);
    expect(JSON.stringify(prescriptions)).not.toContain("Paracetamol");
  });

  it("is not renewed before the doctor was spoken to, by no request and no later, and is offered no renewal", async () => {
    const { id, first, refuse, hand } = await sent();
    await refuse(first, "NOT_SAFE");
    const ask = async (days: number) =>
      statusOf(async () => askForRenewal(await scene.as("patient", NOW + days * DAY), id, { note: "I need it" }));
    expect(await ask(20)).toBe(409);
    // Its time is over, and nobody has answered.
    expect(await ask(300)).toBe(409);
    const offered = async () => (await viewPrescription(await scene.as("patient", NOW + 20 * DAY), id)).mayAskRenewal;
    expect(await offered()).toBe(false);
    await hand(first);
    expect([await offered(), await ask(20)]).toEqual([true, "done"]);
  });

  it("stands beside a request that waits already, which is answered when the prescription ends", async () => {
    const { id, first, refuse, cancel } = await sent();
    await askForRenewal(await scene.as("patient", NOW + 20 * DAY), id, { note: "" });
    await refuse(first, "NOT_SAFE");
    const waiting = async () => (await listOwnPrescriptions(await scene.as("doctor"), {})).renewals;
    expect(await waiting()).toMatchObject([{ prescription: { refusal: { kind: "unsafe" } } }]);
    await cancel("Please do not take it");
    expect([await waiting(), await countRenewalsAsked(await scene.as("doctor"))]).toEqual([[], 0]);
    const { renewal } = await viewPrescription(await scene.as("patient"), id);
    expect(renewal).toMatchObject({ state: "DENIED", answer: "Please do not take it" });
  });

  it("waits on the home page of its doctor alone until it is handed out, replaced or canceled", async () => {
    const home = async (who: "doctor" | "otherDoctor" = "doctor") =>
      (await listRefusedPrescriptions(await scene.as(who))).map(({ id, kind }) => ({ id, kind }));
    const one = await sent();
    await one.refuse(one.first, "OUT_OF_STOCK");
    expect(await home()).toEqual([]);
    await one.refuse(one.second, "UNCLEAR");
    expect(await home()).toEqual([{ id: one.id, kind: "unclear" }]);
    await one.refuse(one.first, "NOT_SAFE");
    expect([await home(), await home("otherDoctor")]).toEqual([[{ id: one.id, kind: "unsafe" }], []]);
    expect(await statusOf(async () => listRefusedPrescriptions(await scene.as("patient")))).toBe(403);
    await one.hand(one.first);
    expect(await home()).toEqual([{ id: one.id, kind: "unclear" }]);
    await change(
      scene.practice,
      "UPDATE prescription SET state = 'SENT', version = version + 1 WHERE organization_id = ?1 AND id = ?2",
      one.id,
    );
    await one.cancel();
    expect(await home()).toEqual([]);
  });
});

it("its prescriber is told urgently of what they must answer, and as before of what is not in stock", async () => {
  const { first, second, refuse } = await sent();
  await refuse(first, "OUT_OF_STOCK");
  await refuse(second, "NOT_SAFE");
  const told = (await mails()).filter((each) => each === "prescription.declined" || each === "prescription.refused");
  expect(told).toEqual(["prescription.declined", "prescription.refused"]);
});

describe("a patient with an account", () => {
  const ended = async () => (await mails()).filter((each) => each === "prescription.ended").length;

  it("is told that a prescription was canceled or stopped, and of no draft that is thrown away", async () => {
    const { id, cancel } = await sent();
    await cancel("Please do not take it");
    expect(await ended()).toBe(1);
    const { id: begun } = await scene.signed(PARACETAMOL);
    await change(
      scene.practice,
      "UPDATE prescription SET state = 'PARTLY_DISPENSED' WHERE organization_id = ?1 AND id = ?2",
      begun,
    );
    await endPrescription(await scene.as("doctor"), begun, "stop", { version: 3, reason: "A rash" });
    expect(await ended()).toBe(2);
    // What replaces one is told when it is signed.
    await copyPrescription(await scene.as("doctor"), id, "renew", {});
    expect(await ended()).toBe(2);
  });

  it("is the only one who is told: without an account nothing is sent", async () => {
    const { cancel } = await sent();
    await change(scene.practice, "UPDATE patient SET user_id = NULL WHERE organization_id = ?1");
    await cancel();
    expect(await ended()).toBe(0);
  });
});

it("what was refused is read of more prescriptions at once than a statement of D1 takes values", async () => {
  const { id } = await sent();
  const { db } = await scene.as("doctor");
  const many = [...Array.from({ length: 400 }, () => uuidv7(NOW)), id];
  expect(await linesOf(db, many)).toHaveLength(2);
  expect(await handedOrDeclined(db, many)).toEqual([]);
});

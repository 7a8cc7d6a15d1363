import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { linesOf, readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { declineLine } from "~/features/consultations/services/pharmacy/decline-line.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { listDesk } from "~/features/consultations/services/pharmacy/list-desk.server";
import { undoEntry } from "~/features/consultations/services/pharmacy/undo-entry.server";
import { viewAtDesk } from "~/features/consultations/services/pharmacy/view-at-desk.server";
import { checkPrescription } from "~/features/consultations/services/prescriptions/check-prescription.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { discardPrescription } from "~/features/consultations/services/prescriptions/discard-prescription.server";
import { dropFavouriteMedicine } from "~/features/consultations/services/prescriptions/drop-favourite-medicine.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { keepFavouriteMedicine } from "~/features/consultations/services/prescriptions/keep-favourite-medicine.server";
import { listOwnPrescriptions } from "~/features/consultations/services/prescriptions/list-own-prescriptions.server";
import { listPrescriptions } from "~/features/consultations/services/prescriptions/list-prescriptions.server";
import { readPrescriptionForm } from "~/features/consultations/services/prescriptions/read-prescription-form.server";
import { readSentElsewhere } from "~/features/consultations/services/pharmacy/read-sent-elsewhere.server";
import { sendPrescription } from "~/features/consultations/services/prescriptions/send-prescription.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { takePrescriptionLine } from "~/features/consultations/services/prescriptions/take-prescription-line.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import {
  confirmAuthenticator,
  readAuthenticatorSetUp,
  startAuthenticator,
} from "~/features/identity/services/second-factors/set-up-authenticator.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import type { EmployeeActor } from "~/platform/access/actor.server";
import { FRESH_TO_SIGN_MS } from "~/platform/access/fresh-sign-in.server";
import { uuidv7 } from "~/kernel/ids";
import { viewHealthRecord } from "~/features/phr/services/records/view-health-record.server";
import { change, read } from "../identity/appointments";
import { codeAt } from "../identity/second-step-scene";
import { employeeActor } from "../support/organization";
import { NOW, openPrescriptions, PARACETAMOL, setting, statusOf, type Prescriptions } from "./prescriptions-scene";

let scene: Prescriptions;
beforeEach(async () => {
  scene = await openPrescriptions();
});

const stored = async (id: string) => readPrescription((await scene.as("doctor")).db, { id });
const templates = async () =>
  (
    await read<{ template: string; to: string }>(
      scene.practice,
      "SELECT json_extract(payload, '$.template') AS template, json_extract(payload, '$.to.id') AS \"to\" FROM outbox WHERE organization_id = ?1 AND topic = 'mail' ORDER BY id",
    )
  ).map(({ template, to }) => `${template} ${to}`);

/** A pharmacy with somebody who works there. */
async function pharmacyOf(name: string) {
  const { practice } = scene;
  const [pharmacyId, pharmacistId] = [uuidv7(NOW), uuidv7(NOW)];
  const add = (text: string, ...values: unknown[]) => change(practice, text, ...values);
  await add("INSERT INTO pharmacy (organization_id, id, name) VALUES (?1, ?2, ?3)", pharmacyId, name);
  await add(
    "INSERT INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', ?3, ?3, 1, ?4)",
    ...[pharmacistId, `${pharmacistId}@clinic.example`, NOW],
  );
  await add(
    "INSERT INTO employee (organization_id, id, user_id, first_name, last_name, team_user_type, admin_approval, languages, created_at) VALUES (?1, ?2, ?2, 'Phil', 'Pharmacist', 2, 1, '[]', ?3)",
    ...[pharmacistId, NOW],
  );
  await add(
    "INSERT INTO employee_role (organization_id, employee_id, role_id) VALUES (?1, ?2, ?3)",
    ...[pharmacistId, practice.created.roles["pharmacy"]],
  );
  await add(
    "INSERT INTO pharmacy_employee (organization_id, employee_id, pharmacy_id) VALUES (?1, ?2, ?3)",
    ...[pharmacistId, pharmacyId],
  );
  const pharmacist = employeeActor(pharmacistId, { roles: [ROLE.PHARMACY] });
  return { pharmacyId, pharmacistId, at: () => practice.as(pharmacist, NOW) };
}

describe("sending", () => {
  it("lets the pharmacy that is named see it, tells it, and can name another one; the first sees it no more", async () => {
    const [corner, market] = [await pharmacyOf("Corner"), await pharmacyOf("Market")];
    const { id } = await scene.signed();
    const send = async (pharmacyId: string, version: number) =>
      sendPrescription(await scene.as("doctor"), id, { version, pharmacyId });
    expect(await statusOf(() => send("unknown", 3))).toBe(422);
    await send(corner.pharmacyId, 3);
    await send(corner.pharmacyId, 3);
    expect(await stored(id)).toMatchObject({ state: "SENT", pharmacyId: corner.pharmacyId, version: 4 });
    expect(await templates()).toContain(`prescription.received ${corner.pharmacistId}`);
    expect(await statusOf(async () => viewAtDesk(await market.at(), id))).toBe(404);
    expect(await statusOf(() => send(market.pharmacyId, 3))).toBe(409);
    await send(market.pharmacyId, 4);
    expect(await statusOf(async () => viewAtDesk(await corner.at(), id))).toBe(404);
    const told = (await templates()).filter((each) => /calledOff|Elsewhere/u.test(each));
    expect(told).toEqual([`prescription.sentElsewhere ${corner.pharmacistId}`]);
    // The first finds it by its number among those, and is told so where its page is open; it reads nothing else of it.
    const { number } = (await stored(id)) ?? {};
    const moved = { id, number, state: "SENT", at: NOW };
    expect((await listDesk(await corner.at(), {})).elsewhere).toEqual([moved]);
    expect(await readSentElsewhere(await corner.at(), id)).toEqual(moved);
    expect((await listDesk(await market.at(), {})).elsewhere).toEqual([]);
    expect(await readSentElsewhere(await market.at(), id)).toBeNull();
    expect((await viewAtDesk(await market.at(), id)).prescription.state).toBe("SENT");
  });

  it("comes with signing where the draft names a pharmacy, which is told", async () => {
    const corner = await pharmacyOf("Corner");
    const { id } = await scene.draft();
    await change(
      scene.practice,
      "UPDATE prescription SET pharmacy_id = ?2 WHERE organization_id = ?1",
      corner.pharmacyId,
    );
    await signPrescription(await scene.as("doctor"), id, { version: 2 });
    expect((await stored(id))?.state).toBe("SENT");
    expect((await templates()).sort()).toEqual([
      `prescription.ready ${scene.ids.patientUser}`,
      `prescription.received ${corner.pharmacistId}`,
    ]);
    const { staff } = await viewPrescription(await scene.as("doctor"), id);
    expect(staff?.history.map(({ action }) => action)).toEqual(["send", "sign"]);
  });
});

describe("what a pharmacy declines", () => {
  it("is told its prescriber and its patient, each in their words, until it is taken back", async () => {
    const corner = await pharmacyOf("Corner");
    const { id } = await scene.signed();
    await sendPrescription(await scene.as("doctor"), id, { version: 3, pharmacyId: corner.pharmacyId });
    const [line] = await linesOf((await scene.as("doctor")).db, [id]);
    await declineLine(await corner.at(), id, {
      ...{ version: 4, lineId: line?.id, declineReason: "UNCLEAR", reason: "Which strength?" },
    });
    expect(await templates()).toContain(`prescription.refused ${scene.ids.doctor}`);
    const own = async () => (await listOwnPrescriptions(await scene.as("doctor"), {})).prescriptions;
    const named = [{ name: "Amoxicillin", declineReason: "UNCLEAR" }];
    expect(await own()).toMatchObject([{ id, refusal: { kind: "unclear", ofAll: true }, declined: named }]);
    const { prescriptions } = await listPrescriptions(await scene.as("patient"), {});
    expect(prescriptions).toMatchObject([
      { refusal: { kind: "unclear", canFetch: true }, declined: [{ ...named[0], pharmacy: "Corner" }] },
    ]);
    expect(JSON.stringify(prescriptions)).not.toContain("Which strength?");
    // What a pharmacist writes is for the prescriber; whoever declines the next medicine tells the patient no second time.
    const told = async () => (await templates()).filter((each) => each.startsWith("prescription.notDispensed"));
    expect(await told()).toEqual([`prescription.notDispensed ${scene.ids.patientUser}`]);
    const seen = async (who: "doctor" | "patient") =>
      (await viewPrescription(await scene.as(who), id)).details?.lines[0]?.declined;
    expect(await seen("doctor")).toMatchObject({ declineReason: "UNCLEAR", reason: "Which strength?" });
    expect(await seen("patient")).toMatchObject({ declineReason: "UNCLEAR", reason: "", pharmacy: "Corner" });
    const entry = (await viewAtDesk(await corner.at(), id)).lines[0]?.entries[0];
    await undoEntry(await corner.at(), id, { version: 5, entryId: entry?.id });
    expect(await seen("doctor")).toBeNull();
    expect(await own()).toMatchObject([{ refusal: null, declined: [] }]);
  });
});

it("says by its code that the prescriber must be asked where it was refused as unsafe or unclear, and no more than that", async () => {
  const corner = await pharmacyOf("Corner");
  const { id } = await scene.signed();
  await sendPrescription(await scene.as("doctor"), id, { version: 3, pharmacyId: corner.pharmacyId });
  const [line] = await linesOf((await scene.as("doctor")).db, [id]);
  const code = (await stored(id))?.verificationCode ?? "";
  const checked = async () => checkPrescription(await scene.practice.as({ kind: "anonymous" }, NOW), code, "192.0.2.1");
  expect(await checked()).toMatchObject({ refused: null, sentTo: "Corner" });
  const refused: unknown[] = [];
  for (const [at, declineReason] of ["OUT_OF_STOCK", "UNCLEAR", "NOT_SAFE", "OUT_OF_STOCK"].entries()) {
    const said = { version: 4 + at, lineId: line?.id, declineReason, reason: "Canary of the pharmacist" };
    await declineLine(await corner.at(), id, said);
    refused.push((await checked()).refused);
  }
  expect(refused).toEqual([null, "unclear", "unsafe", "unsafe"]);
  expect(JSON.stringify(await checked())).not.toMatch(/Canary|Phil|Corner/u);
});

describe("the history of a prescription", () => {
  it("says where it was sent, and what the pharmacy did and took back, with medicine and amount", async () => {
    const corner = await pharmacyOf("Corner");
    const { id } = await scene.signed();
    await sendPrescription(await scene.as("doctor"), id, { version: 3, pharmacyId: corner.pharmacyId });
    const [line] = await linesOf((await scene.as("doctor")).db, [id]);
    const lineId = line?.id ?? "";
    await handOut(await corner.at(), id, { version: 4, lines: [{ lineId, give: true, quantity: 6 }] });
    const [entry] = (await viewAtDesk(await corner.at(), id)).lines[0]?.entries ?? [];
    await undoEntry(await corner.at(), id, { version: 5, entryId: entry?.id });
    const history = (await viewPrescription(await scene.as("doctor"), id)).staff?.history ?? [];
    const said = history.map(({ action, reason, by, entry: of }) => (of ? of : { action, reason, by }));
    expect(said).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: "send", reason: "Corner" }),
        expect.objectContaining({
          ...{ kind: "DISPENSED", quantity: 6, isUndone: true, undoes: null, pharmacy: "Corner" },
          line: expect.objectContaining({ name: "Amoxicillin" }) as unknown,
        }),
        expect.objectContaining({ kind: "UNDONE", quantity: 6, isUndone: false, undoes: "DISPENSED" }),
      ]),
    );
    expect(said).toHaveLength(4);
  });
});

describe("a pharmacy that has a prescription", () => {
  it("is told that it was canceled or replaced, finds it among those, and from there the newer one", async () => {
    const corner = await pharmacyOf("Corner");
    const sent = async (medicine?: object) => {
      const { id } = await scene.signed(medicine);
      await sendPrescription(await scene.as("doctor"), id, { version: 3, pharmacyId: corner.pharmacyId });
      return id;
    };
    const [canceled, replaced] = [await sent(), await sent(PARACETAMOL)];
    const told = async () =>
      (await templates()).filter((each) => each === `prescription.calledOff ${corner.pharmacistId}`).length;
    await endPrescription(await scene.as("doctor"), canceled, "cancel", { version: 4, reason: "A rash" });
    expect(await told()).toBe(1);
    const { id: newer } = await copyPrescription(await scene.as("doctor"), replaced, "replace", {});
    await signPrescription(await scene.as("doctor"), newer, { version: 1 });
    expect(await told()).toBe(2);
    const { id: onPaper } = await scene.signed();
    await endPrescription(await scene.as("doctor"), onPaper, "cancel", { version: 3, reason: "Not sent" });
    expect(await told()).toBe(2);
    const ended = (await listDesk(await corner.at(), { queue: "ENDED" })).rows.map(({ id }) => id);
    expect(ended.sort()).toEqual([canceled, replaced].sort());
    const { replacedBy } = await viewAtDesk(await corner.at(), replaced);
    expect(replacedBy).toEqual({ id: newer, number: expect.any(Number) as unknown });
  });
});

describe("an end", () => {
  it("stops what was handed out in part, for a reason that stays, and once though it is pressed twice", async () => {
    const { id } = await scene.signed();
    await change(scene.practice, "UPDATE prescription SET state = 'PARTLY_DISPENSED' WHERE organization_id = ?1");
    const stop = async (reason: string, version = 3) =>
      endPrescription(await scene.as("doctor"), id, "stop", { version, reason });
    expect(await statusOf(() => stop(""))).toBe(422);
    await stop("A rash");
    await stop("A rash");
    expect(await stored(id)).toMatchObject({ state: "STOPPED", stateReason: "A rash", version: 4 });
    expect(await statusOf(() => stop("Something else", 4))).toBe(409);
  });

  it("is told the patient in the words that were written for them alone, on its page and in their record", async () => {
    const seen = async (who: "doctor" | "patient", id: string) => {
      const context = await scene.as(who);
      return JSON.stringify([await viewPrescription(context, id), await listPrescriptions(context, given(who))]);
    };
    const given = (who: "doctor" | "patient") => (who === "doctor" ? { patientId: scene.ids.patient } : {});
    const stopped = async () =>
      read<{ reason: string }>(
        scene.practice,
        "SELECT json_extract(values_json, '$.reasonStopped') AS reason FROM health_record WHERE organization_id = ?1 AND state = 'STOPPED' ORDER BY id",
      );
    const { id } = await scene.signed();
    const reason = "Doctor-shopping, see the letter";
    await endPrescription(await scene.as("doctor"), id, "cancel", { version: 3, reason });
    expect(await seen("patient", id)).not.toContain(reason);
    expect((await viewPrescription(await scene.as("doctor"), id)).details).toMatchObject({
      stateReason: reason,
      told: "",
    });
    expect(await stopped()).toEqual([{ reason: "" }]);
    const { id: other } = await scene.signed(PARACETAMOL);
    const told = "Please use what you have at home";
    await endPrescription(await scene.as("doctor"), other, "cancel", { version: 3, reason, told });
    expect(await seen("patient", other)).toContain(told);
    expect(await seen("patient", other)).not.toContain(reason);
    expect((await stopped()).map((each) => each.reason).sort()).toEqual(["", told]);
    const { staff, details } = await viewPrescription(await scene.as("doctor"), other);
    expect(details).toMatchObject({ stateReason: reason, told });
    expect(staff?.history.map((each) => [each.action, each.reason])).toContainEqual(["tell", told]);
  });

  it("that was written before for the file alone is taken out of what the patient reads of their medicines", async () => {
    const { id } = await scene.signed();
    await endPrescription(await scene.as("doctor"), id, "cancel", { version: 3, reason: "Doctor-shopping", told: "A" });
    const reasons = async (who: "doctor" | "patient") => {
      const context = await scene.as(who);
      const [record] = await read<{ id: string }>(
        scene.practice,
        "SELECT id FROM health_record WHERE organization_id = ?1 AND state = 'STOPPED'",
      );
      return JSON.stringify(await viewHealthRecord(context, record?.id));
    };
    // As it was kept before what the patient reads was asked for by itself.
    const kept =
      "UPDATE health_record SET values_json = json_set(values_json, '$.reasonStopped', 'Doctor-shopping') WHERE organization_id = ?1 AND state = 'STOPPED'";
    await change(scene.practice, kept);
    expect(await reasons("patient")).toContain("Doctor-shopping");
    const [mend = ""] = env.TENANT_MIGRATIONS.find(({ name }) => name.includes("reasons_for_the_file"))?.queries ?? [];
    for (const database of [env.TENANT_DB_0, env.TENANT_DB_1]) await database.prepare(mend).run();
    expect(await reasons("patient")).not.toContain("Doctor-shopping");
  });

  it("of a draft takes its lines away and leaves nothing, not from a version that somebody changed", async () => {
    const { id } = await scene.draft();
    const discard = async (version: number) => discardPrescription(await scene.as("doctor"), id, { version });
    expect(await statusOf(() => discard(1))).toBe(409);
    await discard(2);
    expect(await stored(id)).toBeUndefined();
    expect(await linesOf((await scene.as("doctor")).db, [id])).toEqual([]);
    expect(await statusOf(() => discard(2))).toBe(404);
  });
});

describe("a favourite", () => {
  const form = async (id: string, who: "doctor" | "nurse" = "doctor") => readPrescriptionForm(await scene.as(who), id);

  it("is kept once without what was said of the patient, written again by one press, and is its keeper's alone", async () => {
    await scene.enter("doctor");
    const { id, lineId } = await scene.draft({ ...PARACETAMOL, reason: "Headache after a fall" });
    const keep = async () => keepFavouriteMedicine(await scene.as("doctor"), id, lineId);
    await keep();
    await keep();
    const { favourites } = await form(id);
    expect(favourites).toMatchObject([{ name: "Paracetamol", medicine: { reason: "", overruled: [] } }]);
    expect((await form(id, "nurse")).favourites).toEqual([]);
    const { id: next } = await scene.begin();
    const take = async () =>
      takePrescriptionLine(await scene.as("doctor"), next, {
        ...{ from: "favourite", fromId: favourites[0]?.id, lineId: crypto.randomUUID(), version: 1 },
      });
    await take();
    expect((await form(next)).lines).toMatchObject([{ line: { name: "Paracetamol", quantity: 5 }, isWhole: true }]);
    await dropFavouriteMedicine(await scene.as("nurse"), favourites[0]?.id);
    expect((await form(id)).favourites).toHaveLength(1);
    await dropFavouriteMedicine(await scene.as("doctor"), favourites[0]?.id);
    expect((await form(id)).favourites).toEqual([]);
  });

  it("stands beside what the patient was prescribed before, which is written again without its reasons", async () => {
    await scene.signed(PARACETAMOL);
    const { id } = await scene.begin();
    const [past] = (await form(id)).past;
    await takePrescriptionLine(await scene.as("doctor"), id, {
      ...{ from: "past", fromId: past?.id, lineId: crypto.randomUUID(), version: 1 },
    });
    const [line] = (await form(id)).lines;
    expect(line).toMatchObject({ line: { name: "Paracetamol", medicine: { overruled: [] } } });
    expect(line?.warnings.map(({ check }) => check)).toContain("DUPLICATE.sameSubstance");
  });
});

it("a patient is offered a renewal once most of it is used, and on its own page once some of it was fetched", async () => {
  const { id } = await scene.signed({ ...PARACETAMOL, days: "20" });
  const offered = async (days: number) =>
    (await listPrescriptions(await scene.as("patient", NOW + days * 86_400_000), {})).prescriptions[0]?.canAskRenewal;
  expect([await offered(0), await offered(14), await offered(15)]).toEqual([false, false, true]);
  const onPage = async (days = 0) => viewPrescription(await scene.as("patient", NOW + days * 86_400_000), id);
  expect(await onPage()).toMatchObject({ mayAskRenewal: false, isEarly: true });
  expect(await onPage(15)).toMatchObject({ mayAskRenewal: true, isEarly: false });
  await change(scene.practice, "UPDATE prescription_line SET dispensed = 5 WHERE organization_id = ?1");
  expect(await onPage()).toMatchObject({ mayAskRenewal: true, isEarly: true });
});

describe("the second factor, where the organization asks for it,", () => {
  it("is a code that fits; a wrong one signs nothing, and for fifteen minutes in this session no other one is asked for", async () => {
    const doctor = (at = NOW) => scene.as("doctor", at);
    const { userId, sessionHash } = scene.people.doctor as EmployeeActor;
    await change(
      scene.practice,
      "INSERT OR IGNORE INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', ?2, ?2, 1, ?3)",
      ...[userId, NOW],
    );
    await change(
      scene.practice,
      "INSERT INTO user_session (organization_id, token_hash, user_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5)",
      ...[sessionHash, userId, NOW, NOW + 86_400_000],
    );
    await startAuthenticator(await doctor());
    const setUp = await readAuthenticatorSetUp(await doctor());
    if (!setUp) throw new Error("nothing is being set up");
    await confirmAuthenticator(await doctor(), { secondFactor: codeAt(setUp.seed, NOW - 30_000) });
    await setting(scene.practice, "prescriptions", { secondFactorToSign: true });
    // As if the second step of this session were longer ago.
    await change(scene.practice, "UPDATE user_session SET second_factor_at = ?2 WHERE organization_id = ?1", 1);
    const { id } = await scene.draft();
    const sign = async (which: string, secondFactor: string) =>
      signPrescription(await doctor(), which, { version: 2, secondFactor });
    const code = codeAt(setUp.seed, NOW);
    const wrong = code === "000000" ? "000001" : "000000";
    expect(await statusOf(() => sign(id, wrong))).toBe(422);
    expect((await stored(id))?.state).toBe("DRAFT");
    await sign(id, code);
    expect(await stored(id)).toMatchObject({ state: "SIGNED", signedWith: "SIGN_IN+TOTP" });
    const next = await scene.draft(PARACETAMOL);
    const asks = async (at: number) => (await readPrescriptionForm(await doctor(at), next.id)).asked.code;
    const later = NOW + FRESH_TO_SIGN_MS + 1;
    expect([await asks(NOW), await asks(NOW + FRESH_TO_SIGN_MS), await asks(later)]).toEqual([null, null, "APP"]);
    // A code is good once, also where another one is asked for.
    const past = {
      ...(await doctor(later)),
      actor: { ...scene.people.doctor, authenticatedAt: later } as EmployeeActor,
    };
    expect(await statusOf(() => signPrescription(past, next.id, { version: 2, secondFactor: code }))).toBe(422);
    await signPrescription(await doctor(), next.id, { version: 2 });
    expect(await stored(next.id)).toMatchObject({ state: "SIGNED", signedWith: "SIGN_IN+SESSION" });
  });
});

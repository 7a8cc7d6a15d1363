import { beforeAll, describe, expect, it } from "vitest";
import { readPrescription } from "~/features/consultations/data/prescriptions/prescriptions-read.server";
import { PRESCRIPTION_STATES } from "~/features/consultations/domain/prescriptions/prescription-states";
import { declineLine } from "~/features/consultations/services/pharmacy/decline-line.server";
import { handOut } from "~/features/consultations/services/pharmacy/hand-out.server";
import { takeBack } from "~/features/consultations/services/pharmacy/take-back.server";
import { undoEntry } from "~/features/consultations/services/pharmacy/undo-entry.server";
import { viewAtDesk } from "~/features/consultations/services/pharmacy/view-at-desk.server";
import { askForRenewal } from "~/features/consultations/services/prescriptions/ask-for-renewal.server";
import { changePrescription } from "~/features/consultations/services/prescriptions/change-prescription.server";
import { copyPrescription } from "~/features/consultations/services/prescriptions/copy-prescription.server";
import { discardPrescription } from "~/features/consultations/services/prescriptions/discard-prescription.server";
import { endPrescription } from "~/features/consultations/services/prescriptions/end-prescription.server";
import { sendPrescription } from "~/features/consultations/services/prescriptions/send-prescription.server";
import { showPrescriptionDetails } from "~/features/consultations/services/prescriptions/show-prescription-details.server";
import { signPrescription } from "~/features/consultations/services/prescriptions/sign-prescription.server";
import { viewPrescription } from "~/features/consultations/services/prescriptions/view-prescription.server";
import { withdrawRenewal } from "~/features/consultations/services/prescriptions/withdraw-renewal.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { DISPENSE_ACTS, PRESCRIPTION_ACT_SIGNS, PRESCRIPTION_ACTS } from "../../support/expected/prescription-acts";
import { change } from "../identity/appointments";
import { givenRelation, openRecords } from "../phr/scene";
import { employeeActor, patientActor } from "../support/organization";
import { MEDICINE, NOW } from "./pharmacy-scene";
import { statusOf } from "./prescriptions-scene";

/** A practice with everybody who may come to a prescription, and two pharmacies, at one of which somebody works. */
async function openActs() {
  const { practice, ids } = await openRecords();
  await givenRelation(practice, "VIEW");
  const [provider, elsewhere] = [ids.otherDoctor, uuidv7(NOW)];
  const [corner, market] = [uuidv7(NOW), uuidv7(NOW)];
  const add = (text: string, ...values: unknown[]) => change(practice, text, ...values);
  await add(
    "INSERT INTO patient_provider (organization_id, employee_id, patient_id, since) VALUES (?1, ?2, ?3, ?4)",
    ...[provider, ids.patient, NOW],
  );
  for (const id of [corner, market])
    await add("INSERT INTO pharmacy (organization_id, id, name) VALUES (?1, ?2, ?2)", id);
  await add(
    "INSERT INTO user (organization_id, id, type, username, email, enabled, created_at) VALUES (?1, ?2, 'EMPLOYEE', ?2, ?2, 1, ?3)",
    ...[elsewhere, NOW],
  );
  await add(
    "INSERT INTO employee (organization_id, id, user_id, first_name, last_name, team_user_type, admin_approval, languages, created_at) VALUES (?1, ?2, ?2, 'E', 'E', 2, 1, '[]', ?3)",
    ...[elsewhere, NOW],
  );
  await add(
    "INSERT INTO pharmacy_employee (organization_id, employee_id, pharmacy_id) VALUES (?1, ?2, ?3)",
    ...[elsewhere, market],
  );
  const acting = { ownPatientId: ids.otherPatient, name: "Zainab Haddad" };
  const pharmacist = employeeActor(uuidv7(NOW), { roles: [ROLE.PHARMACY] });
  const people = {
    prescriber: employeeActor(ids.doctor),
    provider: employeeActor(provider),
    stranger: employeeActor(uuidv7(NOW)),
    nurse: employeeActor(uuidv7(NOW), { roles: [ROLE.NURSE] }),
    admin: employeeActor(ids.otherDoctor, { roles: [ROLE.ADMINISTRATOR], teamUserType: 1 }),
    patient: patientActor(ids.patient, ids.patientUser),
    viewer: { ...patientActor(ids.patient, ids.otherPatientUser), acting },
    pharmacist: { ...pharmacist, employeeId: ids.doctor },
    elsewhere: employeeActor(elsewhere, { roles: [ROLE.PHARMACY] }),
    laboratory: employeeActor(uuidv7(NOW), { roles: [ROLE.LABORATORY] }),
  };
  return { practice, ids, people, corner, market, add };
}
type Acts = Awaited<ReturnType<typeof openActs>>;
type Who = keyof Acts["people"];

let scene: Acts;
beforeAll(async () => {
  scene = await openActs();
});

let made = 0;
/** A prescription of one medicine in a state, of which as much was handed out as the state says. */
async function prescribed(state: string) {
  const { ids, corner, add } = scene;
  const [id, lineId, entryId] = [uuidv7(NOW), crypto.randomUUID(), uuidv7(NOW)];
  const draft = state === "DRAFT";
  const dispensed = state === "DISPENSED" ? 30 : ["PARTLY_DISPENSED", "STOPPED"].includes(state) ? 10 : 0;
  made += 1;
  // Each is another one, so that none is a duplicate; no check knows it, and its prescriber has said that they do.
  const name = `Medicine ${made}`;
  const known = { check: "UNKNOWN", level: "warn", about: name, reason: "Known here" };
  await add(
    `INSERT INTO prescription (organization_id, id, patient_id, prescriber_id, creator_id, state, number, language, valid_until, pharmacy_id, signed_at, state_at, created_at, updated_at, version)
VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, 'en_US', '2027-03-01', ?7, ?8, ?9, ?9, ?9, 3)`,
    ...[id, ids.patient, ids.doctor, state, draft ? null : 100_000 + made, corner, draft ? null : NOW, NOW],
  );
  await add(
    "INSERT INTO prescription_line (organization_id, id, prescription_id, position, name, medicine, quantity, dispensed) VALUES (?1, ?2, ?3, 1, ?4, ?5, 30, ?6)",
    ...[lineId, id, name, JSON.stringify({ ...MEDICINE, overruled: [known] }), dispensed],
  );
  // Nothing is handed out of a draft; of one of which nothing is left to take back, the entry is an older one.
  if (!draft)
    await add(
      "INSERT INTO dispense (organization_id, id, prescription_id, line_id, kind, quantity, employee_id, at) VALUES (?1, ?2, ?3, ?4, 'DISPENSED', ?5, ?6, ?7)",
      ...[entryId, id, lineId, dispensed || 30, ids.doctor, NOW],
    );
  return { id, lineId, entryId };
}
type Prescribed = Awaited<ReturnType<typeof prescribed>>;
type Act = (context: RequestContext, which: Prescribed) => Promise<unknown>;

const HEADER = { language: "en_US", validUntil: "2027-02-01", diagnosis: "Hay fever" };
const ACTS: Readonly<Record<keyof typeof PRESCRIPTION_ACTS, Act>> = {
  read: (context, { id }) => viewPrescription(context, id),
  change: (context, { id }) => changePrescription(context, id, { version: 3, ...HEADER, pharmacyId: scene.corner }),
  discard: (context, { id }) => discardPrescription(context, id, { version: 3 }),
  sign: (context, { id }) => signPrescription(context, id, { version: 3 }),
  send: (context, { id }) => sendPrescription(context, id, { version: 3, pharmacyId: scene.market }),
  cancel: (context, { id }) => endPrescription(context, id, "cancel", { version: 3, reason: "Rash" }),
  stop: (context, { id }) => endPrescription(context, id, "stop", { version: 3, reason: "Rash" }),
  replace: (context, { id }) => copyPrescription(context, id, "replace", {}),
  renew: (context, { id }) => copyPrescription(context, id, "renew", {}),
  show: (context, { id }) => showPrescriptionDetails(context, id, { version: 3, details: "hidden" }),
  ask: (context, { id }) => askForRenewal(context, id, { note: "I lost the box" }),
  withdraw: async (context, { id }) => {
    await scene.add(
      "INSERT INTO renewal_request (organization_id, id, prescription_id, patient_id, state, created_at) VALUES (?1, ?2, ?3, ?4, 'REQUESTED', ?5)",
      ...[uuidv7(NOW), id, scene.ids.patient, NOW],
    );
    await withdrawRenewal(context, id);
  },
};
const AT_DESK: Readonly<Record<keyof typeof DISPENSE_ACTS, Act>> = {
  view: (context, { id }) => viewAtDesk(context, id),
  handOut: (context, { id, lineId }) =>
    handOut(context, id, { version: 3, lines: [{ lineId, give: true, quantity: 5, reason: "Travels" }] }),
  takeBack: (context, { id, lineId }) => takeBack(context, id, { version: 3, lineId, quantity: 5, reason: "Broken" }),
  decline: (context, { id, lineId }) =>
    declineLine(context, id, { version: 3, lineId, declineReason: "OUT_OF_STOCK", reason: "" }),
  undo: (context, { id, entryId }) => undoEntry(context, id, { version: 3, entryId }),
};

const SIGNS = new Map<unknown, string>(Object.entries(PRESCRIPTION_ACT_SIGNS).map(([sign, status]) => [status, sign]));

/** How an act of somebody is answered in each state, in the signs of the table. */
async function answers(act: Act, who: Who): Promise<string> {
  const signs: string[] = [];
  for (const state of PRESCRIPTION_STATES) {
    const which = await prescribed(state);
    const context = await scene.practice.as(scene.people[who], NOW);
    const status = await statusOf(() => act(context, which));
    signs.push(SIGNS.get(status) ?? String(status));
    const { state: after } = (await readPrescription(context.db, { id: which.id })) ?? { state: "gone" };
    // What is refused changes nothing.
    if (status !== "done") expect(after).toBe(state);
  }
  return signs.join(" ");
}

const cases = <Table extends object>(table: Table) =>
  Object.entries(table).flatMap(([act, byWhom]) =>
    Object.entries(byWhom as Record<Who, string>).map(([who, signs]) => [act, who as Who, signs] as const),
  );

describe("a prescription in every state", () => {
  it.each(cases(PRESCRIPTION_ACTS))("%s by %s is answered as the table says", async (act, who, signs) => {
    expect(await answers(ACTS[act as keyof typeof ACTS], who)).toBe(signs);
  });
});

describe("the pharmacy's desk, with a prescription in every state,", () => {
  it.each(cases(DISPENSE_ACTS))("answers %s by %s as the table says", async (act, who, signs) => {
    expect(await answers(AT_DESK[act as keyof typeof AT_DESK], who)).toBe(signs);
  });
});

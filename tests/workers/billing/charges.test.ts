import { beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { saveBillableService } from "~/features/organization/services/prices/save-billable-service.server";
import { saveTaxRate } from "~/features/organization/services/prices/save-tax-rate.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { action as addPage, loader as addForm } from "~/features/scheduling/routes/payments/charge-add";
import { action as chargePage, loader as chargeView } from "~/features/scheduling/routes/payments/charge";
import { loader as ownPage } from "~/features/scheduling/routes/payments/own-charges";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { addCharge } from "~/features/scheduling/services/payments/add-charge.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { chargesOfPatient, readOwnCharges } from "~/features/scheduling/services/payments/read-charges.server";
import { takeBackCharge, undoCharge } from "~/features/scheduling/services/payments/take-back-charge.server";
import { viewCharge } from "~/features/scheduling/services/payments/view-charge.server";
import type { Actor } from "~/platform/access/actor.server";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { rowsOf, systemOf } from "./scene";

const now = Math.floor(Date.now() / HOUR) * HOUR;
let practice: Practice;
let patientId: string;
let certificate: string;
let hours = 0;

beforeAll(async () => {
  practice = await openPractice({ now });
  patientId = practice.ids.patient;
  await saveTaxRate(await admin(), { name: "VAT", percentage: "20", isDefault: true });
  const service = { name: "Certificate", currencyCode: "EUR", price: "12.50" };
  certificate = (await saveBillableService(await admin(), service)).id;
});

const admin = () => practice.as(practice.administrator, now);
const doctor = () => practice.as(employeeActor(practice.ids.doctor), now);
const patient = () => practice.as(patientActor(patientId, practice.ids.patientUser), now);
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const given = async (stateId: typeof S.CONFIRMED | typeof S.COMPLETED = S.CONFIRMED) =>
  givenAppointment(practice, await systemOf(practice), { startsAt: now - (hours += 1) * HOUR, stateId });
const newest = async () => (await chargesOfPatient(await admin(), patientId, null)).charges[0];
const receivable = async () => (await balancesOf(practice))[`RECEIVABLE ${patientId} EUR`] ?? 0;

describe("a charge by hand", () => {
  it("that somebody else has just added is asked about once more, and pressed twice stands once", async () => {
    const charge = { patientId, description: "Photocopies", quantity: "1", unitPrice: "3" };
    const key = { idempotencyKey: crypto.randomUUID() };
    const biller = await practice.as(employeeActor("biller", { roles: [ROLE.BILLER] }), now);
    const first = await addCharge(biller, { ...charge, ...key });
    expect(await addCharge(biller, { ...charge, ...key })).toEqual(first);
    const later = (minutes: number) => practice.as(practice.administrator, now + minutes * 60_000);
    const refused = { status: 422, fields: [{ field: "again", values: { time: "2 minutes ago" } }] };
    await expect(addCharge(await later(2), charge)).rejects.toMatchObject(refused);
    const again = await addCharge(await later(2), { ...charge, again: true });
    const afterAnHour = await addCharge(await later(60), charge);
    for (const { chargeId } of [first, again, afterAnHour])
      await takeBackCharge(await admin(), chargeId, { reason: "Test" });
  });

  it("for a billable service is its price with its taxes, booked with them, and explained", async () => {
    const before = await receivable();
    const { chargeId } = await addCharge(await admin(), {
      patientId,
      serviceId: certificate,
      quantity: "2",
      note: "Twice",
    });
    expect(await newest()).toMatchObject({
      ...{ chargeId, appointmentId: null, currencyCode: "EUR", totalMinor: 3_000, taxMinor: 500, discountMinor: 0 },
      taxes: [{ name: "VAT", ratePpm: 200_000, isInclusive: false, amountMinor: 500 }],
      ...{ paidMinor: 0, refundedMinor: 0, note: "Twice" },
      lines: [{ description: "Certificate", quantity: 2, unitPriceMinor: 1_250, totalMinor: 3_000 }],
    });
    expect((await receivable()) - before).toBe(3_000);
    expect(await findings()).toEqual([]);
    const { charges } = await readOwnCharges(await patient(), null);
    expect(charges[0]?.chargeId).toBe(chargeId);
  });

  it("in own words has the price that was typed, and the taxes that were chosen", async () => {
    const asked = { patientId, description: "Copy", unitPrice: "٣٫٥", taxMode: "OWN" };
    await addCharge(await admin(), asked);
    expect(await newest()).toMatchObject({ totalMinor: 350, taxMinor: 0, taxes: [] });
  });

  it("is refused at the taxes where one that was chosen is not charged at its location", async () => {
    const branchId = practice.ids.branch;
    const local = (await saveTaxRate(await admin(), { name: "City", percentage: "5", branchId })).id;
    const asked = { patientId, description: "Copy", unitPrice: "10", taxMode: "OWN", taxRateIds: [local] };
    const refused = { fields: [{ field: "taxRateIds", message: "charges:taxElsewhere" }] };
    await expect(addCharge(await admin(), asked)).rejects.toMatchObject(refused);
    await addCharge(await admin(), { ...asked, branchId });
    expect(await newest()).toMatchObject({ totalMinor: 1_050, taxes: [{ name: "City", amountMinor: 50 }] });
  });

  it("for an appointment is of its patient, by whoever takes money for it", async () => {
    const appointmentId = await given();
    const { chargeId } = await addCharge(await doctor(), { appointmentId, serviceId: certificate, unitPrice: "10" });
    expect((await viewCharge(await doctor(), chargeId)).charge).toMatchObject({
      patientId,
      appointmentId,
      totalMinor: 1_200,
    });
    const other = await practice.as(employeeActor(practice.ids.otherDoctor), now);
    await expect(viewCharge(other, chargeId)).rejects.toThrow(NotFoundError);
    await expect(addCharge(other, { appointmentId, serviceId: certificate })).rejects.toThrow(NotFoundError);
    // For no appointment only by who takes money for the whole practice.
    await expect(addCharge(await doctor(), { patientId, serviceId: certificate })).rejects.toThrow(NotFoundError);
    const stranger = { patientId: practice.ids.otherPatient, appointmentId, serviceId: certificate };
    await expect(addCharge(await admin(), stranger)).rejects.toThrow(NotFoundError);
    await undoCharge(await doctor(), chargeId);
  });

  it("asked for again by one key, or by two at once, is one", async () => {
    const before = await receivable();
    const asked = { patientId, serviceId: certificate, idempotencyKey: crypto.randomUUID() };
    const made = await Promise.all([addCharge(await admin(), asked), addCharge(await admin(), asked)]);
    made.push(await addCharge(await admin(), asked));
    expect(new Set(made.map(({ chargeId }) => chargeId)).size).toBe(1);
    expect((await receivable()) - before).toBe(1_500);
  });

  it("is taken back with a reason, once though two do at once, and not where something of it is paid", async () => {
    const before = await balancesOf(practice);
    const { chargeId } = await addCharge(await admin(), { patientId, serviceId: certificate });
    await expect(takeBackCharge(await admin(), chargeId, { reason: " " })).rejects.toThrow(InvalidError);
    const reason = { reason: "Typed twice" };
    await Promise.all([
      takeBackCharge(await admin(), chargeId, reason),
      takeBackCharge(await admin(), chargeId, reason),
    ]);
    expect(await balancesOf(practice)).toEqual(before);
    expect((await viewCharge(await admin(), chargeId)).charge).toMatchObject({
      ...{ takenBackAt: now, takenBackReason: "Typed twice" },
    });
    expect((await newest())?.chargeId).not.toBe(chargeId);
    const paid = await addCharge(await admin(), { patientId, serviceId: certificate });
    const { db } = await systemOf(practice);
    await db
      .raw("UPDATE charge SET paid_minor = 1 WHERE organization_id = ?1 AND id = ?2", db.organizationId, paid.chargeId)
      .run();
    await expect(takeBackCharge(await admin(), paid.chargeId, reason)).rejects.toThrow(ConflictError);
    expect(await findings()).toEqual([]);
    const audited = await rowsOf<{ action: string }>(
      await systemOf(practice),
      "SELECT action FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 ORDER BY seq",
      chargeId,
    );
    expect(audited.map(({ action }) => action)).toEqual(["charge.create", "charge.takeBack"]);
  });

  it("is refused where it is malformed, of another practice, or by whoever takes no money", async () => {
    const asked = { patientId, serviceId: certificate };
    for (const wrong of [
      ...[{ quantity: "0" }, { quantity: "1.5" }, { quantity: "1000" }, { quantity: "x" }],
      ...[
        { unitPrice: "-1" },
        { unitPrice: "1.234" },
        { unitPrice: "x" },
        { unitPrice: "0" },
        { unitPrice: "99999999999" },
      ],
      ...[{ quantity: "999", unitPrice: "9999999999" }, { serviceId: "unknown" }, { serviceId: undefined }],
      ...[
        { taxMode: "OWN", taxRateIds: ["unknown"] },
        { branchId: "unknown" },
        { note: "x".repeat(501) },
        { taxMode: "ALL" },
      ],
    ])
      await expect(addCharge(await admin(), { ...asked, ...wrong }), JSON.stringify(wrong)).rejects.toThrow(
        InvalidError,
      );
    await expect(addCharge(await admin(), { ...asked, patientId: "unknown" })).rejects.toThrow(NotFoundError);
    await expect(addCharge(await patient(), asked)).rejects.toThrow(ForbiddenError);
    const other = await openPractice({ now });
    await expect(addCharge(await other.as(other.administrator, now), asked)).rejects.toThrow(NotFoundError);
    const { chargeId } = await addCharge(await admin(), asked);
    await expect(viewCharge(await other.as(other.administrator, now), chargeId)).rejects.toThrow(NotFoundError);
    await expect(readOwnCharges(await admin(), null)).rejects.toThrow(ForbiddenError);
  });
});

describe("what an appointment costs", () => {
  it("is explained with its taxes, what was paid and what is still to pay", async () => {
    const appointmentId = await given();
    await startAppointment(await doctor(), { appointmentId });
    expect(await newest()).toMatchObject({
      appointmentId,
      chargeId: null,
      totalMinor: 6_000,
      taxMinor: 1_000,
      paidMinor: 0,
    });
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await newest()).toMatchObject({ appointmentId, totalMinor: 6_000, paidMinor: 6_000 });
  });

  it("is charged ahead by the act 'charge', is not charged again when it begins, and is taken back where it is called off", async () => {
    const appointmentId = await given();
    await chargeAppointment(await admin(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(6_000);
    await chargeAppointment(await admin(), { appointmentId });
    await startAppointment(await doctor(), { appointmentId });
    expect(await kindsOf(practice, appointmentId)).toEqual(["CHARGE"]);
    const called = await givenAppointment(practice, await systemOf(practice), {
      startsAt: now + 50 * HOUR,
      stateId: S.CONFIRMED,
    });
    await chargeAppointment(await admin(), { appointmentId: called });
    await cancelAppointment(await doctor(), { appointmentId: called });
    expect(await kindsOf(practice, called)).toEqual(["CHARGE", "CHARGE_REVERSED"]);
    expect(await findings()).toEqual([]);
  });
});

describe("without a script", () => {
  type Handler = (args: never) => Promise<unknown>;
  const ask = async (handler: Handler, actor: Actor, path: string, body?: Record<string, string>, params = {}) => {
    const init = body ? { method: "POST", body: new URLSearchParams(body) } : {};
    const app = await practice.as(actor, now);
    const request = new Request(`https://clinic.example${path}`, init);
    return handler({ request, params, context: { app, calls: [] } } as never);
  };
  const actor = () => practice.administrator;

  it("somebody charges a patient, sees what it comes to, and undoes it", async () => {
    const form = await ask(addForm, actor(), `/charges/add?patient=${patientId}`);
    expect(form).toMatchObject({ services: [{ id: certificate }] });
    const wrong = await ask(addPage, actor(), "/charges/add", {
      intent: "save",
      patientId,
      unitPrice: "x",
      description: "A",
    });
    expect(wrong).toMatchObject({ init: { status: 422 } });
    const fields = { intent: "save", patientId, serviceId: certificate, idempotencyKey: crypto.randomUUID() };
    const made = (await ask(addPage, actor(), "/charges/add", fields)) as Response;
    const to = made.headers.get("location") ?? "";
    const chargeId = /view\/([\w-]+)\?done=added/.exec(to)?.[1] ?? "";
    expect(await ask(chargeView, actor(), to, undefined, { chargeId })).toMatchObject({
      ...{ isNew: true, charge: { totalMinor: 1_500 } },
    });
    await ask(chargePage, actor(), to, { intent: "undo" }, { chargeId });
    expect((await viewCharge(await admin(), chargeId)).charge.takenBackAt).toBe(now);
  });

  it("a patient opens their charges in at most three round trips", async () => {
    const app = await patient();
    const before = app.db.meter.roundTrips;
    const request = new Request("https://clinic.example/charges/list");
    await ownPage({ request, params: {}, context: { app, calls: [] } } as never);
    expect(app.db.meter.roundTrips - before).toBeLessThanOrEqual(3);
  });
});

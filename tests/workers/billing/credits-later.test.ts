import { beforeEach, describe, expect, it } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { readCreditUses } from "~/features/billing/services/credits/read-credit-uses.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { chargeAppointment } from "~/features/scheduling/services/payments/charge-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payWithCredit } from "~/features/scheduling/services/payments/pay-with-credit.server";
import { viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { setSeries } from "~/features/scheduling/services/series/set-series.server";
import { viewSeries } from "~/features/scheduling/services/series/view-series.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { STATE_LETTERS } from "../../support/expected/transitions";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { asAdmin, asPatient, bookByCredit, countersOf, DAY, given, left, movesOf } from "./credit-scene";
import { bookWith, discountOf, ownPatient, usedOf } from "./discount-scene";
import { invoicedAll, priced } from "./invoice-scene";
import { kindsOf, owedFor } from "./ledger-scene";
import { ANY_TIME, BLOCK, book, paidBy, pay, rowsOf, systemOf } from "./scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
  await priced(practice, 5_000);
});

const AHEAD = MONDAY + 2 * DAY + 2 * HOUR;
const refused = (message: string) =>
  expect.objectContaining({ fields: [{ field: "payWithCredit", message: `credits:pay.${message}` }] }) as unknown;
const appointmentAt = async (startsAt: number, more: object = {}) =>
  givenAppointment(practice, await systemOf(practice, MONDAY), { startsAt, stateId: S.CONFIRMED, ...more });
/** One that takes place now, and so is owed. */
async function begun(startsAt = MONDAY - HOUR): Promise<string> {
  const appointmentId = await appointmentAt(startsAt);
  await startAppointment(await doctor(), { appointmentId });
  return appointmentId;
}
const doctor = (at = MONDAY) => practice.as(employeeActor(practice.ids.doctor), at);
const stored = async (id: string) =>
  (
    await rowsOf<{ state: number; paid: number | null }>(
      await systemOf(practice),
      "SELECT state_id AS state, paid_by_credit_at AS paid FROM appointment WHERE organization_id = ?1 AND id = ?2",
      id,
    )
  )[0];
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;

describe("an unpaid appointment to come", () => {
  it("is paid for by its patient with the credit that ends first, which is spent when it took place", async () => {
    const later = await given(practice, 1, "2026-12-31");
    const sooner = await given(practice, 1, "2026-06-30");
    const appointmentId = await appointmentAt(AHEAD);
    expect((await viewAppointment(await asPatient(practice), appointmentId)).credits).toEqual({
      count: 2,
      returnHours: 24,
    });
    await payWithCredit(await asPatient(practice), { appointmentId });
    expect(await stored(appointmentId)).toEqual({ state: S.CONFIRMED, paid: MONDAY });
    expect(await countersOf(practice, sooner)).toMatchObject({ held: 1, used: 0 });
    expect((await viewAppointment(await asPatient(practice), appointmentId)).credits).toBeNull();
    await startAppointment(await doctor(AHEAD), { appointmentId });
    await concludeAppointment(await doctor(AHEAD), { appointmentId });
    expect(await countersOf(practice, sooner)).toMatchObject({ held: 0, used: 1 });
    expect(await countersOf(practice, later)).toMatchObject({ held: 0, used: 0 });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("gives the credit back where it is canceled in time, and counts in the report of uses", async () => {
    const grant = await given(practice, 1);
    const appointmentId = await appointmentAt(AHEAD);
    await payWithCredit(await asPatient(practice), { appointmentId });
    await cancelAppointment(await asPatient(practice), { appointmentId });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0, used: 0 });
    expect(await movesOf(practice, appointmentId)).toEqual(["HOLD", "RELEASE"]);
    const { uses } = await readCreditUses(await asAdmin(practice), {});
    expect(uses.map(({ event }) => event).sort()).toEqual(["GRANT", "HOLD", "RELEASE"]);
  });

  it("that must be paid to book stands once a credit pays for it, and its doctor hears of it", async () => {
    await paidBy(practice, BLOCK, BLOCK);
    await given(practice, 1);
    const { appointmentId, payToBook } = await bookWith(practice, ownPatient(practice));
    expect([payToBook, (await stored(appointmentId))?.state]).toEqual([true, S.NEW]);
    await payWithCredit(await asPatient(practice), { appointmentId });
    expect((await stored(appointmentId))?.state).toBe(S.CONFIRMED);
    const told = await rowsOf<{ told: string }>(
      await systemOf(practice),
      `SELECT json_extract(payload, '$.template') || ' ' || json_extract(payload, '$.to.kind') AS told FROM outbox
WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.appointmentId') = ?2 ORDER BY 1`,
      appointmentId,
    );
    expect(told.map((each) => each.told)).toContain("appointment.confirmed PATIENT");
  });

  it("is paid for by the desk, who can undo it", async () => {
    const grant = await given(practice, 1);
    const appointmentId = await appointmentAt(AHEAD);
    await payWithCredit(await asAdmin(practice), { appointmentId });
    expect(await left(practice)).toBe(0);
    await undoAppointment(await asAdmin(practice), { appointmentId });
    expect(await stored(appointmentId)).toEqual({ state: S.CONFIRMED, paid: null });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0, used: 0 });
    expect(await left(practice)).toBe(1);
  });

  it("that was charged ahead owes nothing once a credit pays for it", async () => {
    await given(practice, 1);
    const appointmentId = await appointmentAt(AHEAD);
    await chargeAppointment(await asAdmin(practice), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(6_000);
    await payWithCredit(await asPatient(practice), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    expect(await findings()).toEqual([]);
  });

  it("gives back the use of its discount where a credit pays instead, and takes it again where that is undone", async () => {
    await given(practice, 1);
    const discount = await discountOf(practice);
    const { appointmentId } = await bookWith(practice, ownPatient(practice), { discountCode: "SPRING" });
    expect(await usedOf(practice, discount)).toEqual([1, 1]);
    await payWithCredit(await asAdmin(practice), { appointmentId });
    expect(await usedOf(practice, discount)).toEqual([0, 0]);
    await undoAppointment(await asAdmin(practice), { appointmentId });
    expect(await usedOf(practice, discount)).toEqual([1, 1]);
  });
});

describe("an appointment that took place", () => {
  it("is paid for with a credit at once: its charge is taken back, and undoing it owes it again", async () => {
    const grant = await given(practice, 1, "2026-12-31", { validFrom: "2026-05-01" });
    const appointmentId = await begun();
    await concludeAppointment(await doctor(), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(6_000);
    // Its patient is offered it where they see what they owe.
    const item = async () => viewPaymentItem(await asPatient(practice), appointmentId);
    expect(await item()).toMatchObject({ credits: { count: 1, returnHours: 24 }, item: { dueMinor: 6_000 } });
    await payWithCredit(await asAdmin(practice), { appointmentId });
    expect((await item()).credits).toBeNull();
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0, used: 1 });
    expect(await owedFor(practice, appointmentId)).toBe(0);
    await undoAppointment(await asAdmin(practice), { appointmentId });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0, used: 0 });
    expect(await owedFor(practice, appointmentId)).toBe(6_000);
    expect(await kindsOf(practice, appointmentId)).toEqual(["CHARGE", "CHARGE_REVERSED", "CHARGE"]);
    expect(await findings()).toEqual([]);
  });

  it("is paid for while it is under way, and spends the credit when it is concluded", async () => {
    const grant = await given(practice, 1, "2026-12-31", { validFrom: "2026-05-01" });
    const appointmentId = await begun();
    await payWithCredit(await asPatient(practice), { appointmentId });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 1, used: 0 });
    await completeAppointment(await doctor(), { appointmentId });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0, used: 1 });
    expect([await owedFor(practice, appointmentId), await findings()]).toEqual([0, []]);
  });

  it("is refused where the credits are for other days, a part is paid, or it is on an invoice", async () => {
    await given(practice, 3, "2026-12-31");
    const early = await begun(MONDAY - DAY);
    await expect(payWithCredit(await asAdmin(practice), { appointmentId: early })).rejects.toEqual(refused("none"));
    await given(practice, 3, "2026-12-31", { validFrom: "2026-05-01" });
    await markPaidAtClinic(await doctor(), { appointmentId: early, amount: "10", kind: "CASH" });
    await expect(payWithCredit(await asAdmin(practice), { appointmentId: early })).rejects.toEqual(
      refused("partlyPaid"),
    );
    await invoicedAll(await asAdmin(practice), { appointmentId: early });
    await expect(payWithCredit(await asAdmin(practice), { appointmentId: early })).rejects.toEqual(refused("invoiced"));
    await discountOf(practice);
    await expect(
      discountAppointment(await asAdmin(practice), { appointmentId: early, discountCode: "SPRING" }),
    ).rejects.toMatchObject({ fields: [{ field: "discountCode", message: "discounts:refused.invoiced" }] });
    expect(await left(practice)).toBe(6);
  });
});

describe("paying later with a credit", () => {
  /** How many credits its page offers for an appointment whose patient is the practice's. */
  const offeredFor = async ({ appointmentId }: { appointmentId: string }) => {
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE appointment SET patient_id = ?3 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        appointmentId,
        practice.ids.patient,
      )
      .run();
    return (await viewAppointment(await asAdmin(practice), appointmentId)).credits;
  };

  it("is refused without one, for what costs nothing, is paid already or is being paid", async () => {
    const appointmentId = await appointmentAt(AHEAD);
    const pays = async () => payWithCredit(await asPatient(practice), { appointmentId });
    await expect(pays()).rejects.toEqual(refused("none"));
    await given(practice, 5);
    await pays();
    await expect(pays()).rejects.toEqual(refused("paid"));
    await connectGateway(await asAdmin(practice), { type: "DEVELOPMENT" });
    await paidBy(practice, ANY_TIME);
    const open = await book(practice, practice.ids.clinicOffering, MONDAY);
    await pay(practice, open, MONDAY);
    await expect(payWithCredit(await asAdmin(practice), open)).rejects.toEqual(refused("beingPaid"));
    expect(await offeredFor(open)).toBeNull();
    await priced(practice, 0);
    const free = await appointmentAt(AHEAD + DAY);
    await expect(payWithCredit(await asPatient(practice), { appointmentId: free })).rejects.toEqual(refused("free"));
  });

  it("is possible in each state in which it can be paid, and refused in the others", async () => {
    await given(practice, 20, "2026-12-31", { validFrom: "2026-01-01" });
    const done: string[] = [];
    for (const [index, [letter, stateId]] of Object.entries(STATE_LETTERS).entries()) {
      const appointmentId = await appointmentAt(MONDAY - (index + 2) * HOUR, { stateId });
      const tried = await payWithCredit(await asAdmin(practice), { appointmentId }).catch((error: unknown) => error);
      if (!(tried instanceof Error)) done.push(letter);
      else if (letter !== "B") expect(tried).toBeInstanceOf(ConflictError);
    }
    expect(done.sort()).toEqual(["C", "D", "I", "N", "O", "S", "U", "W"]);
    expect(await left(practice)).toBe(20 - done.length);
  });

  it("is for its own patient with a proven address, and for staff of the practice alone", async () => {
    await given(practice, 5);
    const appointmentId = await appointmentAt(AHEAD);
    const { ids } = practice;
    const tries = [
      [patientActor(ids.otherPatient, ids.otherPatientUser), NotFoundError],
      [employeeActor(ids.otherDoctor), NotFoundError],
    ] as const;
    for (const [actor, error] of tries)
      await expect(payWithCredit(await practice.as(actor), { appointmentId })).rejects.toThrow(error);
    const unproven = { ...patientActor(ids.patient, ids.patientUser), unproven: true as const };
    await expect(payWithCredit(await practice.as(unproven), { appointmentId })).rejects.toThrow(NotFoundError);
    const link = await practice.as({ kind: "link", appointmentId, patientId: ids.patient, linkHash: "0" });
    await expect(payWithCredit(link, { appointmentId })).rejects.toEqual(refused("signIn"));
    expect((await viewAppointment(link, appointmentId)).credits).toBeNull();
    const other = await openPractice({ now: MONDAY });
    await expect(payWithCredit(await other.as(other.administrator), { appointmentId })).rejects.toThrow(NotFoundError);
    expect(await left(practice)).toBe(5);
  });

  it("asked again under one key is done once, and of 200 at once on the last credit one has it", async () => {
    const grant = await given(practice, 2);
    const once = await appointmentAt(AHEAD);
    const key = { appointmentId: once, idempotencyKey: "pays-with-credit" };
    const first = await payWithCredit(await asPatient(practice), key);
    expect(await payWithCredit(await asPatient(practice), key)).toEqual(first);
    const ids: string[] = [];
    for (let each = 1; each <= 200; each += 1) ids.push(await appointmentAt(AHEAD + each * HOUR));
    const context = await asAdmin(practice);
    const done = await Promise.allSettled(ids.map((appointmentId) => payWithCredit(context, { appointmentId })));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lost = done.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
    expect(lost).toEqual(lost.map(() => refused("none")));
    expect(await countersOf(practice, grant)).toMatchObject({ amount: 2, held: 2, used: 0 });
    const paid = await rowsOf(
      await systemOf(practice),
      "SELECT id FROM appointment WHERE organization_id = ?1 AND paid_by_credit_at IS NOT NULL",
    );
    expect(paid).toHaveLength(2);
  });
});

describe("credits for single services", () => {
  it("pay for these alone, beside the kinds that are named, and are offered for them", async () => {
    const { clinicOffering, videoOffering } = practice.ids;
    const grant = await given(practice, 2, "2026-12-31", { serviceOfferingIds: [videoOffering] });
    await expect(bookByCredit(practice, AHEAD)).rejects.toEqual(refused("none"));
    const appointmentId = await appointmentAt(AHEAD);
    expect((await viewAppointment(await asPatient(practice), appointmentId)).credits).toBeNull();
    const right = await given(practice, 1, "2027-12-31", {
      services: ["VIDEO_CONSULTATION"],
      serviceOfferingIds: [clinicOffering],
    });
    await bookByCredit(practice, AHEAD + 2 * HOUR);
    expect(await countersOf(practice, right)).toMatchObject({ held: 1 });
    expect(await countersOf(practice, grant)).toMatchObject({ held: 0 });
  });

  it("are refused for a service that there is none of, and of another organization", async () => {
    const other = await openPractice({ now: MONDAY });
    for (const id of ["nothing", other.ids.clinicOffering])
      await expect(given(practice, 1, "2026-12-31", { serviceOfferingIds: [id] })).rejects.toMatchObject({
        fields: [{ field: "serviceOfferingIds", message: "errors:field.chooseOne" }],
      });
  });
});

describe("a series that credits pay for", () => {
  it("takes them for its first appointments as far as they go, and the rest is paid otherwise", async () => {
    const grant = await given(practice, 2);
    const { patient, clinicOffering, doctor: employeeId, branch } = practice.ids;
    const starts = [0, 1, 2, 3].map((weeks) => MONDAY + (7 + 7 * weeks) * DAY + 3 * HOUR);
    const asked = {
      ...{ patientId: patient, serviceOfferingId: clinicOffering, employeeId, branchId: branch, every: "WEEK", starts },
      ...{ patientAgreed: "on", payWithCredit: "on", idempotencyKey: "series-by-credit" },
    };
    const { seriesId, set, refused: none } = await setSeries(await asAdmin(practice), asked);
    expect([set.length, none]).toEqual([4, []]);
    await setSeries(await asAdmin(practice), asked);
    const { appointments } = await viewSeries(await asAdmin(practice), seriesId);
    expect(appointments.map(({ paidByCreditAt }) => paidByCreditAt !== null)).toEqual([true, true, false, false]);
    expect(await countersOf(practice, grant)).toMatchObject({ amount: 2, held: 2 });
  });
});

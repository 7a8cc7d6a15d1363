import { beforeEach, describe, expect, it } from "vitest";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { saveDiscount, switchDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { listDiscounts } from "~/features/billing/services/discounts/list-discounts.server";
import { exportDiscountUses } from "~/features/billing/services/discounts/export-discount-uses.server";
import { readDiscountUses } from "~/features/billing/services/discounts/read-discount-uses.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { bookingReference } from "~/features/scheduling/support/booking/booking-reference.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { discountAppointment } from "~/features/scheduling/services/payments/discount-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { readStanding } from "~/features/scheduling/services/payments/read-standing.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { openAllBooks } from "../../../workers/operator-ledger";
import { openPractice } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { balancesOf, kindsOf, owedFor } from "./ledger-scene";
import { ANY_TIME, BLOCK, paidBy, pay, rowsOf, systemOf } from "./scene";
import {
  agreedOf,
  asAdmin,
  bookWith,
  costs,
  DAY,
  discountOf,
  movesOf,
  otherPatient,
  ownPatient,
  STRANGER,
  usedOf,
} from "./discount-scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
  await costs(practice, 6_000);
});

const refused = (word: string) =>
  expect.objectContaining({ fields: [expect.objectContaining({ message: `discounts:refused.${word}` })] });
const SPRING = { discountCode: " spring " };
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const confirmed = async (appointmentId: string) => confirmAppointment(await asAdmin(practice), { appointmentId });

describe("a discount at the booking", () => {
  it("is taken by its code, and the price is agreed with it", async () => {
    const id = await discountOf(practice);
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING);
    expect(await agreedOf(practice, appointmentId)).toEqual({
      ...{ base: 6_000, discount: 1_000, tax: 0, total: 5_000, currency: "EUR" },
    });
    expect(await usedOf(practice, id)).toEqual([1, 1]);
    const { price } = await viewAppointment(await asAdmin(practice), appointmentId);
    expect(price).toMatchObject({ costMinor: 5_000, baseMinor: 6_000, discounts: [{ label: "SPRING" }] });
  });

  it("is taken without a code, with others that stack, by patients and staff alike", async () => {
    const tenth = { name: "Tenth", code: "", value: "percent", percent: "10", isStackable: "on" };
    await discountOf(practice, tenth);
    await discountOf(practice, { isStackable: "on" });
    const { appointmentId } = await bookWith(practice, ownPatient(practice), SPRING);
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ discount: 1_600, total: 4_400 });
    const {
      patient: patientId,
      clinicOffering: serviceOfferingId,
      doctor: employeeId,
      branch: branchId,
    } = practice.ids;
    const { id } = await setAppointment(await asAdmin(practice), {
      ...{ patientId, serviceOfferingId, employeeId, branchId, startsAt: MONDAY + 9 * DAY + 3 * HOUR },
      ...{ discountCode: "SPRING" },
    });
    expect(await agreedOf(practice, id)).toMatchObject({ discount: 1_600 });
  });

  it("is refused at its field, and nothing is booked", async () => {
    const { clinicOffering, videoOffering } = practice.ids;
    await discountOf(practice, { services: [videoOffering] });
    await discountOf(practice, { code: "OLD", lastDay: "2026-05-03" });
    await costs(practice, 6_000, "JPY");
    await discountOf(practice, { code: "YEN", currencyCode: "JPY", amount: "100" });
    await costs(practice, 6_000);
    expect(clinicOffering).not.toBe(videoOffering);
    const by = (discountCode: string) => bookWith(practice, STRANGER, { discountCode });
    await expect(by("SPRING")).rejects.toEqual(refused("otherService"));
    for (const code of ["OLD", "NONE", "<b>", "' OR 1"]) await expect(by(code)).rejects.toEqual(refused("unknown"));
    await expect(by("YEN")).rejects.toEqual(refused("otherService"));
    await expect(bookWith(practice, STRANGER, { shownDiscountMinor: 1 })).rejects.toEqual(refused("gone"));
    const [row] = await rowsOf<{ count: number }>(
      await systemOf(practice),
      "SELECT count(*) AS count FROM appointment WHERE organization_id = ?1",
    );
    expect(row?.count).toBe(0);
  });

  it("holds until the end of its last day where the organization is", async () => {
    await discountOf(practice, { lastDay: "2026-05-04" });
    // 23:30 in Madrid, then half past midnight.
    const evening = Date.UTC(2026, 4, 4, 21, 30);
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING, evening);
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ discount: 1_000 });
    await expect(bookWith(practice, STRANGER, SPRING, evening + HOUR)).rejects.toEqual(refused("unknown"));
  });

  it.each([
    ["JPY", 6_000, "1500", { discount: 1_500, total: 4_500 }],
    ["KWD", 25_500, "0.505", { discount: 505, total: 24_995 }],
  ])("is exact in %s", async (currencyCode, priceMinor, amount, agreed) => {
    await costs(practice, priceMinor, currencyCode);
    await discountOf(practice, { currencyCode, amount });
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING);
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ ...agreed, currency: currencyCode });
  });

  it("has its taxes of what is left", async () => {
    const { db } = await systemOf(practice);
    await db
      .raw(
        `INSERT INTO tax_rate (organization_id, id, name, rate_ppm, is_inclusive, is_compound, is_default, enabled)
VALUES (?1, 'vat', 'VAT', 200000, 1, 0, 1, 1)`,
        db.organizationId,
      )
      .run();
    await discountOf(practice);
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING);
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ discount: 1_000, tax: 833, total: 5_000 });
    await confirmed(appointmentId);
    const before = await balancesOf(practice);
    await startAppointment(await asAdmin(practice, MONDAY + 2 * DAY), { appointmentId, startNow: true }).catch(
      () => undefined,
    );
    const startsAt = (await viewAppointment(await asAdmin(practice), appointmentId)).appointment.startsAt;
    await startAppointment(await asAdmin(practice, startsAt), { appointmentId }).catch(() => undefined);
    const after = await balancesOf(practice);
    const moved = (account: string) => (after[`${account}  EUR`] ?? 0) - (before[`${account}  EUR`] ?? 0);
    expect([moved("REVENUE"), moved("TAX"), moved("DISCOUNTS")]).toEqual([-5_167, -833, 1_000]);
    expect(await owedFor(practice, appointmentId)).toBe(5_000);
    expect(await findings()).toEqual([]);
  });

  it("is taken once where the same booking is asked again", async () => {
    const id = await discountOf(practice);
    const more = { ...SPRING, idempotencyKey: "again-and-again", startTime: MONDAY + 2 * DAY + 2 * HOUR };
    const first = await bookWith(practice, ownPatient(practice), more);
    expect(await bookWith(practice, ownPatient(practice), more)).toEqual(first);
    expect(await usedOf(practice, id)).toEqual([1, 1]);
  });

  it("books what costs nothing with it, though it would be paid to book", async () => {
    await paidBy(practice, BLOCK, BLOCK);
    await discountOf(practice, { value: "percent", percent: "100" });
    const free = await bookWith(practice, STRANGER, SPRING);
    expect(free.payToBook).toBe(false);
    const paid = await bookWith(practice, STRANGER);
    expect(paid.payToBook).toBe(true);
  });

  it("is not used up where a credit pays", async () => {
    const id = await discountOf(practice);
    await expect(bookWith(practice, ownPatient(practice), { ...SPRING, payWithCredit: true })).rejects.toBeDefined();
    expect(await usedOf(practice, id)).toEqual([0, 0]);
  });
});

describe("limits", () => {
  it("let one of two at once have the last use; the other is told, and books without it", async () => {
    const id = await discountOf(practice, { limitTotal: "1" });
    const both = await Promise.allSettled([
      bookWith(practice, STRANGER, SPRING),
      bookWith(practice, ownPatient(practice), { ...SPRING, startTime: MONDAY + 16 * DAY + 2 * HOUR }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = both.find((each) => each.status === "rejected");
    expect((lost?.reason as { fields: { field: string }[] }).fields[0]?.field).toBe("discountCode");
    expect(await usedOf(practice, id)).toEqual([1, 1]);
    await expect(bookWith(practice, STRANGER, SPRING)).rejects.toEqual(refused("usedUp"));
    await bookWith(practice, STRANGER);
  });

  it("let nobody beyond them through, however many come at once", async () => {
    const id = await discountOf(practice, { limitTotal: "3" });
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, index) =>
        bookWith(practice, STRANGER, {
          ...SPRING,
          startTime: MONDAY + (2 + (index % 9)) * DAY + (2 + Math.floor(index / 9)) * HOUR,
        }),
      ),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await usedOf(practice, id)).toEqual([3, 3]);
  });

  it("of a patient are told to whoever is signed in, and looked up for nobody else", async () => {
    await discountOf(practice, { limitPerPatient: "1" });
    await discountOf(practice, { code: "FIRST", firstOnly: "on" });
    await bookWith(practice, ownPatient(practice), SPRING);
    await expect(bookWith(practice, ownPatient(practice), SPRING)).rejects.toEqual(refused("usedByPatient"));
    const FIRST = { discountCode: "first" };
    await expect(bookWith(practice, ownPatient(practice), FIRST)).rejects.toEqual(refused("notFirst"));
    await bookWith(practice, otherPatient(practice), FIRST);
    const [known] = await rowsOf<{ email: string }>(
      await systemOf(practice),
      "SELECT email FROM patient WHERE organization_id = ?1 AND id = ?2",
      practice.ids.patient,
    );
    const visitor = {
      firstName: "Known",
      lastName: "Patient",
      phoneCallingCode: "34",
      phone: "600410001",
      email: known?.email,
    };
    await bookWith(practice, STRANGER, { ...SPRING, visitor });
    await bookWith(practice, STRANGER, { ...FIRST, visitor });
  });

  it("hold at once, too: of two first appointments of a patient one has the discount", async () => {
    const id = await discountOf(practice, { firstOnly: "on" });
    const both = await Promise.allSettled([
      bookWith(practice, ownPatient(practice), SPRING),
      bookWith(practice, ownPatient(practice), { ...SPRING, startTime: MONDAY + 16 * DAY + 2 * HOUR }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await usedOf(practice, id)).toEqual([1, 1]);
  });

  it("that a merged record has reached are shown to staff, who take the discount off", async () => {
    const id = await discountOf(practice, { limitPerPatient: "1" });
    const { appointmentId: own } = await bookWith(practice, ownPatient(practice), SPRING);
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING);
    const { db } = await systemOf(practice);
    for (const table of ["appointment", "discount_use"])
      await db
        .raw(
          `UPDATE ${table} SET patient_id = ?2 WHERE organization_id = ?1 AND ${table === "appointment" ? "id" : "appointment_id"} = ?3`,
          ...[db.organizationId, practice.ids.patient, appointmentId],
        )
        .run();
    const view = await viewAppointment(await asAdmin(practice), appointmentId);
    expect(view.discount).toMatchObject({ mayChange: true, doubts: { [id]: "usedByPatient" } });
    await discountAppointment(await asAdmin(practice), { appointmentId, remove: id });
    expect(await agreedOf(practice, appointmentId)).toMatchObject({ discount: 0, total: 6_000 });
    expect(await movesOf(practice, appointmentId)).toEqual(["TAKE", "GIVE_BACK"]);
    expect((await viewAppointment(await asAdmin(practice), own)).discount).toMatchObject({ doubts: {} });
  });
});

describe("what becomes of a use", () => {
  const given = async (more: Record<string, unknown> = {}) => {
    const id = await discountOf(practice, more);
    const { appointmentId } = await bookWith(practice, ownPatient(practice), SPRING);
    return { id, appointmentId };
  };

  it("it is given back with what is canceled, and taken again where that is undone", async () => {
    const { id, appointmentId } = await given({ limitTotal: "1" });
    await confirmed(appointmentId);
    await cancelAppointment(await asAdmin(practice), { appointmentId, note: "closed" });
    expect(await usedOf(practice, id)).toEqual([0, 0]);
    await undoAppointment(await asAdmin(practice), { appointmentId });
    expect(await usedOf(practice, id)).toEqual([1, 1]);
    expect(await movesOf(practice, appointmentId)).toEqual(["TAKE", "GIVE_BACK", "TAKE"]);
    await cancelAppointment(await asAdmin(practice), { appointmentId, note: "closed" });
    await bookWith(practice, otherPatient(practice), SPRING);
    await expect(undoAppointment(await asAdmin(practice), { appointmentId })).rejects.toMatchObject({ status: 409 });
  });

  it("it is given back with what is rejected or runs out, and kept by what is moved or missed", async () => {
    const { id, appointmentId } = await given();
    await rejectAppointment(await asAdmin(practice), { appointmentId, note: "no" });
    expect(await usedOf(practice, id)).toEqual([0, 0]);
    const second = await bookWith(practice, ownPatient(practice), SPRING);
    const over = second.startsAt + HOUR;
    await expireAppointment(await systemOf(practice, over), { id: second.appointmentId, dueAt: over });
    expect(await usedOf(practice, id)).toEqual([0, 0]);
    const third = await bookWith(practice, ownPatient(practice), SPRING);
    await confirmed(third.appointmentId);
    const moved = { appointmentId: third.appointmentId, startsAt: third.startsAt + 7 * DAY, patientAgreed: "on" };
    await rescheduleAppointment(await asAdmin(practice), { ...moved, override: "on" });
    expect(await agreedOf(practice, third.appointmentId)).toMatchObject({ total: 5_000 });
    await markNoShow(await asAdmin(practice, third.startsAt + 8 * DAY), { appointmentId: third.appointmentId });
    expect(await usedOf(practice, id)).toEqual([1, 1]);
  });

  it("its moves stay as they were written, and the database holds its limit", async () => {
    const { id } = await given({ limitTotal: "1" });
    const { db } = await systemOf(practice);
    for (const text of [
      "UPDATE discount_move SET amount_minor = 1 WHERE organization_id = ?1",
      "DELETE FROM discount_move WHERE organization_id = ?1",
    ])
      await expect(db.raw(text, db.organizationId).run(), text).rejects.toThrow(/append-only/);
    const over = "UPDATE discount SET used = used + 1 WHERE organization_id = ?1 AND id = ?2";
    await expect(db.raw(over, db.organizationId, id).run()).rejects.toThrow(/CHECK/);
  });
});

describe("the price of an appointment with a discount", () => {
  it("is what is owed, unpaid and paid at the clinic, and the books hold", async () => {
    await discountOf(practice);
    const { appointmentId, startsAt } = await bookWith(practice, ownPatient(practice), SPRING);
    await confirmed(appointmentId);
    const before = await balancesOf(practice);
    await startAppointment(await asAdmin(practice, startsAt), { appointmentId });
    expect(await owedFor(practice, appointmentId)).toBe(5_000);
    const later = startsAt + HOUR;
    await completeAppointment(await asAdmin(practice, later), { appointmentId });
    const standings = await readStanding(await asAdmin(practice, later), practice.ids.patient);
    expect(standings.map(({ toPayMinor }) => toPayMinor)).toEqual([5_000]);
    await markPaidAtClinic(await asAdmin(practice, later), { appointmentId });
    const after = await balancesOf(practice);
    const cash = (balances: Record<string, number>) =>
      Object.entries(balances).reduce(
        (sum, [account, amount]) => (account.startsWith("CASH ") ? sum + amount : sum),
        0,
      );
    expect(cash(after) - cash(before)).toBe(5_000);
    expect((after["DISCOUNTS  EUR"] ?? 0) - (before["DISCOUNTS  EUR"] ?? 0)).toBe(1_000);
    expect(await findings()).toEqual([]);
  });

  it("is what a payment begins with", async () => {
    await discountOf(practice);
    await connectGateway(await asAdmin(practice), { type: "DEVELOPMENT" });
    await paidBy(practice, ANY_TIME);
    const { appointmentId } = await bookWith(practice, STRANGER, SPRING);
    const reference = await bookingReference(await practice.as(STRANGER, MONDAY), appointmentId);
    const { payment } = await pay(practice, { appointmentId, reference }, MONDAY);
    expect(payment.amountMinor).toBe(5_000);
    const change = discountAppointment(await asAdmin(practice), { appointmentId, remove: "any" });
    await expect(change).rejects.toEqual(refused("beingPaid"));
  });

  it("is not taken off what was waived already: nobody paid it, and it would be a credit", async () => {
    await discountOf(practice, { code: "HALF", value: "percent", percent: "50" });
    const { appointmentId, startsAt } = await bookWith(practice, ownPatient(practice));
    await confirmed(appointmentId);
    await startAppointment(await asAdmin(practice, startsAt), { appointmentId });
    const admin = () => asAdmin(practice, startsAt + HOUR);
    await writeOff(await admin(), { appointmentId, reason: "Hardship" });
    const change = discountAppointment(await admin(), { appointmentId, discountCode: "half" });
    await expect(change).rejects.toEqual(refused("writtenOff"));
    expect(await owedFor(practice, appointmentId)).toBe(0);
  });

  it("is worked out anew by staff, also once it is owed", async () => {
    const id = await discountOf(practice);
    await discountOf(practice, { code: "HALF", value: "percent", percent: "50" });
    const { appointmentId, startsAt } = await bookWith(practice, ownPatient(practice), SPRING);
    await confirmed(appointmentId);
    await startAppointment(await asAdmin(practice, startsAt), { appointmentId });
    const admin = () => asAdmin(practice, startsAt + HOUR);
    const key = { idempotencyKey: "half-the-price" };
    await discountAppointment(await admin(), { appointmentId, discountCode: "half", ...key });
    await discountAppointment(await admin(), { appointmentId, discountCode: "half", ...key });
    expect(await owedFor(practice, appointmentId)).toBe(3_000);
    expect(await kindsOf(practice, appointmentId)).toEqual(["CHARGE", "CHARGE_REVERSED", "CHARGE"]);
    expect(await usedOf(practice, id)).toEqual([0, 0]);
    await expect(discountAppointment(await admin(), { appointmentId, discountCode: "none" })).rejects.toEqual(
      refused("unknown"),
    );
    await expect(
      discountAppointment(await practice.as(ownPatient(practice), startsAt), { appointmentId, discountCode: "half" }),
    ).rejects.toMatchObject({ status: 403 });
    await markPaidAtClinic(await admin(), { appointmentId });
    await expect(discountAppointment(await admin(), { appointmentId, discountCode: "SPRING" })).rejects.toMatchObject({
      status: 422,
    });
    expect(await findings()).toEqual([]);
  });

  it("is opened in books as it was agreed", async () => {
    await discountOf(practice);
    const { appointmentId } = await bookWith(practice, ownPatient(practice), SPRING);
    const { db } = await systemOf(practice);
    await db
      .raw(
        "UPDATE appointment SET state_id = ?3 WHERE organization_id = ?1 AND id = ?2",
        db.organizationId,
        appointmentId,
        S.COMPLETED,
      )
      .run();
    await openAllBooks(await systemOf(practice));
    expect(await owedFor(practice, appointmentId)).toBe(5_000);
    expect((await balancesOf(practice))["DISCOUNTS  EUR"]).toBe(1_000);
    expect(await findings()).toEqual([]);
  });
});

describe("managing discounts", () => {
  it("keeps codes apart while they are on, and limits above what is used", async () => {
    const id = await discountOf(practice, { limitTotal: "5" });
    await expect(discountOf(practice, { code: "sprÍng" })).rejects.toMatchObject({ fields: [{ field: "code" }] });
    await bookWith(practice, STRANGER, SPRING);
    await bookWith(practice, STRANGER, SPRING);
    const terms = { name: "Spring", code: "SPRING", value: "percent", percent: "7.25", id };
    await expect(
      saveDiscount(await asAdmin(practice), { ...terms, limitTotal: "1", version: 1 }),
    ).rejects.toMatchObject({ fields: [{ field: "limitTotal" }] });
    await saveDiscount(await asAdmin(practice), { ...terms, limitTotal: "2", version: 1 });
    await expect(saveDiscount(await asAdmin(practice), { ...terms, version: 1 })).rejects.toMatchObject({
      status: 409,
    });
    const [row] = (await listDiscounts(await asAdmin(practice), {})).discounts;
    expect(row).toMatchObject({ ratePpm: 72_500, amountMinor: null, used: 2, usesLeft: 0, state: "usedUp" });
    await switchDiscount(await asAdmin(practice), { id, version: 2 }, false);
    const other = await discountOf(practice);
    await expect(switchDiscount(await asAdmin(practice), { id, version: 3 }, true)).rejects.toMatchObject({
      fields: [{ field: "code" }],
    });
    expect(other).not.toBe(id);
    await expect(bookWith(practice, STRANGER, { discountCode: "SPRING" })).resolves.toBeDefined();
  });

  it("is an administrator's alone, and of the own organization", async () => {
    const id = await discountOf(practice);
    const nobody = expect.objectContaining({ status: 403 });
    for (const actor of [ownPatient(practice), otherPatient(practice)])
      await expect(listDiscounts(await practice.as(actor, MONDAY), {})).rejects.toEqual(nobody);
    const elsewhere = await openPractice({ now: MONDAY, timeZone: "Europe/Madrid" });
    expect((await listDiscounts(await asAdmin(elsewhere), {})).discounts).toEqual([]);
    const terms = { name: "Mine", value: "percent", percent: "5", id };
    await expect(saveDiscount(await asAdmin(elsewhere), terms)).rejects.toMatchObject({ status: 404 });
    await expect(bookWith(elsewhere, STRANGER, SPRING)).rejects.toEqual(refused("unknown"));
  });

  it("reports what was taken off in a period, and exports it", async () => {
    const id = await discountOf(practice);
    const first = await bookWith(practice, ownPatient(practice), SPRING);
    await bookWith(practice, STRANGER, SPRING, MONDAY + HOUR);
    await cancelAppointment(await asAdmin(practice, MONDAY + 2 * HOUR), {
      appointmentId: first.appointmentId,
      note: "x",
    });
    const report = await readDiscountUses(await asAdmin(practice, MONDAY + DAY), { discount: id });
    expect(report.uses.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["GIVE_BACK", -1_000],
      ["TAKE", 1_000],
      ["TAKE", 1_000],
    ]);
    expect(report.sums).toEqual([{ currencyCode: "EUR", uses: 1, amountMinor: 1_000 }]);
    const before = await readDiscountUses(await asAdmin(practice), { from: "2026-04-01", to: "2026-04-30" });
    expect([before.uses, before.sums]).toEqual([[], []]);
    const file = await (await exportDiscountUses(await asAdmin(practice, MONDAY + DAY), {})).text();
    expect(file.trim().split("\n")).toHaveLength(4);
    expect(file).toContain("-10.00");
  });
});

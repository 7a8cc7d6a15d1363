import { beforeEach, describe, expect, it } from "vitest";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { readSetting } from "~/features/organization/services/settings/read-setting.server";
import { connectGateway } from "~/features/billing/services/accounts/connect-gateway.server";
import { remindOfInvoice } from "~/features/billing/services/invoices/remind-of-invoice.server";
import { notifyOfAppointment } from "~/features/notifications/services/mail/notify-of-appointment.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { correctBalance } from "~/features/scheduling/services/payments/correct-balance.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { payWithCredit } from "~/features/scheduling/services/payments/pay-with-credit.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, HOUR, type Practice } from "../scheduling/scene";
import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { chargedByHand, invoicedAll, priced } from "./invoice-scene";
import { ANY_TIME, paidBy, rowsOf, systemOf } from "./scene";

/** Noon of Monday, 15 June 2026 in Madrid; an invoice of that day is due on the 29th. */
const now = Date.UTC(2026, 5, 15, 10);
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const FIRST = Date.UTC(2026, 6, 6, 8);
const SECOND = Date.UTC(2026, 6, 13, 8);
/** Five times 90 days after it was due: later than that the practice can set no reminder. */
const LAST = Date.UTC(2027, 8, 22, 8);
let practice: Practice;

beforeEach(async () => {
  practice = await openPractice({ now, timeZone: "Europe/Madrid" });
  await priced(practice, 5_000);
  await connectGateway(await admin(), { type: "DEVELOPMENT" });
  await paidBy(practice, ANY_TIME);
  await reminds(7, 2);
});

const admin = (at = now) => practice.as(practice.administrator, at);
const doctor = (at = now) => practice.as(employeeActor(practice.ids.doctor), at);

async function reminds(paymentDays: number, paymentTimes: number): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      `INSERT INTO organization_setting (organization_id, area, value, version, updated_at) VALUES (?1, 'notifications', ?2, 1, ?3)
ON CONFLICT (organization_id, area) DO UPDATE SET value = excluded.value`,
      ...[db.organizationId, JSON.stringify({ paymentDays, paymentTimes }), now],
    )
    .run();
}

/** An administrator sets every how many days is reminded. */
async function setDays(paymentDays: number, at: number): Promise<void> {
  const context = await admin(at);
  const { value, version } = await readSetting(context, "notifications");
  await changeSetting(context, "notifications", { ...value, paymentDays, version });
}

const told = async (template: string) =>
  (
    await rowsOf<{ about: string }>(
      await systemOf(practice),
      `SELECT coalesce(json_extract(payload, '$.invoiceId'), json_extract(payload, '$.appointmentId')) AS about FROM outbox
WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.template') = ?2`,
      template,
    )
  ).map(({ about }) => about);
const dueOf = async (kind: string, id: string) =>
  (
    await rowsOf<{ dueAt: number }>(
      await systemOf(practice),
      `SELECT due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = ?2 AND id = ?3`,
      kind,
      id,
    )
  ).map(({ dueAt }) => dueAt);

/** The clock does what is due of something at an instant, by the list of due work; nothing where nothing is. */
async function clock(kind: "INVOICE_REMINDER" | "APPOINTMENT_MESSAGE", id: string, at: number): Promise<void> {
  for (const dueAt of await dueOf(kind, id)) {
    if (dueAt > at) continue;
    const act = kind === "INVOICE_REMINDER" ? remindOfInvoice : notifyOfAppointment;
    await act(await systemOf(practice, at), { id, dueAt });
  }
}

describe("an invoice that is not paid", () => {
  const invoiceReminded = (id: string, at: number) => clock("INVOICE_REMINDER", id, at);
  const invoice = async () => {
    await chargedByHand(practice, [{ priceMinor: 1_000 }]);
    return invoicedAll(await admin(), { patientId: practice.ids.patient });
  };

  it("is reminded of a week after it was due and a week later, each once, though two do it at once", async () => {
    const id = await invoice();
    expect(await dueOf("INVOICE_REMINDER", id)).toEqual([Date.UTC(2026, 5, 30)]);
    await invoiceReminded(id, Date.UTC(2026, 5, 30));
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[], [FIRST]]);
    await invoiceReminded(id, FIRST - 1);
    expect(await told("invoice.due")).toEqual([]);
    await Promise.all([invoiceReminded(id, FIRST), invoiceReminded(id, FIRST)]);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[id], [SECOND]]);
    await invoiceReminded(id, SECOND);
    await remindOfInvoice(await systemOf(practice, SECOND), { id, dueAt: SECOND });
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[id, id], [LAST]]);
    await invoiceReminded(id, LAST);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[id, id], []]);
  });

  it("is reminded of by the practice's new days once these are changed, also where it wanted none before", async () => {
    await reminds(0, 2);
    const id = await invoice();
    await invoiceReminded(id, FIRST - 3 * DAY);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[], [LAST]]);
    await setDays(30, FIRST - 2 * DAY);
    await invoiceReminded(id, FIRST - 2 * DAY);
    expect(await dueOf("INVOICE_REMINDER", id)).toEqual([Date.UTC(2026, 6, 29, 8)]);
    await setDays(7, FIRST - DAY);
    await invoiceReminded(id, FIRST - DAY);
    expect(await dueOf("INVOICE_REMINDER", id)).toEqual([FIRST]);
    await invoiceReminded(id, FIRST);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[id], [SECOND]]);
  });

  it("is reminded of no longer once it is paid, and never where the practice wants none", async () => {
    const id = await invoice();
    const { db } = await systemOf(practice);
    await invoiceReminded(id, FIRST - DAY);
    await db.raw("UPDATE charge SET paid_minor = total_minor WHERE organization_id = ?1", db.organizationId).run();
    await invoiceReminded(id, FIRST);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[], []]);
    await reminds(0, 2);
    const other = await invoice();
    await invoiceReminded(other, FIRST);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", other)]).toEqual([[], [LAST]]);
  });

  it("is not reminded of while what its patient paid ahead covers it", async () => {
    const id = await invoice();
    const corrected = async (way: "owesLess" | "owesMore", amount: string) =>
      correctBalance(await admin(), {
        ...{ patientId: practice.ids.patient, way, amount, currencyCode: "EUR", isRight: "on" },
        ...{ reason: "Goodwill", idempotencyKey: `corrected-${way}` },
      });
    await corrected("owesLess", "20");
    await invoiceReminded(id, Date.UTC(2026, 5, 30));
    await invoiceReminded(id, FIRST);
    expect([await told("invoice.due"), await dueOf("INVOICE_REMINDER", id)]).toEqual([[], [SECOND]]);
    await corrected("owesMore", "10");
    await invoiceReminded(id, SECOND);
    expect(await told("invoice.due")).toEqual([id]);
  });

  it("is the own organization's, and the clock's alone", async () => {
    const id = await invoice();
    const other = await openPractice({ now });
    await remindOfInvoice(await systemOf(other, FIRST), { id, dueAt: FIRST });
    expect(await dueOf("INVOICE_REMINDER", id)).toEqual([Date.UTC(2026, 5, 30)]);
    await expect(
      remindOfInvoice(await practice.as(employeeActor("nurse", { roles: [] }), FIRST), { id, dueAt: FIRST }),
    ).rejects.toThrow(ForbiddenError);
  });
});

describe("an appointment that took place and is not paid", () => {
  const tookPlace = async () => {
    const startsAt = now - HOUR;
    const id = await givenAppointment(practice, await systemOf(practice, now), { startsAt, stateId: S.CONFIRMED });
    await startAppointment(await doctor(), { appointmentId: id });
    await concludeAppointment(await doctor(), { appointmentId: id });
    return { id, ends: startsAt + HOUR / 2 };
  };
  const appointmentReminded = async (id: string, at: number) => {
    await clock("APPOINTMENT_MESSAGE", id, now);
    await clock("APPOINTMENT_MESSAGE", id, at);
  };
  const PAYMENT_DUE = "appointment.paymentDue";

  it("is reminded of a week later and again, each once, and not on another day", async () => {
    const { id, ends } = await tookPlace();
    await appointmentReminded(id, ends + WEEK - 1);
    expect([await told(PAYMENT_DUE), await dueOf("APPOINTMENT_MESSAGE", id)]).toEqual([[], [ends + WEEK]]);
    await Promise.all([appointmentReminded(id, ends + WEEK), appointmentReminded(id, ends + WEEK)]);
    expect(await told(PAYMENT_DUE)).toEqual([id]);
    await appointmentReminded(id, ends + 2 * WEEK);
    expect([await told(PAYMENT_DUE), await dueOf("APPOINTMENT_MESSAGE", id)]).toEqual([[id, id], []]);
  });

  it("is not reminded of once it is paid, by money or a credit; where that is undone it is again", async () => {
    const { id, ends } = await tookPlace();
    await markPaidAtClinic(await doctor(), { appointmentId: id });
    await appointmentReminded(id, ends + WEEK);
    expect(await told(PAYMENT_DUE)).toEqual([]);
    await undoAppointment(await doctor(), { appointmentId: id });
    await appointmentReminded(id, ends + WEEK);
    expect(await told(PAYMENT_DUE)).toEqual([id]);
    const other = await heldByCredit();
    await appointmentReminded(other.id, other.ends + WEEK);
    expect(await told(PAYMENT_DUE)).toEqual([id]);
  });

  async function heldByCredit() {
    const credits = { patientIds: [practice.ids.patient], amount: 1, validFrom: "2026-06-01", expiresOn: "2026-12-31" };
    await assignCredits(await admin(), credits);
    const startsAt = now - 3 * HOUR;
    const id = await givenAppointment(practice, await systemOf(practice, now), { startsAt, stateId: S.CONFIRMED });
    await startAppointment(await doctor(), { appointmentId: id });
    await concludeAppointment(await doctor(), { appointmentId: id });
    await payWithCredit(await admin(), { appointmentId: id });
    return { id, ends: startsAt + HOUR / 2 };
  }

  it("is reminded of by its invoice instead, where its patient can read that", async () => {
    const { id, ends } = await tookPlace();
    await invoicedAll(await admin(), { appointmentId: id });
    await appointmentReminded(id, ends + WEEK);
    expect(await told(PAYMENT_DUE)).toEqual([]);
  });

  it("is never reminded of where it cannot be paid online, or the practice wants none", async () => {
    const { id, ends } = await tookPlace();
    await paidBy(practice, ANY_TIME, "ALLOW_OFFLINE_ONLY");
    await appointmentReminded(id, ends + WEEK);
    await paidBy(practice, ANY_TIME);
    await reminds(0, 2);
    await appointmentReminded(id, ends + WEEK);
    expect(await told(PAYMENT_DUE)).toEqual([]);
  });
});

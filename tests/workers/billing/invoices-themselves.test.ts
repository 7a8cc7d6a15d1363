import { beforeAll, expect, it } from "vitest";
import { mailInvoice } from "~/features/billing/services/invoices/mail-invoice.server";
import { readInvoicePage } from "~/features/billing/services/invoices/read-invoice.server";
import { listInvoices } from "~/features/billing/services/invoices/list-invoices.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { readAppointmentAtDesk } from "~/features/scheduling/services/appointments/read-appointment-at-desk.server";
import { issueSamples } from "~/features/scheduling/services/invoices/issue-samples.server";
import { invoiceWhenDue, receiptWhenDue } from "~/features/scheduling/services/invoices/issue-when-due.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { HOUR, type Practice } from "../scheduling/scene";
import { employeeActor, openPractice } from "../support/organization";
import { chargedAppointment, chargedByHand, invoicedAll, priced } from "./invoice-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
const now = Date.now();
const admin = () => practice.as(practice.administrator, now);
const doctor = () => practice.as(employeeActor(practice.ids.doctor), now);
const due = async (kind: "INVOICE" | "RECEIPT") =>
  rowsOf<{ id: string; dueAt: number }>(
    await systemOf(practice),
    `SELECT id, due_at AS "dueAt" FROM due_work WHERE organization_id = ?1 AND kind = ?2 ORDER BY due_at`,
    kind,
  );
const mails = async () =>
  rowsOf<{ payload: string }>(
    await systemOf(practice),
    "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.template') IN ('invoice.issued', 'receipt.issued') ORDER BY id",
  );

async function settings(value: Record<string, unknown>): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      `INSERT INTO organization_setting (organization_id, area, value, version, updated_at) VALUES (?1, 'invoices', ?2, 1, ?3)
ON CONFLICT (organization_id, area) DO UPDATE SET value = excluded.value`,
      ...[db.organizationId, JSON.stringify(value), now],
    )
    .run();
}

beforeAll(async () => {
  practice = await openPractice({ now });
  await priced(practice, 5_000);
});

it("nothing is issued by itself unless the practice wants it", async () => {
  const appointmentId = await chargedAppointment(practice, now);
  await concludeAppointment(await doctor(), { appointmentId });
  await markPaidAtClinic(await doctor(), { appointmentId });
  expect([await due("INVOICE"), await due("RECEIPT")]).toEqual([[], []]);
  await invoicedAll(await admin(), { appointmentId });
});

it("an invoice is issued a while after an appointment was concluded, once, and the patient is told", async () => {
  await settings({ invoicesItself: true, receiptsItself: true, mailsItself: true, invoicePrefix: "A", termDays: 30 });
  const appointmentId = await chargedAppointment(practice, now);
  expect((await readAppointmentAtDesk(await admin(), appointmentId))?.bill.mayInvoice).toBe(true);
  await concludeAppointment(await doctor(), { appointmentId });
  const [look, ...others] = await due("INVOICE");
  expect([look?.id, others]).toEqual([appointmentId, []]);
  const told = (await mails()).length;
  const system = await practice.as({ kind: "system", task: "test" }, look?.dueAt);
  await Promise.all([
    invoiceWhenDue(system, look ?? { id: "", dueAt: 0 }),
    invoiceWhenDue(system, look ?? { id: "", dueAt: 0 }),
  ]);
  await invoiceWhenDue(system, look ?? { id: "", dueAt: 0 });
  expect(await due("INVOICE")).toEqual([]);
  const { rows } = await listInvoices(await admin(), { state: "DUE" });
  expect(rows.map(({ number }) => number)).toEqual([expect.stringMatching(/^A-\d{4}-000001$/)]);
  expect(await mails()).toHaveLength(told + 1);
  const { invoices } = await viewAppointment(await admin(), appointmentId);
  expect(invoices).toMatchObject({ rows: [{ number: rows[0]?.number, state: "DUE" }], mayIssue: false });
  expect((await readAppointmentAtDesk(await admin(), appointmentId))?.bill.mayInvoice).toBe(false);
});

it("a receipt is issued of what was paid, and of what was taken back at once none", async () => {
  const appointmentId = await chargedAppointment(practice, now);
  await markPaidAtClinic(await doctor(), { appointmentId, kind: "TRANSFER" });
  const [look] = await due("RECEIPT");
  expect(look?.id).toMatch(/^desk:/);
  await undoAppointment(await doctor(), { appointmentId });
  const system = await practice.as({ kind: "system", task: "test" }, now);
  await receiptWhenDue(system, look ?? { id: "", dueAt: 0 });
  expect((await listInvoices(await admin(), { state: "RECEIPT" })).rows).toEqual([]);
  await markPaidAtClinic(await doctor(), { appointmentId, kind: "CARD" });
  const [again] = await due("RECEIPT");
  await receiptWhenDue(system, again ?? { id: "", dueAt: 0 });
  await receiptWhenDue(system, again ?? { id: "", dueAt: 0 });
  const { rows } = await listInvoices(await admin(), { state: "RECEIPT" });
  expect(rows).toHaveLength(1);
  const { sheet } = await readInvoicePage(await admin(), rows[0]?.id);
  expect(JSON.stringify(sheet)).toContain("Card");
  expect(await due("RECEIPT")).toEqual([]);
});

it("stands on paper as the practice was then, whatever it is called later", async () => {
  await settings({
    legalName: "Clinic Ltd",
    taxNumber: "GB 1",
    invoiceFooter: "Bank 1",
    termDays: 0,
    mailsItself: false,
  });
  await chargedByHand(practice, [{ priceMinor: 1_000 }]);
  const told = (await mails()).length;
  const id = await invoicedAll(await admin(), { patientId: practice.ids.patient });
  expect(await mails()).toHaveLength(told);
  await settings({ legalName: "Other Ltd" });
  const { sheet, dueMinor } = await readInvoicePage(await admin(), id);
  expect(sheet.letterhead.name).toBe("Clinic Ltd");
  expect(sheet.letterhead.lines).toContain("Tax number: GB 1");
  expect(JSON.stringify(sheet.sections)).toContain("Bank 1");
  expect(dueMinor).toBe(1_200);
  await mailInvoice(await admin(), id);
  expect(await mails()).toHaveLength(told + 1);
  expect(JSON.parse((await mails()).at(-1)?.payload ?? "")).toMatchObject({ invoiceId: id });
  // What it is for is nowhere in what is sent.
  expect(JSON.stringify(await mails())).not.toContain("Thing");
});

it("a demo practice gets a month of invoices with a credit note, of which nobody is told", async () => {
  const demo = await openPractice({ now });
  await priced(demo, 5_000);
  for (let made = 0; made < 3; made += 1) await chargedAppointment(demo, now);
  expect(await issueSamples(await demo.as({ kind: "system", task: "test" }, now + HOUR))).toBe(3);
  const { rows } = await listInvoices(await demo.as(demo.administrator, now + 72 * HOUR), {});
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...["CREDIT_NOTE", "INVOICE", "INVOICE", "INVOICE", "INVOICE"]]);
  const told = await rowsOf(
    await systemOf(demo),
    "SELECT id FROM outbox WHERE organization_id = ?1 AND topic = 'mail' AND json_extract(payload, '$.template') = 'invoice.issued'",
  );
  expect(told).toEqual([]);
});

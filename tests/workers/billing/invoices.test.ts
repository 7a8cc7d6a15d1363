import { beforeAll, describe, expect, it } from "vitest";
import { TenantDb } from "~/db/client.server";
import { takeAtDesk } from "~/features/billing/support/desk/take-at-desk.server";
import { bookMoney } from "~/features/billing/support/ledger/book-money.server";
import { creditInvoice, readCreditForm } from "~/features/billing/services/invoices/credit-invoice.server";
import { readInvoicePage } from "~/features/billing/services/invoices/read-invoice.server";
import { readInvoice } from "~/features/billing/data/invoices/invoices-read.server";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import {
  issueInvoice,
  issueReceipt,
  readInvoiceChoice,
} from "~/features/scheduling/services/invoices/issue-invoice.server";
import { chargesOfPatient } from "~/features/scheduling/services/payments/read-charges.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import { printReceipt, printYear } from "~/features/scheduling/services/payments/print-receipt.server";
import { refundAtDesk } from "~/features/scheduling/services/payments/refund-at-desk.server";
import { viewCharge } from "~/features/scheduling/services/payments/view-charge.server";
import { viewPaymentItem } from "~/features/scheduling/services/payments/view-payment.server";
import { writeOff } from "~/features/scheduling/services/payments/write-off.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { faultyDatabase, type Fault } from "../support/faults";
import { employeeActor, env, openPractice, patientActor } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { chargedAppointment, chargedByHand, invoicedAll, numbersOf, priced, standingOf } from "./invoice-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
/** Noon of a day in the middle of a year. */
const now = Date.UTC(2026, 5, 15, 10);

beforeAll(async () => {
  practice = await openPractice({ now });
  await priced(practice, 5_000);
});

const admin = (at = now) => practice.as(practice.administrator, at);
const doctor = (at = now) => practice.as(employeeActor(practice.ids.doctor), at);
const withRole = (role: string) => practice.as(employeeActor(practice.ids.otherDoctor, { roles: [role] }), now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const ofPatient = () => ({ patientId: practice.ids.patient });
const findings = async () => (await verifyLedger(await systemOf(practice))).findings;
const stored = async (id: string) => {
  const found = await readInvoice((await systemOf(practice)).db, id);
  if (!found) throw new Error("there is no such invoice");
  return found;
};
const refusalOf = (message: string) => ({ status: 422, fields: [expect.objectContaining({ message }) as unknown] });

describe("an invoice", () => {
  it("has the charges of a patient as they were, and counts what was paid by then", async () => {
    const appointmentId = await chargedAppointment(practice, now);
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "20", kind: "CARD" });
    await chargedByHand(practice, [{ priceMinor: 1_000 }, { priceMinor: 333, quantity: 3 }]);
    const id = await invoicedAll(await admin(), ofPatient());
    const invoice = await stored(id);
    expect(invoice).toMatchObject({
      ...{
        kind: "INVOICE",
        number: "INV-2026-000001",
        issuedOn: "2026-06-15",
        dueOn: "2026-06-29",
        currencyCode: "EUR",
      },
      ...{ baseMinor: 6_333, discountMinor: 0, taxMinor: 1_267, totalMinor: 7_600 },
      ...{ state: "PART_PAID", settledMinor: 2_000, paidAtIssueMinor: 2_000, creditedMinor: 0 },
      ...{ patientId: practice.ids.patient, employeeId: null },
    });
    expect(invoice.lines.map(({ baseMinor, taxMinor, totalMinor }) => [baseMinor, taxMinor, totalMinor])).toEqual(
      expect.arrayContaining([
        [5_000, 1_000, 6_000],
        [1_000, 200, 1_200],
        [333, 67, 400],
      ]),
    );
    const { sheet } = await readInvoicePage(await admin(), id);
    expect(sheet.title).toBe("Invoice INV-2026-000001");
    expect((await readInvoiceChoice(await admin(), ofPatient())).charges).toEqual([]);
    await expect(invoicedAll(await admin(), ofPatient())).rejects.toMatchObject(refusalOf("invoices:error.nothing"));
    expect(await findings()).toEqual([]);
  });

  it("says what was waived apart from what was paid, as it was when it was issued", async () => {
    const appointmentId = await chargedAppointment(practice, now);
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "20", kind: "CARD" });
    await writeOff(await admin(), { appointmentId, amount: "15", reason: "Goodwill" });
    const chargeId = await chargedByHand(practice, [{ priceMinor: 1_000 }, { priceMinor: 500 }]);
    await writeOff(await admin(), { chargeId, amount: "4", reason: "Goodwill" });
    const id = await invoicedAll(await admin(), ofPatient());
    await writeOff(await admin(), { chargeId, amount: "1", reason: "More" });
    expect(await stored(id)).toMatchObject({ totalMinor: 7_800, paidAtIssueMinor: 3_900, settledMinor: 4_000 });
    const { sheet } = await readInvoicePage(await admin(), id);
    const rows = sheet.sections.flatMap((section) => (section.kind === "table" ? section.rows : []));
    const sums = Object.fromEntries(rows.map(({ cells }) => [cells[0], cells.at(-1)]));
    expect(sums).toMatchObject({
      "Paid when this was issued": "€20.00",
      Waived: "€19.00",
      "To pay when this was issued": "€39.00",
    });
    expect((await viewCharge(await admin(), chargeId)).charge).toMatchObject({ paidMinor: 500, waivedMinor: 500 });
    const { charges } = await chargesOfPatient(await admin(), practice.ids.patient, null);
    expect(charges.find((charge) => charge.chargeId === chargeId)?.waivedMinor).toBe(500);
    const ofAppointment = charges.find((charge) => charge.chargeId === null && charge.appointmentId === appointmentId);
    expect(ofAppointment).toMatchObject({ totalMinor: 6_000, paidMinor: 3_500, waivedMinor: 1_500, refundedMinor: 0 });
    expect(await findings()).toEqual([]);
  });

  it("stands by what is paid for its charges later, and not what was printed", async () => {
    const appointmentId = await chargedAppointment(practice, now);
    const chargeId = await chargedByHand(practice, [{ priceMinor: 1_000 }]);
    const id = await invoicedAll(await admin(), ofPatient());
    expect(await standingOf(practice, id)).toEqual({ state: "DUE", settled: 0, credited: 0, atIssue: 0 });
    await markPaidAtClinic(await doctor(), { appointmentId, amount: "10" });
    expect(await standingOf(practice, id)).toMatchObject({ state: "PART_PAID", settled: 1_000 });
    await markPaidAtClinic(await doctor(), { appointmentId });
    expect(await standingOf(practice, id)).toMatchObject({ state: "PART_PAID", settled: 6_000 });
    const context = await systemOf(practice);
    const money = { kind: "CASH", amountMinor: 1_200, currencyCode: "EUR", reference: "" } as const;
    await context.db.rawBatch(takeAtDesk(context, { ...money, patientId: practice.ids.patient, for: { chargeId } }));
    expect(await standingOf(practice, id)).toEqual({ state: "PAID", settled: 7_200, credited: 0, atIssue: 0 });
    expect(await findings()).toEqual([]);
  });

  it("is never changed: neither it, its lines, its number nor when it was issued", async () => {
    await chargedByHand(practice, [{ priceMinor: 100 }]);
    const id = await invoicedAll(await admin(), ofPatient());
    const { db } = await systemOf(practice);
    for (const text of [
      "UPDATE invoice SET total_minor = 1 WHERE organization_id = ?1 AND id = ?2",
      "UPDATE invoice SET content = '{}' WHERE organization_id = ?1 AND id = ?2",
      "DELETE FROM invoice WHERE organization_id = ?1 AND id = ?2",
      "UPDATE invoice_line SET description = 'x' WHERE organization_id = ?1 AND invoice_id = ?2",
      "DELETE FROM invoice_line WHERE organization_id = ?1 AND invoice_id = ?2",
      `INSERT INTO invoice_line (organization_id, invoice_id, line_no, description, served_on, quantity, unit_price_minor, base_minor,
discount_minor, tax_minor, total_minor, taxes) VALUES (?1, ?2, 99, 'x', '', 1, 1, 1, 0, 0, 1, '[]')`,
      "DELETE FROM invoice_state WHERE organization_id = ?1 AND invoice_id = ?2",
      "UPDATE invoice_state SET issued_at = 1 WHERE organization_id = ?1 AND invoice_id = ?2",
      "UPDATE invoice_state SET paid_at_issue_minor = 1 WHERE organization_id = ?1 AND invoice_id = ?2",
    ])
      await expect(db.raw(text, db.organizationId, id).run(), text).rejects.toThrow(/immutable|is kept/);
    for (const text of [
      "UPDATE invoice_series SET last = last - 1 WHERE organization_id = ?1",
      "UPDATE invoice_series SET last = last + 2 WHERE organization_id = ?1",
      "DELETE FROM invoice_series WHERE organization_id = ?1",
    ])
      await expect(db.raw(text, db.organizationId).run(), text).rejects.toThrow(/counts up/);
  });

  it("is in each currency of its own, with its digits", async () => {
    await chargedByHand(practice, [{ priceMinor: 5_000 }], { currencyCode: "JPY" });
    await chargedByHand(practice, [{ priceMinor: 1_234 }], { currencyCode: "KWD" });
    const { ids } = await issueInvoice(await admin(), ofPatient(), { charges: null });
    const both = await Promise.all(ids.map(stored));
    expect(both.map(({ currencyCode, totalMinor }) => [currencyCode, totalMinor]).sort()).toEqual([
      ["JPY", 6_000],
      ["KWD", 1_481],
    ]);
    const said = await Promise.all(
      ids.map(async (id) => JSON.stringify((await readInvoicePage(await admin(), id)).sheet)),
    );
    expect(said.join("")).toContain("¥6,000");
    expect(said.join("").replaceAll("\u00a0", " ")).toContain("KWD 1.481");
    expect(await findings()).toEqual([]);
  });

  it("has no charge that was taken back since it was chosen, and then takes no number", async () => {
    const chargeId = await chargedByHand(practice, [{ priceMinor: 700 }]);
    const context = await admin();
    const before = await numbersOf(practice, "INV-2026-");
    const choice = await readInvoiceChoice(context, ofPatient());
    const system = await systemOf(practice);
    await system.db.rawBatch([
      system.db.raw(
        "UPDATE charge SET taken_back_at = ?3 WHERE organization_id = ?1 AND id = ?2",
        ...[system.db.organizationId, chargeId, now],
      ),
      ...bookMoney(system, [{ event: "chargeTakenBack", chargeId }]),
    ]);
    const charges = choice.charges.map(({ key }) => key);
    expect(charges).toHaveLength(1);
    await expect(issueInvoice(context, ofPatient(), { charges })).rejects.toMatchObject({ status: 422 });
    expect(await numbersOf(practice, "INV-2026-")).toEqual(before);
  });
});

describe("numbers", () => {
  it("have neither gaps nor doubles where 200 are issued at once, some of one charge", async () => {
    const before = (await numbersOf(practice, "INV-2026-")).last;
    const context = await systemOf(practice);
    for (let made = 0; made < 50; made += 1) await chargedByHand(practice, [{ priceMinor: 100 + made }], { context });
    const { charges } = await readInvoiceChoice(await admin(), ofPatient());
    expect(charges).toHaveLength(50);
    // Four people press for each charge.
    const all = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, at) =>
        issueInvoice(await admin(), ofPatient(), { charges: [charges[at % 50]?.key ?? ""] }),
      ),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
    for (const each of all)
      if (each.status === "rejected") expect(each.reason).toMatchObject(refusalOf("invoices:error.issuedAlready"));
    const { seqs, numbers, last } = await numbersOf(practice, "INV-2026-");
    expect(seqs).toEqual(Array.from({ length: before + 50 }, (_, at) => at + 1));
    expect(last).toBe(before + 50);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each<[string, Fault]>([
    ["before it is sent", { kind: "before" }],
    ["at its first statement", { kind: "at", index: 1, after: true }],
    ["once the number is taken", { kind: "at", index: 2, after: true }],
    ["once it is sealed", { kind: "at", index: 7, after: true }],
    ["after it took effect", { kind: "lost-answer" }],
  ])("have no gap where the batch fails %s", async (_name, fault) => {
    await chargedByHand(practice, [{ priceMinor: 900 }]);
    const before = await numbersOf(practice, "INV-2026-");
    const context = await admin();
    // The first batch of as many statements is that which issues.
    const binding = faultyDatabase(env.tenantDatabase("TENANT_DB_0"), fault, 7);
    const db = new TenantDb(binding, practice.entry.id, practice.entry.epoch, "first-primary");
    const issued = invoicedAll({ ...context, db }, ofPatient());
    // What was written although the answer was lost is looked up.
    if (fault.kind === "lost-answer") await issued;
    else {
      await expect(issued).rejects.toThrow(/injected|malformed|network/);
      expect((await numbersOf(practice, "INV-2026-")).last).toBe(before.last);
      await invoicedAll(await admin(), ofPatient());
    }
    const { seqs, last } = await numbersOf(practice, "INV-2026-");
    expect(seqs).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    expect(last).toBe(before.last + 1);
  });

  it("begin anew with each year of the practice's calendar", async () => {
    // New Year in Madrid is an hour before that of the clocks in UTC.
    const newYear = Date.UTC(2026, 11, 31, 23, 30);
    await chargedByHand(practice, [{ priceMinor: 100 }]);
    const id = await invoicedAll(await admin(newYear), ofPatient());
    expect(await stored(id)).toMatchObject({ number: "INV-2027-000001", issuedOn: "2027-01-01" });
  });
});

describe("a credit note", () => {
  it("takes lines back in a series of its own, and what they are of can be invoiced anew", async () => {
    const appointmentId = await chargedAppointment(practice, now);
    await chargedByHand(practice, [{ priceMinor: 1_000 }, { priceMinor: 2_000 }]);
    const id = await invoicedAll(await admin(), ofPatient());
    const form = await readCreditForm(await admin(), id);
    const thing = form.lines.find(({ description }) => description === "Thing 2")?.lineNo ?? 0;
    const creditId = await creditInvoice(await admin(), id, { lines: [String(thing)], reason: "Not used" });
    expect(await stored(creditId)).toMatchObject({
      ...{
        kind: "CREDIT_NOTE",
        number: "CN-2026-000001",
        ofId: id,
        totalMinor: 2_400,
        taxMinor: 400,
        state: "CREDIT_NOTE",
      },
      content: { reason: "Not used", ofNumber: form.number },
    });
    expect(await standingOf(practice, id)).toMatchObject({ state: "DUE", credited: 2_400 });
    const { charges } = await readInvoiceChoice(await admin(), ofPatient());
    expect(charges.map(({ description, totalMinor }) => [description, totalMinor])).toEqual([["Thing 2", 2_400]]);
    await markPaidAtClinic(await doctor(), { appointmentId });
    const rest = (await readCreditForm(await admin(), id)).lines.map(({ lineNo }) => lineNo);
    await creditInvoice(await admin(), id, { lines: rest, reason: "Wrong address" });
    expect(await standingOf(practice, id)).toMatchObject({ state: "CREDITED", settled: 0, credited: 9_600 });
    // What it leads to: nothing yet but its credit notes, and the money that was paid for the same services.
    expect(await readInvoicePage(await admin(), id)).toMatchObject({
      corrected: { newer: [], paidMinor: 6_000, refundedMinor: 0 },
      ...{ mayIssue: true, mayRefund: true },
    });
    const again = await invoicedAll(await admin(), ofPatient());
    const [desk] = await rowsOf<{ id: string }>(
      await systemOf(practice),
      "SELECT id FROM desk_payment WHERE organization_id = ?1 AND appointment_id = ?2",
      appointmentId,
    );
    await refundAtDesk(await admin(), { deskId: desk?.id, amount: "10", reason: "Waited long" });
    const page = await readInvoicePage(await patient(), id);
    expect(page.corrected?.newer.map(({ id: newer }) => newer)).toEqual([again]);
    expect(page.corrected).toMatchObject({ paidMinor: 6_000, refundedMinor: 1_000 });
    expect(page.creditNotes).toHaveLength(2);
    expect((await readInvoicePage(await admin(), creditId)).corrected?.newer.map(({ id: newer }) => newer)).toEqual([
      again,
    ]);
    expect((await readInvoicePage(await admin(), again)).corrected).toBeNull();
    expect(await stored(again)).toMatchObject({ totalMinor: 9_600, state: "PART_PAID", paidAtIssueMinor: 6_000 });
    expect(await findings()).toEqual([]);
  });

  it("is issued once for a line where 20 ask at once, and refused for what is on no invoice", async () => {
    await chargedByHand(practice, [{ priceMinor: 1_000 }]);
    const id = await invoicedAll(await admin(), ofPatient());
    const before = (await numbersOf(practice, "CN-2026-")).last;
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, async () => creditInvoice(await admin(), id, { lines: [1], reason: "Twice" })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await numbersOf(practice, "CN-2026-")).last).toBe(before + 1);
    const context = await admin();
    const said = (raw: object) => creditInvoice(context, id, raw);
    await expect(said({ lines: [1], reason: "Again" })).rejects.toMatchObject(
      refusalOf("invoices:error.creditedAlready"),
    );
    await expect(said({ lines: [7], reason: "Other" })).rejects.toMatchObject({ status: 422 });
    await expect(said({ lines: [], reason: "None" })).rejects.toMatchObject(refusalOf("invoices:error.noLines"));
    await expect(said({ lines: [1], reason: " " })).rejects.toMatchObject({ status: 422 });
    await expect(said({ lines: ["x"], reason: "Odd" })).rejects.toMatchObject({ status: 422 });
    await invoicedAll(context, ofPatient());
  });
});

describe("a receipt", () => {
  it("is issued once for money at the desk, and names what it is for", async () => {
    const appointmentId = await chargedAppointment(practice, now);
    await markPaidAtClinic(await doctor(), { appointmentId, kind: "CARD", reference: "Slip 7" });
    const { payments } = await readInvoiceChoice(await admin(), ofPatient());
    const payment = payments.find(({ method }) => method === "CARD");
    const { lines } = await viewPaymentItem(await patient(), appointmentId);
    const printed = async (by = patient) => (await printReceipt(await by(), lines[0]?.id ?? "")).issued;
    expect(await printed()).toBeNull();
    expect(payment).toMatchObject({ amountMinor: 6_000, currencyCode: "EUR" });
    const asked = { payment: payment?.sourceKey ?? "" };
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, async () => issueReceipt(await admin(), ofPatient(), asked)),
    );
    const [done] = all.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const receipt = await stored(done ?? "");
    expect(receipt).toMatchObject({
      ...{
        kind: "RECEIPT",
        number: "RC-2026-000001",
        totalMinor: 6_000,
        state: "RECEIPT",
        employeeId: practice.ids.doctor,
      },
      content: { method: "CARD", reference: "Slip 7", paidAt: now },
    });
    expect(receipt.lines[0]?.description).not.toBe("");
    // The page of the payment leads to it.
    expect([await printed(), await printed(admin)]).toEqual(
      Array.from({ length: 2 }, () => ({ id: receipt.id, number: "RC-2026-000001" })),
    );
    expect(JSON.stringify((await printYear(await patient(), "2026")).sections)).toContain("RC-2026-000001");
    await expect(issueReceipt(await admin(), ofPatient(), { payment: "desk:none" })).rejects.toMatchObject({
      status: 422,
    });
    await invoicedAll(await admin(), ofPatient());
  });
});

describe("rights", () => {
  let own = "";
  let byHand = "";
  beforeAll(async () => {
    const appointmentId = await chargedAppointment(practice, now);
    own = await invoicedAll(await admin(), { appointmentId });
    await chargedByHand(practice, [{ priceMinor: 1_000 }]);
    byHand = await invoicedAll(await admin(), ofPatient());
  });

  it("a provider reads what is of their own appointments alone, and issues nothing", async () => {
    expect((await readInvoicePage(await doctor(), own)).mayCredit).toBe(false);
    await expect(readInvoicePage(await doctor(), byHand)).rejects.toMatchObject({ status: 404 });
    await expect(readInvoicePage(await withRole(ROLE.PROVIDER), own)).rejects.toMatchObject({ status: 404 });
    await expect(invoicedAll(await doctor(), ofPatient())).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [ROLE.RECEPTIONIST, true, false],
    [ROLE.BILLER, true, true],
    [ROLE.NURSE, false, false],
    [ROLE.PHARMACY, false, false],
  ])("%s", async (role, issues, credits) => {
    await chargedByHand(practice, [{ priceMinor: 1_000 }]);
    const issued = invoicedAll(await withRole(role), ofPatient());
    if (!issues) await expect(issued).rejects.toMatchObject({ status: 403 });
    const id = issues ? await issued : await invoicedAll(await admin(), ofPatient());
    const credited = creditInvoice(await withRole(role), id, { lines: [1], reason: "Test" });
    if (credits) await credited;
    else await expect(credited).rejects.toMatchObject({ status: 403 });
    if (credits) await invoicedAll(await admin(), ofPatient());
  });

  it("a patient reads their own alone; another practice knows of none", async () => {
    expect((await readInvoicePage(await patient(), own)).id).toBe(own);
    const stranger = await practice.as(patientActor(practice.ids.otherPatient, "someone-else"), now);
    await expect(readInvoicePage(stranger, own)).rejects.toMatchObject({ status: 404 });
    await expect(invoicedAll(await patient(), ofPatient())).rejects.toMatchObject({ status: 403 });
    const other = await openPractice({ now });
    for (const ask of [
      async () => readInvoicePage(await other.as(other.administrator), own),
      async () => creditInvoice(await other.as(other.administrator), own, { lines: [1], reason: "x" }),
      async () => invoicedAll(await other.as(other.administrator), ofPatient()),
      async () => readInvoicePage(await admin(), "no%20id"),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
  });

  it("is in the audit by ids alone", async () => {
    const rows = await rowsOf<{ action: string; fields: string }>(
      await systemOf(practice),
      "SELECT action, fields FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND outcome = 'DONE' ORDER BY seq",
      own,
    );
    expect(rows[0]).toEqual({ action: "invoice.issue", fields: '["issue"]' });
    expect(rows.map(({ action }) => action)).toContain("invoice.read");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { creditInvoice } from "~/features/billing/services/invoices/credit-invoice.server";
import { exportInvoices } from "~/features/billing/services/invoices/export-invoices.server";
import { listInvoices } from "~/features/billing/services/invoices/list-invoices.server";
import { readOwnInvoices } from "~/features/billing/services/invoices/read-own-invoices.server";
import { patientInvoices } from "~/features/billing/services/invoices/read-patient-invoices.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { issueInvoice, readInvoiceChoice } from "~/features/scheduling/services/invoices/issue-invoice.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import type { Practice } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { chargedAppointment, chargedByHand, invoicedAll, priced } from "./invoice-scene";
import { rowsOf, systemOf } from "./scene";

let practice: Practice;
const now = Date.UTC(2026, 5, 15, 10);
const DAY = 86_400_000;

const admin = (at = now) => practice.as(practice.administrator, at);
const doctor = () => practice.as(employeeActor(practice.ids.doctor), now);
const patient = () => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), now);
const ofPatient = () => ({ patientId: practice.ids.patient });
const listed = async (raw: object, at = now) => (await listInvoices(await admin(at), raw)).rows;

/** One invoice of each charge. */
async function invoices(count: number, at = now): Promise<string[]> {
  const context = await systemOf(practice);
  for (let made = 0; made < count; made += 1) await chargedByHand(practice, [{ priceMinor: 1_000 }], { context });
  const { charges } = await readInvoiceChoice(await admin(at), ofPatient());
  const ids: string[] = [];
  for (const { key } of charges)
    ids.push(...(await issueInvoice(await admin(at), ofPatient(), { charges: [key] })).ids);
  return ids;
}

const patientNumber = async () =>
  (
    await rowsOf<{ number: number }>(
      await systemOf(practice),
      "SELECT number FROM patient WHERE organization_id = ?1 AND id = ?2",
      practice.ids.patient,
    )
  )[0]?.number;

let paid = "";
let own = "";
beforeAll(async () => {
  practice = await openPractice({ now });
  await priced(practice, 5_000);
  const appointmentId = await chargedAppointment(practice, now);
  own = await invoicedAll(await admin(now - 40 * DAY), { appointmentId });
  const other = await chargedAppointment(practice, now);
  await markPaidAtClinic(await doctor(), { appointmentId: other });
  paid = await invoicedAll(await admin(now - 30 * DAY), { appointmentId: other });
  const [credited = ""] = await invoices(1, now - 20 * DAY);
  await creditInvoice(await admin(now - 10 * DAY), credited, { lines: [1], reason: "Mistake" });
});

describe("the list", () => {
  it("is narrowed by state, day, number and patient, the newest first", async () => {
    expect((await listed({})).map(({ kind, state }) => [kind, state])).toEqual([
      ["CREDIT_NOTE", "CREDIT_NOTE"],
      ["INVOICE", "CREDITED"],
      ["INVOICE", "PAID"],
      ["INVOICE", "DUE"],
    ]);
    expect((await listed({ state: "OWED" })).map(({ id }) => id)).toEqual([own]);
    expect((await listed({ state: "PAID" })).map(({ id }) => id)).toEqual([paid]);
    expect((await listed({ from: "2026-05-16", to: "2026-05-16" })).map(({ id }) => id)).toEqual([paid]);
    expect((await listed({ search: "inv-2026-00000" })).map(({ number }) => number)).toEqual([
      ...["INV-2026-000001", "INV-2026-000002", "INV-2026-000003"],
    ]);
    expect(await listed({ patientId: practice.ids.otherPatient })).toEqual([]);
    expect(await listed({ patientId: practice.ids.patient, state: "DUE" })).toHaveLength(1);
    const { db } = await systemOf(practice);
    await db.rawBatch(
      loadRowsStatements(db, "patient_search", ["token", "patient_id"], [["zenobia", practice.ids.patient]]),
    );
    expect(await listed({ search: "Zenobia" })).toHaveLength(4);
    expect(await listed({ search: "nobody" })).toEqual([]);
    // Who looks after the money opens no patient, and finds their invoices.
    const biller = await practice.as(employeeActor("biller", { roles: [ROLE.BILLER] }), now);
    expect(await listInvoices(biller, { search: "Zenobia" })).toMatchObject({
      findsPatients: true,
      seesPatients: false,
    });
    const sought = await patientNumber();
    await db.rawBatch(
      loadRowsStatements(db, "patient_search", ["token", "patient_id"], [[String(sought), practice.ids.patient]]),
    );
    for (const search of ["Zenobia", String(sought)])
      expect((await listInvoices(biller, { search })).rows).toHaveLength(4);
    // What cannot be read is no choice.
    expect(await listed({ state: "OTHER", from: "yesterday", after: "x", search: "" })).toHaveLength(4);
  });

  it("shows a provider what is of their own appointments alone, and a patient theirs", async () => {
    const { rows, seesAll } = await listInvoices(await doctor(), {});
    expect([seesAll, rows.map(({ id }) => id)]).toEqual([false, [paid, own]]);
    expect((await listInvoices(await doctor(), { search: "INV-2026-000003" })).rows).toEqual([]);
    expect((await listInvoices(await doctor(), { state: "PAID" })).rows.map(({ id }) => id)).toEqual([paid]);
    expect((await readOwnInvoices(await patient(), {})).rows).toHaveLength(4);
    await expect(listInvoices(await patient(), {})).rejects.toMatchObject({ status: 403 });
    await expect(readOwnInvoices(await admin(), {})).rejects.toMatchObject({ status: 404 });
    const nurse = await practice.as(employeeActor(practice.ids.otherDoctor, { roles: [ROLE.NURSE] }), now);
    await expect(listInvoices(nurse, {})).rejects.toMatchObject({ status: 403 });
    await expect(patientInvoices(await doctor(), practice.ids.patient)).rejects.toMatchObject({ status: 404 });
    expect((await patientInvoices(await admin(), practice.ids.patient)).open).toBe(1);
  });

  it("is a file with the columns that are shown", async () => {
    const file = await exportInvoices(await admin(), { state: "OWED" });
    const [head, row] = (await file.text()).replace("\ufeff", "").trim().split(/\r?\n/);
    expect(head).toContain("Number");
    expect(row).toContain("INV-2026-000001");
    expect(head?.split(",").slice(-1)).toEqual(["Currency"]);
    expect(row?.split(",")).toEqual(expect.arrayContaining(["Invoice", "60.00", "EUR"]));
  });

  it("goes on by a key, and reads no more of more invoices", async () => {
    const reads = async (raw: object) => {
      const context = await admin();
      const { roundTrips } = context.db.meter;
      const { rows, after } = await listInvoices(context, raw);
      return {
        count: rows.length,
        after,
        rowsRead: context.db.meter.rowsRead,
        trips: context.db.meter.roundTrips - roundTrips,
      };
    };
    await invoices(30);
    const few = await Promise.all([reads({}), reads({ state: "PAID" }), reads({ state: "OWED" })]);
    await invoices(60);
    const many = await Promise.all([reads({}), reads({ state: "PAID" }), reads({ state: "OWED" })]);
    expect(many.map(({ rowsRead, trips }) => [rowsRead, trips])).toEqual(
      few.map(({ rowsRead, trips }) => [rowsRead, trips]),
    );
    expect(few[0]?.trips).toBe(1);
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listInvoices>> = await listInvoices(await admin(), { after: after ?? "" });
      for (const { id } of page.rows) seen.add(id);
      after = page.after;
    } while (after !== null);
    expect(seen.size).toBe(4 + 1 + 90);
  });
});

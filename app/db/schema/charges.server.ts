import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { InvoiceContent } from "~/features/billing/domain/invoices/invoice";
import { INVOICE_KINDS, INVOICE_STATES } from "~/features/billing/domain/invoices/invoice-kinds";
import type { TaxPart } from "~/kernel/money/price";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { ledgerEntry } from "./ledger.server";
import { branch } from "./organization.server";
import { patient } from "./patients.server";
import { billableService } from "./prices.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "billing";

/** What staff charged a patient for by hand. Amounts in the currency's minor unit, the sums of its lines. */
export const charge = sqliteTable(
  "charge",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** The appointment and the place that it is for. */
    appointmentId: text("appointment_id"),
    branchId: text("branch_id"),
    currencyCode: text("currency_code").notNull(),
    /** What was asked for, before discount. */
    baseMinor: integer("base_minor").notNull(),
    discountMinor: integer("discount_minor").notNull().default(0),
    taxMinor: integer("tax_minor").notNull(),
    /** What is paid. */
    totalMinor: integer("total_minor").notNull(),
    /** How much of it is settled; by whoever settles it. */
    paidMinor: integer("paid_minor").notNull().default(0),
    note: text("note").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** Id of the employee. */
    createdBy: text("created_by"),
    takenBackAt: instant("taken_back_at"),
    takenBackBy: text("taken_back_by"),
    takenBackReason: text("taken_back_reason").notNull().default(""),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("charge_patient").on(t.organizationId, t.patientId, t.createdAt, t.id),
    index("charge_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("charge_unpaid")
      .on(t.organizationId, t.createdAt, t.id)
      .where(sql`taken_back_at IS NULL AND paid_minor < total_minor`),
    check("charge_paid", sql`${t.paidMinor} BETWEEN 0 AND ${t.totalMinor}`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

/** What a charge is made of. */
export const chargeLine = sqliteTable(
  "charge_line",
  {
    organizationId: organizationId(),
    chargeId: id("charge_id"),
    lineNo: integer("line_no").notNull(),
    billableServiceId: text("billable_service_id"),
    /** The name of the service, as it was then, or own words. */
    description: text("description").notNull(),
    quantity: integer("quantity").notNull(),
    unitPriceMinor: integer("unit_price_minor").notNull(),
    baseMinor: integer("base_minor").notNull(),
    discountMinor: integer("discount_minor").notNull().default(0),
    taxMinor: integer("tax_minor").notNull(),
    totalMinor: integer("total_minor").notNull(),
    taxes: json<TaxPart[]>("taxes").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.chargeId, t.lineNo] }),
    foreignKey({ columns: [t.organizationId, t.chargeId], foreignColumns: [charge.organizationId, charge.id] }),
    foreignKey({
      columns: [t.organizationId, t.billableServiceId],
      foreignColumns: [billableService.organizationId, billableService.id],
    }),
  ],
);

/** The last number of each series. It is raised in the batch that issues: a batch that fails takes none. */
export const invoiceSeries = sqliteTable(
  "invoice_series",
  {
    organizationId: organizationId(),
    /** What stands before the number, such as 'INV-2026-'. */
    series: text("series").notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.series] })],
);

/** What was issued, as it was. Triggers refuse every change; whose it is and how it stands is in `invoice_state`. */
export const invoice = sqliteTable(
  "invoice",
  {
    organizationId: organizationId(),
    id: id(),
    kind: text("kind", { enum: INVOICE_KINDS }).notNull(),
    series: text("series").notNull(),
    seq: integer("seq").notNull(),
    number: text("number").notNull(),
    issuedAt: instant("issued_at").notNull(),
    /** Days of the practice's calendar. */
    issuedOn: text("issued_on").notNull(),
    dueOn: text("due_on"),
    /** The invoice that a credit note corrects. */
    ofId: text("of_id"),
    /** What a receipt is of: 'payment:' or 'desk:' and its id. */
    sourceKey: text("source_key"),
    currencyCode: text("currency_code").notNull(),
    /** Sums of its lines, in the currency's minor unit. */
    baseMinor: integer("base_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    taxMinor: integer("tax_minor").notNull(),
    totalMinor: integer("total_minor").notNull(),
    /** Who issued it for whom, and how it is printed. */
    content: json<InvoiceContent>("content").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("invoice_seq").on(t.organizationId, t.series, t.seq),
    uniqueIndex("invoice_number").on(t.organizationId, t.number),
    uniqueIndex("invoice_source")
      .on(t.organizationId, t.sourceKey)
      .where(sql`source_key IS NOT NULL`),
    index("invoice_of")
      .on(t.organizationId, t.ofId)
      .where(sql`of_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.ofId], foreignColumns: [t.organizationId, t.id] }),
  ],
);

/** The lines of what was issued. Once it is sealed none is added. */
export const invoiceLine = sqliteTable(
  "invoice_line",
  {
    organizationId: organizationId(),
    invoiceId: id("invoice_id"),
    lineNo: integer("line_no").notNull(),
    /** The line that a credit note takes back. */
    ofId: text("of_id"),
    ofLineNo: integer("of_line_no"),
    /** The charge in the books, and which of its lines; null on a receipt. */
    entryId: text("entry_id"),
    entryLine: integer("entry_line").notNull().default(1),
    appointmentId: text("appointment_id"),
    chargeId: text("charge_id"),
    description: text("description").notNull(),
    /** Day on which it was done, in its place's calendar. */
    servedOn: text("served_on").notNull(),
    quantity: integer("quantity").notNull(),
    unitPriceMinor: integer("unit_price_minor").notNull(),
    baseMinor: integer("base_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    taxMinor: integer("tax_minor").notNull(),
    totalMinor: integer("total_minor").notNull(),
    taxes: json<TaxPart[]>("taxes").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.invoiceId, t.lineNo] }),
    // A line is credited once.
    uniqueIndex("invoice_line_of")
      .on(t.organizationId, t.ofId, t.ofLineNo)
      .where(sql`of_id IS NOT NULL`),
    index("invoice_line_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.invoiceId], foreignColumns: [invoice.organizationId, invoice.id] }),
    foreignKey({ columns: [t.organizationId, t.ofId], foreignColumns: [invoice.organizationId, invoice.id] }),
    foreignKey({
      columns: [t.organizationId, t.entryId],
      foreignColumns: [ledgerEntry.organizationId, ledgerEntry.id],
    }),
  ],
);

/** What stands on an invoice and is not credited: a charge is invoiced once. Triggers write it from the lines. */
export const invoiceClaim = sqliteTable(
  "invoice_claim",
  {
    organizationId: organizationId(),
    entryId: id("entry_id"),
    entryLine: integer("entry_line").notNull(),
    invoiceId: id("invoice_id"),
    lineNo: integer("line_no").notNull(),
    appointmentId: text("appointment_id"),
    chargeId: text("charge_id"),
    totalMinor: integer("total_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.entryId, t.entryLine] }),
    index("invoice_claim_invoice").on(t.organizationId, t.invoiceId),
    index("invoice_claim_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("invoice_claim_charge")
      .on(t.organizationId, t.chargeId)
      .where(sql`charge_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.invoiceId], foreignColumns: [invoice.organizationId, invoice.id] }),
  ],
);

/** Whose an invoice is now and how it stands. Triggers work it out from what was paid and credited. */
export const invoiceState = sqliteTable(
  "invoice_state",
  {
    organizationId: organizationId(),
    invoiceId: id("invoice_id"),
    patientId: id("patient_id"),
    /** The provider of all its appointments; null where it is of several, or of none. */
    employeeId: text("employee_id"),
    issuedAt: instant("issued_at").notNull(),
    state: text("state", { enum: INVOICE_STATES }).notNull(),
    settledMinor: integer("settled_minor").notNull().default(0),
    creditedMinor: integer("credited_minor").notNull().default(0),
    /** What was paid of it when it was issued. */
    paidAtIssueMinor: integer("paid_at_issue_minor"),
    sealed: flag("sealed").default(false),
    /** Raised by whoever wants it worked out anew. */
    touched: integer("touched").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.invoiceId] }),
    index("invoice_state_issued").on(t.organizationId, t.issuedAt, t.invoiceId),
    index("invoice_state_state").on(t.organizationId, t.state, t.issuedAt, t.invoiceId),
    index("invoice_state_patient").on(t.organizationId, t.patientId, t.issuedAt, t.invoiceId),
    index("invoice_state_employee")
      .on(t.organizationId, t.employeeId, t.state, t.issuedAt, t.invoiceId)
      .where(sql`employee_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.invoiceId], foreignColumns: [invoice.organizationId, invoice.id] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [charge.patientId, invoiceState.patientId] };

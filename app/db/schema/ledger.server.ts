import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ACCOUNTS, ENTRY_KINDS } from "~/features/billing/domain/ledger/accounts";
import type { TaxPart } from "~/kernel/money/price";
import { flag, id, instant, json, organizationId } from "../columns.server";
import type { PatientRows, TableOwner } from "../table-owner";
import { payment } from "./billing.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";

export const owner: TableOwner = "billing";

/** What happened to money, once for each event. Append-only: triggers refuse every change, see the migration ledger. */
export const ledgerEntry = sqliteTable(
  "ledger_entry",
  {
    organizationId: organizationId(),
    id: id(),
    /** UTC ms. */
    at: instant("at").notNull(),
    kind: text("kind", { enum: ENTRY_KINDS }).notNull(),
    currencyCode: text("currency_code").notNull(),
    /**
     * Id of the patient in whose account it stands, as it was then; empty for nobody's. `ledger_holder` has who it is
     * now.
     */
    holder: text("holder").notNull(),
    appointmentId: text("appointment_id"),
    paymentId: text("payment_id"),
    /** Names the event. */
    sourceKey: text("source_key").notNull(),
    /** The entry that this one takes back. */
    reversesId: text("reverses_id"),
    reason: text("reason").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("ledger_entry_source").on(t.organizationId, t.sourceKey),
    // What is taken back once is not taken back again.
    uniqueIndex("ledger_entry_reverses")
      .on(t.organizationId, t.reversesId)
      .where(sql`reverses_id IS NOT NULL`),
    index("ledger_entry_holder")
      .on(t.organizationId, t.holder, t.at, t.id)
      .where(sql`holder <> ''`),
    index("ledger_entry_correction")
      .on(t.organizationId, t.holder, t.at)
      .where(sql`kind = 'CORRECTION'`),
    index("ledger_entry_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("ledger_entry_payment")
      .on(t.organizationId, t.paymentId)
      .where(sql`payment_id IS NOT NULL`),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.paymentId], foreignColumns: [payment.organizationId, payment.id] }),
    foreignKey({ columns: [t.organizationId, t.reversesId], foreignColumns: [t.organizationId, t.id] }),
  ],
);

/** The sides of an entry. Append-only, like the entry. */
export const ledgerLine = sqliteTable(
  "ledger_line",
  {
    organizationId: organizationId(),
    entryId: text("entry_id").notNull(),
    lineNo: integer("line_no").notNull(),
    account: text("account", { enum: ACCOUNTS }).notNull(),
    /** Id of the patient for RECEIVABLE, type of the gateway for CLEARING, else empty. */
    holder: text("holder").notNull(),
    /** In the currency's minor unit; a debit is positive. */
    amountMinor: integer("amount_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.entryId, t.lineNo] }),
    foreignKey({
      columns: [t.organizationId, t.entryId],
      foreignColumns: [ledgerEntry.organizationId, ledgerEntry.id],
    }),
  ],
);

/** The taxes of an entry, which come to its line TAX with the other sign. Append-only, like the entry. */
export const ledgerTax = sqliteTable(
  "ledger_tax",
  {
    organizationId: organizationId(),
    entryId: text("entry_id").notNull(),
    lineNo: integer("line_no").notNull(),
    name: text("name").notNull(),
    /** Parts per million. */
    ratePpm: integer("rate_ppm").notNull(),
    isInclusive: flag("is_inclusive"),
    /** In the currency's minor unit; below zero where it is taken back. */
    amountMinor: integer("amount_minor").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.entryId, t.lineNo] }),
    foreignKey({
      columns: [t.organizationId, t.entryId],
      foreignColumns: [ledgerEntry.organizationId, ledgerEntry.id],
    }),
  ],
);

/** What an account holds. A trigger adds each line to it. */
export const ledgerBalance = sqliteTable(
  "ledger_balance",
  {
    organizationId: organizationId(),
    account: text("account", { enum: ACCOUNTS }).notNull(),
    holder: text("holder").notNull(),
    currencyCode: text("currency_code").notNull(),
    balanceMinor: integer("balance_minor").notNull(),
    /** How many lines it is the sum of. */
    lines: integer("lines").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.account, t.holder, t.currencyCode] }),
    // Patients who owe something, or have paid ahead.
    index("ledger_balance_open")
      .on(t.organizationId, t.holder, t.currencyCode)
      .where(sql`account = 'RECEIVABLE' AND balance_minor <> 0`),
  ],
);

/** The current charge of an appointment; its key allows one each. Triggers maintain it. */
export const ledgerCharge = sqliteTable(
  "ledger_charge",
  {
    organizationId: organizationId(),
    appointmentId: text("appointment_id").notNull(),
    entryId: text("entry_id").notNull(),
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    /** The taxes in it. */
    taxes: json<TaxPart[]>("taxes").notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    uniqueIndex("ledger_charge_entry").on(t.organizationId, t.entryId),
  ],
);

/**
 * Who a holder in the books is now: the patient whose id it is, or whom that patient's record went into. So a merge
 * changes no entry. A trigger adds each holder.
 */
export const ledgerHolder = sqliteTable(
  "ledger_holder",
  { organizationId: organizationId(), holder: text("holder").notNull(), patientId: text("patient_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.holder] }),
    index("ledger_holder_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [ledgerHolder.patientId] };

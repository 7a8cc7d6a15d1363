import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DESK_ACTS } from "~/features/billing/domain/desk/desk-payment";
import { REFUND_STATUSES } from "~/features/billing/domain/payments/payment";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { flag, id, instant, organizationId } from "../columns.server";
import { payment } from "./billing.server";
import { charge } from "./charges.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "billing";

/**
 * Money taken at the desk and given back. Append-only: triggers refuse a change, and add a row for each entry of the
 * books that has none, so that both always say the same.
 */
export const deskPayment = sqliteTable(
  "desk_payment",
  {
    organizationId: organizationId(),
    id: id(),
    /** What was taken at once for several things has one. */
    takingId: text("taking_id").notNull(),
    act: text("act", { enum: DESK_ACTS }).notNull(),
    /** The row that was undone or refunded. */
    ofId: text("of_id"),
    patientId: id("patient_id"),
    /** What it is for; both null of what is paid ahead. */
    appointmentId: text("appointment_id"),
    chargeId: text("charge_id"),
    kind: text("kind", { enum: DESK_KINDS }).notNull(),
    /** In the currency's minor unit; below zero where it is undone or refunded. */
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    reference: text("reference").notNull().default(""),
    reason: text("reason").notNull().default(""),
    /** Name of its entry in the books. */
    entryKey: text("entry_key").notNull(),
    at: instant("at").notNull(),
    /** Who did it. */
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("desk_payment_entry").on(t.organizationId, t.entryKey),
    index("desk_payment_at").on(t.organizationId, t.at, t.id),
    index("desk_payment_patient").on(t.organizationId, t.patientId, t.at, t.id),
    index("desk_payment_actor").on(t.organizationId, t.actorId, t.at, t.id),
    index("desk_payment_taking").on(t.organizationId, t.takingId),
    index("desk_payment_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("desk_payment_charge")
      .on(t.organizationId, t.chargeId)
      .where(sql`charge_id IS NOT NULL`),
    index("desk_payment_of")
      .on(t.organizationId, t.ofId)
      .where(sql`of_id IS NOT NULL`),
    check(
      "desk_payment_amount",
      sql`CASE ${t.act} WHEN 'TAKEN' THEN ${t.amountMinor} > 0 AND ${t.ofId} IS NULL ELSE ${t.amountMinor} < 0 END`,
    ),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.chargeId], foreignColumns: [charge.organizationId, charge.id] }),
  ],
);

/** What an online payment of several things is for, fixed when it begins. */
export const paymentItem = sqliteTable(
  "payment_item",
  {
    organizationId: organizationId(),
    paymentId: id("payment_id"),
    itemNo: integer("item_no").notNull(),
    appointmentId: text("appointment_id"),
    chargeId: text("charge_id"),
    /** In the minor unit of the payment's currency. */
    amountMinor: integer("amount_minor").notNull(),
    /** When it was marked as paid by it. */
    appliedAt: instant("applied_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.paymentId, t.itemNo] }),
    index("payment_item_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("payment_item_charge")
      .on(t.organizationId, t.chargeId)
      .where(sql`charge_id IS NOT NULL`),
    check("payment_item_amount", sql`${t.amountMinor} > 0 AND (${t.appointmentId} IS NULL) <> (${t.chargeId} IS NULL)`),
    foreignKey({ columns: [t.organizationId, t.paymentId], foreignColumns: [payment.organizationId, payment.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.chargeId], foreignColumns: [charge.organizationId, charge.id] }),
  ],
);

/** A part of an online payment that its gateway was asked to give back. */
export const paymentRefund = sqliteTable(
  "payment_refund",
  {
    organizationId: organizationId(),
    id: id(),
    paymentId: id("payment_id"),
    /** In the minor unit of the payment's currency. */
    amountMinor: integer("amount_minor").notNull(),
    reason: text("reason").notNull(),
    status: text("status", { enum: REFUND_STATUSES }).notNull(),
    /** What goes back before its appointment is charged is still owed, and not waived. */
    isStillOwed: flag("is_still_owed").default(false),
    at: instant("at").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("payment_refund_payment").on(t.organizationId, t.paymentId),
    // One at a time: what came of it is known before the next.
    uniqueIndex("payment_refund_asked")
      .on(t.organizationId, t.paymentId)
      .where(sql`status = 'REQUESTED'`),
    check("payment_refund_amount", sql`${t.amountMinor} > 0`),
    foreignKey({ columns: [t.organizationId, t.paymentId], foreignColumns: [payment.organizationId, payment.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [deskPayment.patientId] };

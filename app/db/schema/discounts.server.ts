import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DISCOUNT_MOVES, type TakenDiscount } from "~/features/billing/domain/discounts/discount-kinds";
import type { TaxPart } from "~/kernel/money/price";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "billing";

/** What an organization takes off the price of appointments: by a code, or of itself. Never more uses than its limit. */
export const discount = sqliteTable(
  "discount",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    /** As it was typed; empty for one that is taken without a code. */
    code: text("code").notNull().default(""),
    /** As codes are compared; null for one without. */
    codeFolded: text("code_folded"),
    /** Parts per million of the price; null for an amount. */
    ratePpm: integer("rate_ppm"),
    /** In the currency's minor unit; null for a part of the price. */
    amountMinor: integer("amount_minor"),
    currencyCode: text("currency_code").notNull().default(""),
    /** The service offerings that it is for; an empty list is all of them. */
    services: json<readonly string[]>("services").notNull().default([]),
    /** Days where the organization is, the last one included; null for no bound. */
    firstDay: text("first_day"),
    lastDay: text("last_day"),
    limitTotal: integer("limit_total"),
    limitPerPatient: integer("limit_per_patient"),
    firstOnly: flag("first_only").default(false),
    isStackable: flag("is_stackable").default(false),
    /** Uses that stand. A trigger counts them. */
    used: integer("used").notNull().default(0),
    enabled: flag("enabled").default(true),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by"),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("discount_code")
      .on(t.organizationId, t.codeFolded)
      .where(sql`${t.enabled} = 1 AND ${t.codeFolded} IS NOT NULL`),
    index("discount_enabled").on(t.organizationId, t.enabled, t.id),
    index("discount_automatic")
      .on(t.organizationId, t.id)
      .where(sql`enabled = 1 AND code_folded IS NULL`),
    check("discount_used", sql`${t.used} >= 0 AND (${t.limitTotal} IS NULL OR ${t.used} <= ${t.limitTotal})`),
    check(
      "discount_value",
      sql`(${t.ratePpm} IS NULL) <> (${t.amountMinor} IS NULL) AND coalesce(${t.ratePpm}, 1) BETWEEN 1 AND 1000000 AND coalesce(${t.amountMinor}, 1) > 0`,
    ),
  ],
);

/** Every use that was taken or given back. Append-only, but for whose it is; triggers keep what follows from it. */
export const discountMove = sqliteTable(
  "discount_move",
  {
    organizationId: organizationId(),
    id: id(),
    discountId: id("discount_id"),
    appointmentId: id("appointment_id"),
    /** Whose appointment it is; the one column that a merge of records changes. */
    patientId: id("patient_id"),
    kind: text("kind", { enum: DISCOUNT_MOVES }).notNull(),
    /** What it took off or no longer takes off, in the currency's minor unit. */
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    at: instant("at").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("discount_move_time").on(t.organizationId, t.at, t.id),
    index("discount_move_patient").on(t.organizationId, t.patientId),
    index("discount_move_discount").on(t.organizationId, t.discountId, t.at, t.id),
    foreignKey({ columns: [t.organizationId, t.discountId], foreignColumns: [discount.organizationId, discount.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** The uses that stand. Triggers write them from the moves. */
export const discountUse = sqliteTable(
  "discount_use",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    discountId: id("discount_id"),
    patientId: id("patient_id"),
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.discountId] }),
    index("discount_use_patient").on(t.organizationId, t.discountId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.discountId], foreignColumns: [discount.organizationId, discount.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/**
 * What an appointment costs, as it was agreed when it was booked, with or without discounts. Amounts in the currency's
 * minor unit.
 */
export const agreedPrice = sqliteTable(
  "agreed_price",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    /** What is asked for it without discounts. */
    baseMinor: integer("base_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    taxMinor: integer("tax_minor").notNull(),
    /** What is paid. */
    totalMinor: integer("total_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    taxes: json<TaxPart[]>("taxes").notNull(),
    discounts: json<TakenDiscount[]>("discounts").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    check(
      "agreed_price_parts",
      sql`${t.discountMinor} BETWEEN 0 AND ${t.baseMinor} AND ${t.totalMinor} >= 0 AND ${t.taxMinor} BETWEEN 0 AND ${t.totalMinor}`,
    ),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [discountMove.patientId, discountUse.patientId] };

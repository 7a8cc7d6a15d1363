import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  CREDIT_HOLDS,
  CREDIT_MOVES,
  CREDIT_STATUSES,
  type CreditService,
} from "~/features/billing/domain/credits/credit-kinds";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "billing";

/**
 * Credits that a patient was given. The counters are the sums of its moves: triggers keep them, and the checks refuse
 * every batch that would take more than there is.
 */
export const creditGrant = sqliteTable(
  "credit_grant",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** The first instant of the first day and that after the last day, in the organization's time zone. */
    validFrom: instant("valid_from").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** The kinds of service that it pays for. Where neither a kind nor a single service is named, it pays for all. */
    services: json<readonly CreditService[]>("services").notNull(),
    /** The single service offerings that it pays for, beside those kinds. */
    serviceOfferingIds: json<readonly string[]>("service_offering_ids").notNull().default([]),
    note: text("note").notNull().default(""),
    status: text("status", { enum: CREDIT_STATUSES }).notNull(),
    amount: integer("amount").notNull().default(0),
    /** Kept for appointments to come. */
    held: integer("held").notNull().default(0),
    used: integer("used").notNull().default(0),
    /** Nobody's any more: left over on the last day, or withdrawn. */
    lapsed: integer("lapsed").notNull().default(0),
    /** Deleted before anything was used; its moves stay. */
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by"),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("credit_grant_patient").on(t.organizationId, t.patientId, t.status, t.expiresAt, t.id),
    index("credit_grant_status").on(t.organizationId, t.status, t.id),
    check(
      "credit_grant_counters",
      sql`${t.held} >= 0 AND ${t.used} >= 0 AND ${t.lapsed} >= 0 AND ${t.held} + ${t.used} + ${t.lapsed} <= ${t.amount}`,
    ),
    check("credit_grant_days", sql`${t.validFrom} < ${t.expiresAt}`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Every change of the credits of a grant, as what it adds to each counter. Append-only. */
export const creditMove = sqliteTable(
  "credit_move",
  {
    organizationId: organizationId(),
    id: id(),
    grantId: id("grant_id"),
    kind: text("kind", { enum: CREDIT_MOVES }).notNull(),
    /** The appointment that it pays for; null where it is of the whole grant. */
    appointmentId: text("appointment_id"),
    amount: integer("amount").notNull().default(0),
    held: integer("held").notNull().default(0),
    used: integer("used").notNull().default(0),
    lapsed: integer("lapsed").notNull().default(0),
    /** Given back after its grant was over: the report counts it as 'credit cancel refund'. */
    refund: flag("refund").default(false),
    at: instant("at").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("credit_move_grant").on(t.organizationId, t.grantId, t.at, t.id),
    index("credit_move_time").on(t.organizationId, t.at, t.id),
    index("credit_move_appointment")
      .on(t.organizationId, t.appointmentId, t.at, t.id)
      .where(sql`appointment_id IS NOT NULL`),
    foreignKey({
      columns: [t.organizationId, t.grantId],
      foreignColumns: [creditGrant.organizationId, creditGrant.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** The one credit that an appointment has. Triggers write it from the moves. */
export const creditHold = sqliteTable(
  "credit_hold",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    grantId: id("grant_id"),
    status: text("status", { enum: CREDIT_HOLDS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    foreignKey({
      columns: [t.organizationId, t.grantId],
      foreignColumns: [creditGrant.organizationId, creditGrant.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [creditGrant.patientId] };

import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { GATEWAY_TYPES } from "~/features/billing/domain/accounts/gateway-type";
import { COMPARISON_STATES, type GatewayDifference } from "~/features/billing/domain/ledger/gateway-report";
import { PAYMENT_PURPOSES, PAYMENT_REVIEWS, PAYMENT_STATUSES } from "~/features/billing/domain/payments/payment";
import { id, instant, json, organizationId, version } from "../columns.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "billing";

/**
 * A gateway by which the organization takes payments. Its secrets are sealed separately; a gateway that is turned off
 * stays.
 */
export const paymentGateway = sqliteTable(
  "payment_gateway",
  {
    organizationId: organizationId(),
    id: id(),
    type: text("type", { enum: GATEWAY_TYPES }).notNull(),
    publicKey: text("public_key").notNull().default(""),
    status: text("status", { enum: ["ACTIVE", "DISABLED"] }).notNull(),
    version: version(),
    createdTs: instant("created_ts").notNull(),
    modifiedTs: instant("modified_ts").notNull(),
    /** Payers are offered the lowest first. */
    position: integer("position").notNull().default(0),
    /** Whether its account takes test payments or real ones; empty where that is not known. */
    mode: text("mode", { enum: ["", "test", "live"] })
      .notNull()
      .default(""),
    /** Currencies that it is used for, ISO 4217; an empty list is every one that it takes. */
    currencies: json<readonly string[]>("currencies").notNull().default([]),
    /** When it last took its credentials (UTC ms); null if they were not tried since they were given. */
    checkedTs: instant("checked_ts"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("payment_gateway_type").on(t.organizationId, t.type),
  ],
);

/** One attempt to pay one amount, and how it went. Never deleted. */
export const payment = sqliteTable(
  "payment",
  {
    organizationId: organizationId(),
    id: id(),
    purpose: text("purpose", { enum: PAYMENT_PURPOSES }).notNull(),
    /** Appointment that is paid for; null for a payment by the practice's payment link. */
    appointmentId: text("appointment_id"),
    patientId: text("patient_id"),
    /** Who pays by the practice's payment link, and what for; empty for an appointment. */
    payerName: text("payer_name").notNull().default(""),
    payerEmail: text("payer_email").notNull().default(""),
    description: text("description").notNull().default(""),
    /** In the currency's minor unit. */
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    status: text("status", { enum: PAYMENT_STATUSES }).notNull(),
    gatewayType: text("gateway_type", { enum: GATEWAY_TYPES }).notNull(),
    /** Id of the payment at the gateway; null until it was begun there. */
    gatewayReference: text("gateway_reference"),
    /** Address at which it is paid while it is open; null until it was begun. */
    checkoutUrl: text("checkout_url"),
    /**
     * As JSON `{action, fields}`, what the payer's browser posts to the gateway, or `{asked}`, what the gateway is called
     * with; null for other ways to pay.
     */
    checkoutForm: text("checkout_form"),
    /** When a gateway that is called once for a payment was called; null if not. */
    calledAt: instant("called_at"),
    /** Path of the page that the payer comes back to; null for the one that its purpose has. */
    returnPath: text("return_path"),
    /** Why a person must look into it; null if nothing is odd. */
    review: text("review", { enum: PAYMENT_REVIEWS }),
    createdAt: instant("created_at").notNull(),
    /** When the gateway's answer that it is paid was accepted (UTC ms); null if not. */
    paidAt: instant("paid_at"),
    refundedAt: instant("refunded_at"),
    /** How much of it went back in parts (minor units). */
    refundedMinor: integer("refunded_minor").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("payment_reference")
      .on(t.organizationId, t.gatewayType, t.gatewayReference)
      .where(sql`gateway_reference IS NOT NULL`),
    // Two people who pay for one appointment at once are led to the same checkout.
    uniqueIndex("payment_open")
      .on(t.organizationId, t.appointmentId)
      .where(sql`status IN ('OPEN', 'PENDING') AND appointment_id IS NOT NULL`),
    // Likewise two who pay all that a patient owes.
    uniqueIndex("payment_open_balance")
      .on(t.organizationId, t.patientId)
      .where(sql`status IN ('OPEN', 'PENDING') AND purpose = 'BALANCE'`),
    index("payment_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
    index("payment_patient")
      .on(t.organizationId, t.patientId, t.createdAt, t.id)
      .where(sql`patient_id IS NOT NULL`),
    index("payment_refunded")
      .on(t.organizationId, t.refundedAt)
      .where(sql`refunded_at IS NOT NULL`),
    // The latest payers by the practice's link, with their names.
    index("payment_link_payer")
      .on(t.organizationId, t.createdAt, t.id, t.payerName)
      .where(sql`purpose = 'PAY_NOW' AND paid_at IS NOT NULL`),
    // One more, of what was paid, by when, stands in the migration money_at_hand.
    index("payment_review")
      .on(t.organizationId, t.id)
      .where(sql`review IS NOT NULL`),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Events of gateways, so that each is processed once however often it arrives. */
export const gatewayEvent = sqliteTable(
  "gateway_event",
  {
    organizationId: organizationId(),
    gatewayType: text("gateway_type", { enum: GATEWAY_TYPES }).notNull(),
    eventId: id("event_id"),
    paymentId: id("payment_id"),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.gatewayType, t.eventId] })],
);

/** What the development gateway stores, as a real one does on its side. Empty in production. */
export const developmentCheckout = sqliteTable(
  "development_checkout",
  {
    organizationId: organizationId(),
    /** Id of the payment. */
    id: id(),
    description: text("description").notNull(),
    amountMinor: integer("amount_minor").notNull(),
    currencyCode: text("currency_code").notNull(),
    returnUrl: text("return_url").notNull(),
    status: text("status", { enum: ["OPEN", "PAID", "DECLINED", "CLOSED", "REFUNDED"] }).notNull(),
    at: instant("at").notNull(),
    /** When it was paid, and when the money went back (UTC ms); null if not. */
    paidAt: instant("paid_at"),
    refundedAt: instant("refunded_at"),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** What came of comparing the books with what a gateway reports of one day. */
export const gatewayComparison = sqliteTable(
  "gateway_comparison",
  {
    organizationId: organizationId(),
    gatewayType: text("gateway_type", { enum: GATEWAY_TYPES }).notNull(),
    /** Day in the organization's time zone, YYYY-MM-DD. */
    day: text("day").notNull(),
    state: text("state", { enum: COMPARISON_STATES }).notNull(),
    differences: json<readonly GatewayDifference[]>("differences").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.gatewayType, t.day] })],
);

export const patientRows: PatientRows = { moved: [payment.patientId] };

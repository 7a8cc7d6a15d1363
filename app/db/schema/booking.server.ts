import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { QUESTION_KINDS } from "~/features/forms/domain/questions/question";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { appointment } from "./scheduling.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/** A question for people who book an offering. Turned off, never deleted, since answers refer to it. */
export const bookingQuestion = sqliteTable(
  "booking_question",
  {
    organizationId: organizationId(),
    id: id(),
    serviceOfferingId: id("service_offering_id"),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    kind: text("kind", { enum: QUESTION_KINDS }).notNull(),
    /** Choices of a ONE_OF. */
    options: json<string[]>("options").notNull(),
    required: flag("required").default(false),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("booking_question_offering").on(t.organizationId, t.serviceOfferingId, t.position),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

/** An answer given when an appointment was booked, with the question as it read then. */
export const bookingAnswer = sqliteTable(
  "booking_answer",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    position: integer("position").notNull(),
    questionId: id("question_id"),
    question: text("question").notNull(),
    kind: text("kind", { enum: QUESTION_KINDS }).notNull(),
    answer: text("answer").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.position] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.questionId],
      foreignColumns: [bookingQuestion.organizationId, bookingQuestion.id],
    }),
  ],
);

/**
 * A time that is held for a visitor who fills in the booking form. Its claims are in slot_claim; this row has the
 * holder, and what it keeps busy for everybody else until it ends.
 */
export const bookingHold = sqliteTable(
  "booking_hold",
  {
    organizationId: organizationId(),
    id: id(),
    /** SHA-256 of the visitor's cookie. */
    visitorHash: text("visitor_hash").notNull(),
    employeeId: id("employee_id"),
    branchId: id("branch_id"),
    serviceOfferingId: id("service_offering_id"),
    /** Group session in which a seat is held instead of a time; null for a time. */
    sessionId: text("session_id"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("booking_hold_visitor").on(t.organizationId, t.visitorHash),
    index("booking_hold_employee").on(t.organizationId, t.employeeId, t.startsAt),
    check(
      "booking_hold_ticks",
      sql`${t.startsAt} % 300000 = 0 AND ${t.endsAt} % 300000 = 0 AND ${t.startsAt} < ${t.endsAt}`,
    ),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

/**
 * A request that the clinic has not answered, by who made it and from where. These rows are counted before another
 * request is accepted. Everything about a person is a keyed hash, and the row is deleted with the answer.
 */
export const openRequest = sqliteTable(
  "open_request",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    employeeId: id("employee_id"),
    /** The email address, or the signed-in patient. */
    askerHash: text("asker_hash").notNull(),
    phoneHash: text("phone_hash"),
    visitorHash: text("visitor_hash"),
    networkHash: text("network_hash"),
    /** Who made it is known: signed in, or confirmed by the mailed link. */
    proven: flag("proven").default(false),
    createdAt: instant("created_at").notNull(),
    /** Until when it counts (UTC ms). */
    countsUntil: instant("counts_until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    index("open_request_employee").on(t.organizationId, t.employeeId, t.createdAt),
    index("open_request_asker").on(t.organizationId, t.askerHash),
    index("open_request_phone")
      .on(t.organizationId, t.phoneHash)
      .where(sql`phone_hash IS NOT NULL`),
    index("open_request_visitor")
      .on(t.organizationId, t.visitorHash)
      .where(sql`visitor_hash IS NOT NULL`),
    index("open_request_network")
      .on(t.organizationId, t.networkHash)
      .where(sql`network_hash IS NOT NULL`),
  ],
);

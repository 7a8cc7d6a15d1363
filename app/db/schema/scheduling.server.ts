import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";
import type { WayBack } from "~/features/scheduling/domain/appointments/way-back";

export const owner: TableOwner = "scheduling";

/** When a provider works (INCLUSION) or does not (EXCLUSION), in minutes of the branch's local day. */
export const providerSlot = sqliteTable(
  "provider_slot",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: id("employee_id"),
    /** Null: at every location of the provider, as for an absence. */
    branchId: text("branch_id"),
    type: text("type", { enum: ["INCLUSION", "EXCLUSION"] }).notNull(),
    /** Monday 1 to Sunday 7; null: every day between the dates. */
    dayOfWeek: integer("day_of_week"),
    startMinutes: integer("start_minutes").notNull(),
    endMinutes: integer("end_minutes").notNull(),
    startDate: text("start_date"),
    endDate: text("end_date"),
    note: text("note").notNull().default(""),
    /** Null: for every kind of appointment. */
    offeringsType: text("offerings_type", { enum: ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] }),
    /** Empty: for every offering of the provider. */
    serviceOfferingIds: json<string[]>("service_offering_ids").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("provider_slot_employee").on(t.organizationId, t.employeeId),
    check(
      "provider_slot_ticks",
      sql`${t.startMinutes} % 5 = 0 AND ${t.endMinutes} % 5 = 0 AND ${t.startMinutes} >= 0 AND ${t.endMinutes} <= 1440 AND ${t.startMinutes} < ${t.endMinutes}`,
    ),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
  ],
);

/**
 * Version of a provider's timings, so that the second of two people who edit them is told, and the timings before the
 * last change, to undo it. A provider without a row has version 0.
 */
export const providerTimings = sqliteTable(
  "provider_timings",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    version: integer("version").notNull(),
    previous: text("previous"),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

export const appointment = sqliteTable(
  "appointment",
  {
    organizationId: organizationId(),
    id: id(),
    stateId: integer("state_id").notNull(),
    /** 'video' or 'in_patient', as the specification names them. */
    type: text("type", { enum: ["video", "in_patient"] }).notNull(),
    employeeId: id("employee_id"),
    branchId: id("branch_id"),
    /** Null for blocked time only. */
    serviceOfferingId: text("service_offering_id"),
    patientId: text("patient_id"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    bufferBeforeMinutes: integer("buffer_before_minutes").notNull().default(0),
    bufferAfterMinutes: integer("buffer_after_minutes").notNull().default(0),
    lane: integer("lane").notNull().default(0),
    /** Time zone of the location, fixed at booking. */
    timeZone: text("time_zone").notNull(),
    /** Time zone of the patient's clock when they booked it, as their browser told; null where it is not known. */
    bookedZone: text("booked_zone"),
    /** Day at the location, YYYY-MM-DD, for lists and counts. */
    localDay: text("local_day").notNull(),
    reason: text("reason").notNull().default(""),
    bookedBy: text("booked_by", { enum: ["PUBLIC", "PATIENT", "STAFF", "SYSTEM"] }).notNull(),
    /** Patient who booked it, for themselves or a relative; null if anybody else did. A trigger sets it. */
    bookedByPatientId: text("booked_by_patient_id"),
    /**
     * Whether the appointment makes its provider one who looks after the patient: the patient, or staff other than the
     * provider, have confirmed it, or it has begun. Triggers set it (docs/decisions/2026-11-22-who-is-who.md).
     */
    foundsRelation: flag("founds_relation").default(false),
    /** Increases by one with each change, so that only one of two concurrent changes succeeds. */
    version: integer("version").notNull().default(1),
    /** State before the last change that can be undone, and until when (UTC ms); null if none. */
    previousStateId: integer("previous_state_id"),
    undoUntil: instant("undo_until"),
    /** What undoing the last change needs to know; null if it cannot be undone. */
    wayBack: json<WayBack>("way_back"),
    startedAt: instant("started_at"),
    concludedAt: instant("concluded_at"),
    /** When it was paid in full (UTC ms); null once money went back (`touchStatement`, `unpaidStatement`). */
    paidAtClinicAt: instant("paid_at_clinic_at"),
    paidOnlineAt: instant("paid_online_at"),
    onlinePaymentId: text("online_payment_id"),
    paidByCreditAt: instant("paid_by_credit_at"),
    disabledAt: instant("disabled_at"),
    /** Series that it belongs to; null if none. */
    seriesId: text("series_id"),
    /** Group session in which it holds a seat, instead of claims of its own; null if none. */
    sessionId: text("session_id"),
    /** Deadline for confirming it by the mailed link (UTC ms), after which its time is released; null if none. */
    proofDueAt: instant("proof_due_at"),
    interactionRating: integer("interaction_rating"), // 1 to 5: how its provider found it, for the practice alone
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // More partial indexes are in the migrations global_search, money_at_hand, credits and unsettled_money alone.
    index("appointment_time").on(t.organizationId, t.startsAt, t.id),
    index("appointment_employee_time").on(t.organizationId, t.employeeId, t.startsAt, t.id),
    index("appointment_patient_time").on(t.organizationId, t.patientId, t.startsAt, t.id),
    index("appointment_offering_time").on(t.organizationId, t.serviceOfferingId, t.startsAt, t.id),
    index("appointment_series_time")
      .on(t.organizationId, t.seriesId, t.startsAt)
      .where(sql`series_id IS NOT NULL`),
    index("appointment_session")
      .on(t.organizationId, t.sessionId)
      .where(sql`session_id IS NOT NULL`),
    index("appointment_state_time").on(t.organizationId, t.stateId, t.startsAt, t.id),
    check(
      "appointment_ticks",
      sql`${t.startsAt} % 300000 = 0 AND ${t.endsAt} % 300000 = 0 AND ${t.startsAt} < ${t.endsAt}`,
    ),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceOfferingId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Every change of an appointment: by whom, what, the states and the times before and after. */
export const appointmentHistory = sqliteTable(
  "appointment_history",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    version: integer("version").notNull(),
    at: instant("at").notNull(),
    action: text("action").notNull(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    fromStateId: integer("from_state_id"),
    toStateId: integer("to_state_id").notNull(),
    startsAt: instant("starts_at").notNull(),
    note: text("note").notNull().default(""),
    /** Whether staff said that the patient agreed on the phone. */
    agreedOnPhone: integer("agreed_on_phone", { mode: "boolean" }).notNull().default(false),
    /** Whether staff asked for nobody to be notified of the change. */
    doNotNotify: integer("do_not_notify", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** Five UTC minutes of a resource, held by an appointment, a hold or a session. The primary key decides who gets them. */
export const slotClaim = sqliteTable(
  "slot_claim",
  {
    organizationId: organizationId(),
    resourceId: id("resource_id"),
    /** UTC milliseconds / 300,000. */
    tick: integer("tick").notNull(),
    lane: integer("lane").notNull().default(0),
    holderKind: text("holder_kind", { enum: ["APPOINTMENT", "HOLD", "SESSION"] }).notNull(),
    holderId: id("holder_id"),
    expiresAt: instant("expires_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.resourceId, t.tick, t.lane] }),
    index("slot_claim_holder").on(t.organizationId, t.holderKind, t.holderId),
  ],
);

/** The n-th appointment of a provider on a local day: a daily maximum is a limit of the ordinal, which is unique. */
export const dailyOrdinal = sqliteTable(
  "daily_ordinal",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    localDay: text("local_day").notNull(),
    ordinal: integer("ordinal").notNull(),
    appointmentId: id("appointment_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId, t.localDay, t.ordinal] }),
    index("daily_ordinal_appointment").on(t.organizationId, t.appointmentId),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/**
 * Maintained counts, so that no list counts rows: one bucket for each provider, location, type, local day and state.
 */
export const appointmentCount = sqliteTable(
  "appointment_count",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    branchId: id("branch_id"),
    type: text("type").notNull(),
    localDay: text("local_day").notNull(),
    stateId: integer("state_id").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.localDay, t.employeeId, t.branchId, t.type, t.stateId] }),
    index("appointment_count_state").on(t.organizationId, t.stateId, t.localDay),
  ],
);

/** Sums of `appointmentCount` over all days, maintained by its triggers: the past is the sum less what is ahead. */
export const appointmentTotal = sqliteTable(
  "appointment_total",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    branchId: id("branch_id"),
    type: text("type").notNull(),
    stateId: integer("state_id").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.employeeId, t.branchId, t.type, t.stateId] })],
);

/** A mailed capability: its holder may see, confirm, cancel or move this one appointment. Stored hashed. */
export const appointmentLink = sqliteTable(
  "appointment_link",
  {
    organizationId: organizationId(),
    tokenHash: text("token_hash").notNull(),
    appointmentId: id("appointment_id"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tokenHash] }),
    index("appointment_link_appointment").on(t.organizationId, t.appointmentId),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [appointment.patientId, appointment.bookedByPatientId] };

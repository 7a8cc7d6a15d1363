import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ALERT_STATES } from "~/features/monitoring/domain/alert";
import { ENROLMENT_STATES } from "~/features/monitoring/domain/enrolment-states";
import { PLAN_STATES, type PlanContent } from "~/features/monitoring/domain/plan";
import { RULES, SEVERITIES, type OwnLimits } from "~/features/monitoring/domain/thresholds";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { charge } from "./charges.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "monitoring";

/** The members of a team, in the order in which they are told. Its name is one of the setting's. */
export const monitoringTeam = sqliteTable(
  "monitoring_team",
  {
    organizationId: organizationId(),
    name: text("name").notNull(),
    members: json<string[]>("members").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.name] })],
);

/** A plan by which patients are monitored at home. */
export const monitoringPlan = sqliteTable(
  "monitoring_plan",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    state: text("state", { enum: PLAN_STATES }).notNull(),
    /** What is written and not published yet, or was published last. */
    draft: json<PlanContent>("draft").notNull(),
    /** The version that is published; 0 before the first. */
    published: integer("published").notNull().default(0),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** What a plan said when it was published. Never changed. */
export const monitoringPlanVersion = sqliteTable(
  "monitoring_plan_version",
  {
    organizationId: organizationId(),
    planId: id("plan_id"),
    planVersion: integer("plan_version").notNull(),
    name: text("name").notNull(),
    content: json<PlanContent>("content").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.planId, t.planVersion] }),
    foreignKey({
      columns: [t.organizationId, t.planId],
      foreignColumns: [monitoringPlan.organizationId, monitoringPlan.id],
    }),
  ],
);

/** The monitoring of one patient by a version of a plan. Instants in UTC ms. */
export const monitoringEnrolment = sqliteTable(
  "monitoring_enrolment",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    planId: id("plan_id"),
    planVersion: integer("plan_version").notNull(),
    state: text("state", { enum: ENROLMENT_STATES }).notNull(),
    /** Who looks through the readings. */
    employeeId: id("employee_id"),
    team: text("team").notNull().default(""),
    zone: text("zone").notNull(),
    /** Limits of the patient's own, by tracker, in place of the plan's. */
    ownLimits: json<OwnLimits>("own_limits").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the patient agreed. */
    consentAt: instant("consent_at"),
    /** Since when readings count: the start, or the end of the last pause. */
    startedAt: instant("started_at"),
    /** The day from which months are counted, YYYY-MM-DD in its zone: of the start, or of going on after a long pause. */
    startOn: text("start_on").notNull().default(""),
    endedAt: instant("ended_at"),
    reason: text("reason").notNull().default(""),
    /** The month that is not paid yet. */
    chargeId: text("charge_id"),
    priceMinor: integer("price_minor").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** How many months have begun. */
    monthsBegun: integer("months_begun").notNull().default(0),
    /** When the next month begins, or monitoring ends; null before the start. */
    monthAt: instant("month_at"),
    /** Until when an unpaid month is waited for. */
    graceAt: instant("grace_at"),
    /** The clock has seen to all before this. */
    clockAt: instant("clock_at").notNull(),
    /** For the list: the worst alert that is open, and when there was last a reading. */
    concern: integer("concern").notNull().default(2),
    lastReadingAt: instant("last_reading_at").notNull(),
    reviewAt: instant("review_at").notNull(),
    /** Percent of what was due in the last days; null where nothing was. */
    kept: integer("kept"),
    /** How often its alerts were changed: of two at once, one comes first. */
    looked: integer("looked").notNull().default(0),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    check("monitoring_enrolment_concern", sql`${t.concern} BETWEEN 0 AND 2 AND ${t.priceMinor} >= 0`),
    index("monitoring_enrolment_patient").on(t.organizationId, t.patientId, t.createdAt),
    index("monitoring_enrolment_state").on(t.organizationId, t.state, t.createdAt, t.id),
    index("monitoring_enrolment_own").on(t.organizationId, t.employeeId, t.state, t.createdAt, t.id),
    index("monitoring_enrolment_list")
      .on(t.organizationId, t.concern, t.lastReadingAt, t.reviewAt, t.id)
      .where(sql`state IN ('ACTIVE', 'PAYMENT_FAILED')`),
    index("monitoring_enrolment_reviewer")
      .on(t.organizationId, t.employeeId, t.concern, t.lastReadingAt, t.reviewAt, t.id)
      .where(sql`state IN ('ACTIVE', 'PAYMENT_FAILED')`),
    index("monitoring_enrolment_team")
      .on(t.organizationId, t.team, t.concern, t.lastReadingAt, t.reviewAt, t.id)
      .where(sql`state IN ('ACTIVE', 'PAYMENT_FAILED')`),
    index("monitoring_enrolment_charge")
      .on(t.organizationId, t.chargeId)
      .where(sql`charge_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.chargeId], foreignColumns: [charge.organizationId, charge.id] }),
    foreignKey({
      columns: [t.organizationId, t.planId, t.planVersion],
      foreignColumns: [
        monitoringPlanVersion.organizationId,
        monitoringPlanVersion.planId,
        monitoringPlanVersion.planVersion,
      ],
    }),
  ],
);

/** What alarms about one patient: one that is not ended for each tracker and rule. Instants in UTC ms. */
export const monitoringAlert = sqliteTable(
  "monitoring_alert",
  {
    organizationId: organizationId(),
    id: id(),
    enrolmentId: id("enrolment_id"),
    /** Empty for what is of no one tracker. */
    tracker: text("tracker").notNull(),
    rule: text("rule", { enum: RULES }).notNull(),
    state: text("state", { enum: ALERT_STATES }).notNull(),
    severity: text("severity", { enum: SEVERITIES }).notNull(),
    count: integer("count").notNull(),
    firstAt: instant("first_at").notNull(),
    lastAt: instant("last_at").notNull(),
    worst: real("worst").notNull(),
    excess: real("excess").notNull(),
    openedAt: instant("opened_at").notNull(),
    /** How many of the team were told. */
    told: integer("told").notNull().default(1),
    seenBy: text("seen_by"),
    seenAt: instant("seen_at"),
    note: text("note").notNull().default(""),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("monitoring_alert_open")
      .on(t.organizationId, t.enrolmentId, t.tracker, t.rule)
      .where(sql`state IN ('OPEN', 'ACKNOWLEDGED')`),
    index("monitoring_alert_list").on(t.organizationId, t.enrolmentId, t.openedAt),
    foreignKey({
      columns: [t.organizationId, t.enrolmentId],
      foreignColumns: [monitoringEnrolment.organizationId, monitoringEnrolment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.seenBy], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** What somebody wrote who looked through the readings. */
export const monitoringReview = sqliteTable(
  "monitoring_review",
  {
    organizationId: organizationId(),
    id: id(),
    enrolmentId: id("enrolment_id"),
    employeeId: id("employee_id"),
    at: instant("at").notNull(),
    text: text("text").notNull(),
    /** Whether the patient reads it. */
    shared: flag("shared").default(false),
    minutes: integer("minutes").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("monitoring_review_list").on(t.organizationId, t.enrolmentId, t.at),
    foreignKey({
      columns: [t.organizationId, t.enrolmentId],
      foreignColumns: [monitoringEnrolment.organizationId, monitoringEnrolment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [monitoringEnrolment.patientId] };

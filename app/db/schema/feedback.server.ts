import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STORED_STATES } from "~/features/feedback/domain/feedback-states";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, SpentRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "feedback";

/** What a patient is asked after an appointment, once, and what they answer. */
export const feedback = sqliteTable(
  "feedback",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    patientId: id("patient_id"),
    /** As the appointment said when it was over, so that lists and counters need nothing else. */
    providerId: id("provider_id"),
    offeringId: text("offering_id"),
    branchId: id("branch_id"),
    isVideo: flag("is_video").default(false),
    state: text("state", { enum: STORED_STATES }).notNull(),
    askedAt: instant("asked_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    retries: integer("retries").notNull().default(0),
    givenAt: instant("given_at"),
    /** 1 to 5: the care. Nobody but the patient changes it. */
    stars: integer("stars"),
    /** 1 to 5: image and sound of a video call, and the time that was waited. */
    technical: integer("technical"),
    waiting: integer("waiting"),
    /** 0 to 10. */
    recommends: integer("recommends"),
    words: text("words").notNull().default(""),
    isAnonymous: flag("is_anonymous").default(false),
    wantsContact: flag("wants_contact").default(false),
    mayPublish: flag("may_publish").default(false),
    publishedAt: instant("published_at"),
    /** Why its words are hidden; empty where they are not. */
    hiddenReason: text("hidden_reason").notNull().default(""),
    reply: text("reply").notNull().default(""),
    /** Somebody must see to it: few stars, or the patient wants to be contacted. */
    isOpen: flag("is_open").default(false),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId] }),
    index("feedback_given").on(t.organizationId, t.givenAt, t.appointmentId),
    index("feedback_provider").on(t.organizationId, t.providerId, t.givenAt, t.appointmentId),
    index("feedback_offering").on(t.organizationId, t.offeringId, t.givenAt, t.appointmentId),
    index("feedback_branch").on(t.organizationId, t.branchId, t.givenAt, t.appointmentId),
    index("feedback_stars").on(t.organizationId, t.stars, t.givenAt, t.appointmentId),
    index("feedback_patient").on(t.organizationId, t.patientId, t.askedAt),
    index("feedback_open")
      .on(t.organizationId, t.givenAt)
      .where(sql`${t.isOpen}`),
    index("feedback_published")
      .on(t.organizationId, t.providerId, t.publishedAt)
      .where(sql`${t.publishedAt} IS NOT NULL`),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** What an answer said before it was changed. */
export const feedbackVersion = sqliteTable(
  "feedback_version",
  {
    organizationId: organizationId(),
    appointmentId: id("appointment_id"),
    version: integer("version").notNull(),
    at: instant("at").notNull(),
    answer: json<Record<string, unknown>>("answer").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.appointmentId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [feedback.organizationId, feedback.appointmentId],
    }),
  ],
);

/** A link that opens one question without signing in. Only the hash of its token is kept. */
export const feedbackLink = sqliteTable(
  "feedback_link",
  {
    organizationId: organizationId(),
    tokenHash: text("token_hash").notNull(),
    appointmentId: id("appointment_id"),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.tokenHash] }),
    index("feedback_link_appointment").on(t.organizationId, t.appointmentId),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [feedback.organizationId, feedback.appointmentId],
    }),
  ],
);

/** How many ratings a month brought, and how many stars: of all, a provider, a service or a location. */
export const ratingCount = sqliteTable(
  "rating_count",
  {
    organizationId: organizationId(),
    kind: text("kind", { enum: ["ALL", "PROVIDER", "OFFERING", "BRANCH"] }).notNull(),
    /** Empty for all. */
    subjectId: text("subject_id").notNull(),
    /** YYYY-MM, on the clock of the organization. */
    month: text("month").notNull(),
    count: integer("count").notNull(),
    stars: integer("stars").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.kind, t.subjectId, t.month] })],
);

export const patientRows: PatientRows = { moved: [feedback.patientId] };

export const spentRows: readonly SpentRows[] = [
  { table: "feedback_link", key: ["token_hash"], spent: "expires_at <= ?2", keptMs: 0 },
];

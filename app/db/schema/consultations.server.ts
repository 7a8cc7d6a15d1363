import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  CONSULTATION_STATUSES,
  CONSULTATION_TYPES,
  PUBLISH_STATUSES,
} from "~/features/consultations/domain/consultations/consultation";
import { FOLLOW_UP_STATES } from "~/features/consultations/domain/desk/follow-up";
import { NUMBERED } from "~/features/consultations/domain/consultations/numbered";
import { id, instant, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { branch, serviceOffering } from "./organization.server";
import { patient } from "./patients.server";
import { appointment } from "./scheduling.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

/** What a provider does about a patient at one time: at an appointment, or without one. */
export const consultation = sqliteTable(
  "consultation",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** Who consults. */
    providerId: id("provider_id"),
    /** Null for one without an appointment, such as a review of results. */
    appointmentId: text("appointment_id"),
    branchId: text("branch_id"),
    type: text("type", { enum: CONSULTATION_TYPES }).notNull(),
    status: text("status", { enum: CONSULTATION_STATUSES }).notNull(),
    reason: text("reason").notNull().default(""),
    /** When it was to begin (UTC ms): the appointment's start, or what was typed. */
    startTime: instant("start_time").notNull(),
    /** When it began (UTC ms); null until then. */
    consultationTime: instant("consultation_time"),
    publishStatus: text("publish_status", { enum: PUBLISH_STATUSES }).notNull(),
    publishedAt: instant("published_at"),
    publishedBy: text("published_by"),
    /** Why it was withdrawn, in words that the patient reads. */
    withdrawnReason: text("withdrawn_reason").notNull().default(""),
    creatorId: id("creator_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("consultation_appointment").on(t.organizationId, t.appointmentId),
    index("consultation_patient").on(t.organizationId, t.patientId, t.startTime, t.id),
    index("consultation_provider").on(t.organizationId, t.providerId, t.startTime, t.id),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.branchId], foreignColumns: [branch.organizationId, branch.id] }),
    foreignKey({
      columns: [t.organizationId, t.appointmentId],
      foreignColumns: [appointment.organizationId, appointment.id],
    }),
  ],
);

/** The last number that an organization gave to a paper of one kind: the next is one more, without gaps. */
export const paperNumber = sqliteTable(
  "paper_number",
  {
    organizationId: organizationId(),
    kind: text("kind", { enum: NUMBERED }).notNull(),
    last: integer("last").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.kind] })],
);

/** That a provider wants to see a patient again. It stays open until they have an appointment, which is found by looking. */
export const followUp = sqliteTable(
  "follow_up",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** Whom the patient is to see. */
    providerId: id("provider_id"),
    /** In which it was decided. */
    consultationId: id("consultation_id"),
    /** What is to be booked; null where the patient chooses. */
    offeringId: text("offering_id"),
    /** YYYY-MM-DD */
    dueOn: text("due_on").notNull(),
    /** What it is for, in words that the patient may read. */
    note: text("note").notNull().default(""),
    state: text("state", { enum: FOLLOW_UP_STATES }).notNull(),
    invitedAt: instant("invited_at"),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("follow_up_provider").on(t.organizationId, t.providerId, t.state, t.dueOn, t.id),
    index("follow_up_patient").on(t.organizationId, t.patientId, t.state, t.dueOn, t.id),
    index("follow_up_consultation").on(t.organizationId, t.consultationId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.consultationId],
      foreignColumns: [consultation.organizationId, consultation.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.offeringId],
      foreignColumns: [serviceOffering.organizationId, serviceOffering.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [consultation.patientId, followUp.patientId] };

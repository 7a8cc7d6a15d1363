import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MESSAGE_KINDS } from "~/features/questions/domain/question";
import { QUESTION_STATES } from "~/features/questions/domain/question-states";
import { flag, id, instant, organizationId, version } from "../columns.server";
import { charge } from "./charges.server";
import { employee } from "./identity.server";
import { department } from "./organization.server";
import { patient } from "./patients.server";
import { file } from "./settings.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "questions";

/** A service by which patients ask in writing. Without a provider and a department everybody who is a provider answers. */
export const questionService = sqliteTable(
  "question_service",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    employeeId: text("employee_id"),
    departmentId: text("department_id"),
    /** As it was typed, before taxes are added to it, in the currency's minor unit; 0 costs nothing. */
    priceMinor: integer("price_minor").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    /** Null where the practice's setting counts. */
    answerWithinHours: integer("answer_within_hours"),
    mostCharacters: integer("most_characters"),
    followUps: integer("follow_ups").notNull().default(1),
    instructions: text("instructions").notNull().default(""),
    /** One a line; empty where the practice's setting counts. */
    topics: text("topics").notNull().default(""),
    enabled: flag("enabled").default(true),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    check("question_service_price", sql`${t.priceMinor} >= 0 AND ${t.followUps} BETWEEN 0 AND 20`),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.departmentId],
      foreignColumns: [department.organizationId, department.id],
    }),
  ],
);

/** What a patient asks in writing, and how it stands. Instants in UTC ms. */
export const question = sqliteTable(
  "question",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** The patient whose account wrote it: an account with an unproven address sees only its own. */
    madeBy: text("made_by").notNull(),
    serviceId: id("service_id"),
    /** Who answers; null where any provider of the department does, or of the practice. */
    employeeId: text("employee_id"),
    departmentId: text("department_id"),
    topic: text("topic").notNull().default(""),
    title: text("title").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: QUESTION_STATES }).notNull(),
    /** Its words say that it may be an emergency. */
    isUrgent: flag("is_urgent").default(false),
    /** What is paid, with taxes, in the minor unit; 0 where it costs nothing. As it was when it was sent. */
    priceMinor: integer("price_minor").notNull().default(0),
    currencyCode: text("currency_code").notNull(),
    chargeId: text("charge_id"),
    answerWithinHours: integer("answer_within_hours").notNull(),
    followUps: integer("follow_ups").notNull(),
    followUpsUsed: integer("follow_ups_used").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    askedAt: instant("asked_at"),
    /** Since when an answer is awaited, or there has been one. */
    since: instant("since").notNull(),
    warnAt: instant("warn_at"),
    passAt: instant("pass_at"),
    dueAt: instant("due_at"),
    /** The open time that was left when the patient was asked for more, in ms. */
    leftMs: integer("left_ms"),
    step: integer("step").notNull().default(0),
    answeredAt: instant("answered_at"),
    /** Why it was declined or handed over. */
    reason: text("reason").notNull().default(""),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("question_patient").on(t.organizationId, t.patientId, t.createdAt, t.id),
    index("question_waiting")
      .on(t.organizationId, t.dueAt, t.id)
      .where(sql`state IN ('ASKED', 'TAKEN', 'FOLLOW_UP')`),
    index("question_employee_waiting")
      .on(t.organizationId, t.employeeId, t.dueAt, t.id)
      .where(sql`state IN ('ASKED', 'TAKEN', 'FOLLOW_UP')`),
    index("question_employee").on(t.organizationId, t.employeeId, t.state, t.since, t.id),
    index("question_state").on(t.organizationId, t.state, t.since, t.id),
    index("question_charge")
      .on(t.organizationId, t.chargeId)
      .where(sql`charge_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({ columns: [t.organizationId, t.chargeId], foreignColumns: [charge.organizationId, charge.id] }),
    foreignKey({
      columns: [t.organizationId, t.serviceId],
      foreignColumns: [questionService.organizationId, questionService.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.departmentId],
      foreignColumns: [department.organizationId, department.id],
    }),
  ],
);

/** What was written after a question, by either side. The first is number 1; what is 0 is the question itself. */
export const questionMessage = sqliteTable(
  "question_message",
  {
    organizationId: organizationId(),
    questionId: id("question_id"),
    messageNo: integer("message_no").notNull(),
    at: instant("at").notNull(),
    kind: text("kind", { enum: MESSAGE_KINDS }).notNull(),
    /** The employee who wrote it; null for the patient. */
    employeeId: text("employee_id"),
    text: text("text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.questionId, t.messageNo] }),
    foreignKey({ columns: [t.organizationId, t.questionId], foreignColumns: [question.organizationId, question.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** A file that was sent with a question or with what was written after it. */
export const questionFile = sqliteTable(
  "question_file",
  {
    organizationId: organizationId(),
    questionId: id("question_id"),
    fileId: id("file_id"),
    messageNo: integer("message_no").notNull(),
    /** As it was kept. */
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.questionId, t.fileId] }),
    foreignKey({ columns: [t.organizationId, t.questionId], foreignColumns: [question.organizationId, question.id] }),
    foreignKey({ columns: [t.organizationId, t.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
);

/** An answer that a provider keeps ready for themselves. */
export const savedReply = sqliteTable(
  "saved_reply",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: id("employee_id"),
    title: text("title").notNull(),
    text: text("text").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("saved_reply_employee").on(t.organizationId, t.employeeId, t.title),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [question.patientId] };

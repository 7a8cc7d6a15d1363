import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ASSIGNMENT_STATES } from "~/features/forms/domain/questionnaires/assignment-states";
import type { Answers, Content } from "~/features/forms/domain/questionnaires/content";
import { ASSIGNMENT_SOURCES, QUESTIONNAIRE_STATES } from "~/features/forms/domain/questionnaires/questionnaire";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "forms";

/** A questionnaire of the practice, whatever its versions ask. */
export const questionnaire = sqliteTable(
  "questionnaire",
  {
    organizationId: organizationId(),
    id: id(),
    /** As its newest version is called in the practice's language. */
    title: text("title").notNull(),
    state: text("state", { enum: QUESTIONNAIRE_STATES }).notNull(),
    /** The version that is handed out; null until the first is published. */
    publishedNo: integer("published_no"),
    /** The offerings before whose appointments it is handed out. */
    beforeOfferings: json<string[]>("before_offerings").notNull(),
    createdAt: instant("created_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("questionnaire_state").on(t.organizationId, t.state, t.title, t.id),
  ],
);

/** What a version asks. It changes until it is published, and never after. */
export const questionnaireVersion = sqliteTable(
  "questionnaire_version",
  {
    organizationId: organizationId(),
    questionnaireId: id("questionnaire_id"),
    versionNo: integer("version_no").notNull(),
    content: json<Content>("content").notNull(),
    publishedAt: instant("published_at"),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.questionnaireId, t.versionNo] }),
    foreignKey({
      columns: [t.organizationId, t.questionnaireId],
      foreignColumns: [questionnaire.organizationId, questionnaire.id],
    }),
  ],
);

/** A questionnaire that a patient was asked to fill in, and what they have answered so far. Instants in UTC ms. */
export const questionnaireAssignment = sqliteTable(
  "questionnaire_assignment",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    questionnaireId: id("questionnaire_id"),
    versionNo: integer("version_no").notNull(),
    state: text("state", { enum: ASSIGNMENT_STATES }).notNull(),
    source: text("source", { enum: ASSIGNMENT_SOURCES }).notNull(),
    /** The appointment that it belongs before; null where it was handed out by hand. */
    sourceId: text("source_id"),
    /** Who handed it out; null for the product itself. */
    employeeId: text("employee_id"),
    assignedAt: instant("assigned_at").notNull(),
    since: instant("since").notNull(),
    dueAt: instant("due_at"),
    isReminded: flag("is_reminded").default(false),
    /** What staff must look at: 0 nothing, 1 answers that nobody has read, 2 an answer that cannot wait. */
    attention: integer("attention").notNull().default(0),
    /** Answers so far, with those to what is hidden now. */
    draft: json<Answers>("draft").notNull(),
    /** Of what was sent last; null until then. */
    submittedAt: instant("submitted_at"),
    score: real("score"),
    band: integer("band"),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("questionnaire_assignment_patient").on(t.organizationId, t.patientId, t.assignedAt, t.id),
    index("questionnaire_assignment_state").on(t.organizationId, t.state, t.since, t.id),
    index("questionnaire_assignment_attention")
      .on(t.organizationId, t.attention, t.since, t.id)
      .where(sql`attention > 0`),
    uniqueIndex("questionnaire_assignment_source")
      .on(t.organizationId, t.sourceId, t.questionnaireId)
      .where(sql`source_id IS NOT NULL`),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.questionnaireId],
      foreignColumns: [questionnaire.organizationId, questionnaire.id],
    }),
  ],
);

/** What a patient has sent: final. Where staff let them mend it, what they send then stands beside it. */
export const questionnaireResponse = sqliteTable(
  "questionnaire_response",
  {
    organizationId: organizationId(),
    assignmentId: id("assignment_id"),
    responseNo: integer("response_no").notNull(),
    submittedAt: instant("submitted_at").notNull(),
    /** Without those to what was hidden. */
    answers: json<Answers>("answers").notNull(),
    score: real("score"),
    band: integer("band"),
    isFlagged: flag("is_flagged").default(false),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.assignmentId, t.responseNo] }),
    foreignKey({
      columns: [t.organizationId, t.assignmentId],
      foreignColumns: [questionnaireAssignment.organizationId, questionnaireAssignment.id],
    }),
  ],
);

export const patientRows: PatientRows = { moved: [questionnaireAssignment.patientId] };

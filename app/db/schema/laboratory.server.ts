import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReviewedTest } from "~/features/consultations/domain/laboratory/lab-review";
import { LAB_STATES } from "~/features/consultations/domain/laboratory/lab-order-states";
import {
  COLLECTED_AT,
  COMPONENT_KINDS,
  LAB_CATEGORIES,
  LAB_FLAGS,
} from "~/features/consultations/domain/laboratory/lab-test";
import { LAB_PRIORITIES } from "~/features/consultations/domain/laboratory/priorities";
import { COMPARATORS } from "~/features/consultations/domain/laboratory/result-value";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { consultation } from "./consultations.server";
import { employee } from "./identity.server";
import { laboratory, labTest } from "./laboratory-catalogue.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

export const labOrder = sqliteTable(
  "lab_order",
  {
    organizationId: organizationId(),
    id: id(),
    /** Counted by organization, given when it is ordered; null before. */
    number: integer("number"),
    consultationId: text("consultation_id"),
    patientId: id("patient_id"),
    /** Who answers for it and reviews its results. */
    providerId: id("provider_id"),
    creatorId: id("creator_id"),
    laboratoryId: id("laboratory_id"),
    /** That of the least advanced of its tests. */
    state: text("state", { enum: LAB_STATES }).notNull(),
    category: text("category", { enum: LAB_CATEGORIES }).notNull(),
    priority: text("priority", { enum: LAB_PRIORITIES }).notNull(),
    reason: text("reason").notNull().default(""),
    clinicalNotes: text("clinical_notes").notNull().default(""),
    collectedAt: text("collected_at", { enum: COLLECTED_AT }).notNull(),
    /** YYYY-MM-DD, or empty. */
    wishedDate: text("wished_date").notNull().default(""),
    orderedAt: instant("ordered_at"),
    resultedAt: instant("resulted_at"),
    /** Since when a final result of one of its tests waits for the provider's review; null while none does. */
    reviewSince: instant("review_since"),
    reviewedAt: instant("reviewed_at"),
    reviewedBy: text("reviewed_by"),
    /** Not read any more: each review keeps its own message, in lab_review. */
    wordToPatient: text("word_to_patient").notNull().default(""),
    /** When its results reached the patient. */
    releasedAt: instant("released_at"),
    /** Since when results are the patient's that they have not opened; null for none. */
    unopenedSince: instant("unopened_since"),
    /** The medical report of the health record that its results became. */
    recordId: text("record_id"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("lab_order_number").on(t.organizationId, t.number),
    index("lab_order_patient").on(t.organizationId, t.patientId, t.createdAt, t.id),
    index("lab_order_provider").on(t.organizationId, t.providerId, t.createdAt, t.id),
    index("lab_order_review").on(t.organizationId, t.providerId, t.reviewSince),
    index("lab_order_time").on(t.organizationId, t.createdAt, t.id),
    index("lab_order_ordered").on(t.organizationId, t.orderedAt),
    index("lab_order_consultation").on(t.organizationId, t.consultationId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.laboratoryId],
      foreignColumns: [laboratory.organizationId, laboratory.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.consultationId],
      foreignColumns: [consultation.organizationId, consultation.id],
    }),
  ],
);

/** One test of an order, as the catalogue had it then. */
export const labOrderTest = sqliteTable(
  "lab_order_test",
  {
    organizationId: organizationId(),
    id: id(),
    orderId: id("order_id"),
    position: integer("position").notNull(),
    testId: id("test_id"),
    name: text("name").notNull(),
    loinc: text("loinc").notNull().default(""),
    panel: text("panel").notNull().default(""),
    sample: text("sample").notNull().default(""),
    fasting: flag("fasting").default(false),
    preparation: text("preparation").notNull().default(""),
    state: text("state", { enum: LAB_STATES }).notNull(),
    /** Of its order: the desk lists by it. 0 comes first. */
    rank: integer("rank").notNull(),
    sampleCode: text("sample_code").notNull().default(""),
    sampledAt: instant("sampled_at"),
    collectedBy: text("collected_by"),
    rejectedReason: text("rejected_reason").notNull().default(""),
    enteredBy: text("entered_by"),
    verifiedBy: text("verified_by"),
    /** Versions of its results: the last one, the one that is final, the one that the patient sees; 0 for none. */
    enteredVersion: integer("entered_version").notNull().default(0),
    finalVersion: integer("final_version").notNull().default(0),
    releasedVersion: integer("released_version").notNull().default(0),
    /** The versions that the patient was shown before that one, in their order. */
    releasedBefore: json<readonly number[]>("released_before").notNull().default([]),
    stateReason: text("state_reason").notNull().default(""),
    stateAt: instant("state_at").notNull(),
    /** In the organization's currency, as the catalogue had it; null where it has no price. */
    priceMinor: integer("price_minor"),
    taxPercent: real("tax_percent").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_order_test_of").on(t.organizationId, t.orderId, t.position),
    index("lab_order_test_state").on(t.organizationId, t.state, t.rank, t.stateAt, t.id),
    // Samples that were rejected and not taken again: a few, however many tests there are.
    index("lab_order_test_rejected")
      .on(t.organizationId, t.state, t.stateAt)
      .where(sql`rejected_reason <> ''`),
    index("lab_order_test_since").on(t.organizationId, t.state, t.stateAt, t.id),
    foreignKey({ columns: [t.organizationId, t.orderId], foreignColumns: [labOrder.organizationId, labOrder.id] }),
    foreignKey({ columns: [t.organizationId, t.testId], foreignColumns: [labTest.organizationId, labTest.id] }),
  ],
);

/** What happened to an order or a test of it, who did it and why. Append-only: triggers refuse UPDATE and DELETE. */
export const labOrderHistory = sqliteTable(
  "lab_order_history",
  {
    organizationId: organizationId(),
    id: id(),
    orderId: id("order_id"),
    /** Null for what concerns all of its tests. */
    orderTestId: text("order_test_id"),
    action: text("action").notNull(),
    fromState: text("from_state", { enum: LAB_STATES }),
    toState: text("to_state", { enum: LAB_STATES }).notNull(),
    reason: text("reason").notNull().default(""),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_order_history_of").on(t.organizationId, t.orderId, t.at),
    foreignKey({ columns: [t.organizationId, t.orderId], foreignColumns: [labOrder.organizationId, labOrder.id] }),
  ],
);

/** A value with what it was held against. Append-only: a correction is the next version of its test's values. */
export const labResult = sqliteTable(
  "lab_result",
  {
    organizationId: organizationId(),
    id: id(),
    orderId: id("order_id"),
    orderTestId: id("order_test_id"),
    componentId: id("component_id"),
    name: text("name").notNull(),
    loinc: text("loinc").notNull().default(""),
    kind: text("kind", { enum: COMPONENT_KINDS }).notNull(),
    version: integer("version").notNull(),
    /** As it is read, with its comparator. */
    value: text("value").notNull(),
    comparator: text("comparator", { enum: COMPARATORS }).notNull(),
    number: real("number"),
    unit: text("unit").notNull().default(""),
    low: real("low"),
    high: real("high"),
    criticalLow: real("critical_low"),
    criticalHigh: real("critical_high"),
    flag: text("flag", { enum: LAB_FLAGS }),
    comment: text("comment").notNull().default(""),
    reason: text("reason").notNull().default(""),
    /** Far from all that is usually measured, and confirmed by whoever entered it. */
    unlikely: flag("unlikely").default(false),
    /** What was typed, with its unit, where that is another one than the test's own; empty otherwise. */
    entered: text("entered").notNull().default(""),
    sampledAt: instant("sampled_at").notNull(),
    enteredBy: id("entered_by"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("lab_result_version").on(t.organizationId, t.orderTestId, t.componentId, t.version),
    index("lab_result_of").on(t.organizationId, t.orderId, t.orderTestId),
    foreignKey({
      columns: [t.organizationId, t.orderTestId],
      foreignColumns: [labOrderTest.organizationId, labOrderTest.id],
    }),
  ],
);

/** A value that somebody must know of at once, until somebody says that they do. */
export const labCritical = sqliteTable(
  "lab_critical",
  {
    organizationId: organizationId(),
    id: id(),
    orderId: id("order_id"),
    resultId: id("result_id"),
    raisedAt: instant("raised_at").notNull(),
    /** How often more people were told because nobody had said that they know. */
    escalated: integer("escalated").notNull().default(0),
    acknowledgedAt: instant("acknowledged_at"),
    acknowledgedBy: text("acknowledged_by"),
    /** What is done about it. */
    note: text("note").notNull().default(""),
    /** When a correction took the value's place; null while it stands. */
    withdrawnAt: instant("withdrawn_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("lab_critical_result").on(t.organizationId, t.resultId),
    index("lab_critical_order").on(t.organizationId, t.orderId),
    index("lab_critical_open").on(t.organizationId, t.acknowledgedAt, t.raisedAt),
    foreignKey({ columns: [t.organizationId, t.resultId], foreignColumns: [labResult.organizationId, labResult.id] }),
  ],
);

/** A review with its message to the patient, for good: the next one adds its own. Nothing of it changes but that it is undone. */
export const labReview = sqliteTable(
  "lab_review",
  {
    organizationId: organizationId(),
    id: id(),
    orderId: id("order_id"),
    /** What was reviewed: tests as they were before it, with the version of their results. */
    tests: json<readonly ReviewedTest[]>("tests").notNull().default([]),
    message: text("message").notNull().default(""),
    reviewedBy: text("reviewed_by"),
    at: instant("at").notNull(),
    /** From when on the patient reads it; it can be undone before. */
    shownAt: instant("shown_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("lab_review_of").on(t.organizationId, t.orderId, t.at),
    foreignKey({ columns: [t.organizationId, t.orderId], foreignColumns: [labOrder.organizationId, labOrder.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [labOrder.patientId] };

import { foreignKey, index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { OPENING_REASONS } from "~/features/phr/domain/access/opening-reasons";
import {
  AUTHOR_KINDS,
  OFF_REASONS,
  RECORD_CHANGES,
  RECORD_KINDS,
  RECORD_SOURCES,
  VERIFICATIONS,
} from "~/features/phr/domain/records/record-kinds";
import type { TypedNumbers } from "~/features/phr/domain/trackers/reading";
import type { TrackerName } from "~/features/phr/domain/trackers/trackers";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import { file } from "./settings.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "phr";

/** What a patient and the practice keep, one row a record of any kind, as it is now. */
export const healthRecord = sqliteTable(
  "health_record",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    kind: text("kind", { enum: RECORD_KINDS }).notNull(),
    /** By the names of the kind's fields; its schema says what may stand here. */
    values: json<Record<string, unknown>>("values_json").notNull(),
    /** What the record is called, as it was typed. */
    name: text("name").notNull(),
    codeSystem: text("code_system"),
    code: text("code"),
    codeDisplay: text("code_display"),
    /** A calendar date as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; empty where it is not. */
    date: text("date").notNull().default(""),
    state: text("state").notNull().default(""),
    /** The order of the kind's list, as its declaration makes it. */
    sortKey: text("sort_key").notNull(),
    enabled: flag("enabled").default(true),
    offReason: text("off_reason", { enum: OFF_REASONS }),
    offNote: text("off_note").notNull().default(""),
    source: text("source", { enum: RECORD_SOURCES }).notNull(),
    verification: text("verification", { enum: VERIFICATIONS }).notNull(),
    authorKind: text("author_kind", { enum: AUTHOR_KINDS }).notNull(),
    authorId: id("author_id"),
    recordedAt: instant("recorded_at").notNull(),
    firstAuthorKind: text("first_author_kind", { enum: AUTHOR_KINDS }).notNull(),
    /** A provider keeps it from the patient, as a prescription whose details are not shown. */
    hiddenFromPatient: flag("hidden_from_patient").default(false),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("health_record_list").on(t.organizationId, t.patientId, t.kind, t.enabled, t.sortKey, t.id),
    index("health_record_written").on(t.organizationId, t.patientId, t.recordedAt, t.id),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Every version of a record, who made it and why. Append-only: triggers refuse UPDATE and DELETE. */
export const healthRecordVersion = sqliteTable(
  "health_record_version",
  {
    organizationId: organizationId(),
    recordId: id("record_id"),
    version: integer("version").notNull(),
    change: text("change", { enum: RECORD_CHANGES }).notNull(),
    values: json<Record<string, unknown>>("values_json").notNull(),
    state: text("state").notNull().default(""),
    enabled: flag("enabled"),
    verification: text("verification", { enum: VERIFICATIONS }).notNull(),
    /** Why, where somebody was asked or said so: a reason of OFF_REASONS, and their words. */
    reason: text("reason"),
    note: text("note").notNull().default(""),
    authorKind: text("author_kind", { enum: AUTHOR_KINDS }).notNull(),
    authorId: id("author_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.recordId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.recordId],
      foreignColumns: [healthRecord.organizationId, healthRecord.id],
    }),
  ],
);

/** Somebody said that a patient has none of a kind, such as no known allergies. A record of the kind ends it. */
export const healthNoneKnown = sqliteTable(
  "health_none_known",
  {
    organizationId: organizationId(),
    patientId: id("patient_id"),
    kind: text("kind", { enum: RECORD_KINDS }).notNull(),
    authorKind: text("author_kind", { enum: AUTHOR_KINDS }).notNull(),
    authorId: id("author_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId, t.kind] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** A reason that an employee without a treatment relation gave to open a patient's record, and until when it holds. */
export const recordOpening = sqliteTable(
  "record_opening",
  {
    organizationId: organizationId(),
    id: id(),
    employeeId: id("employee_id"),
    patientId: id("patient_id"),
    reason: text("reason", { enum: OPENING_REASONS }).notNull(),
    note: text("note").notNull(),
    at: instant("at").notNull(),
    until: instant("until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("record_opening_of").on(t.organizationId, t.employeeId, t.patientId, t.until),
    index("record_opening_patient").on(t.organizationId, t.patientId, t.at),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** One measurement of a tracker, such as a weight or a blood pressure. */
export const trackerReading = sqliteTable(
  "tracker_reading",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    /** A name of domain/trackers/trackers.ts. */
    tracker: text("tracker").$type<TrackerName>().notNull(),
    at: instant("at").notNull(),
    zone: text("zone").notNull(),
    /** Days since 1970-01-01 of the calendar day in `zone`. */
    day: integer("day").notNull(),
    /** In the tracker's canonical unit. */
    value: real("value").notNull(),
    /** The second number of an entry that has two: the diastolic pressure; null otherwise. */
    value2: real("value2"),
    /** What was typed, and in which unit. */
    typed: json<TypedNumbers>("typed").notNull(),
    context: text("context").notNull().default(""),
    site: text("site").notNull().default(""),
    device: text("device").notNull().default(""),
    note: text("note").notNull().default(""),
    source: text("source", { enum: RECORD_SOURCES }).notNull(),
    enabled: flag("enabled").default(true),
    offReason: text("off_reason", { enum: OFF_REASONS }),
    authorKind: text("author_kind", { enum: AUTHOR_KINDS }).notNull(),
    authorId: id("author_id"),
    recordedAt: instant("recorded_at").notNull(),
    firstAuthorKind: text("first_author_kind", { enum: AUTHOR_KINDS }).notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("tracker_reading_list").on(t.organizationId, t.patientId, t.tracker, t.enabled, t.at, t.id),
    index("tracker_reading_day").on(t.organizationId, t.patientId, t.tracker, t.day),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Every version of a reading that was corrected or taken away. Append-only: triggers refuse UPDATE and DELETE. */
export const trackerReadingVersion = sqliteTable(
  "tracker_reading_version",
  {
    organizationId: organizationId(),
    readingId: id("reading_id"),
    version: integer("version").notNull(),
    change: text("change", { enum: RECORD_CHANGES }).notNull(),
    values: json<Record<string, unknown>>("values_json").notNull(),
    enabled: flag("enabled"),
    reason: text("reason"),
    authorKind: text("author_kind", { enum: AUTHOR_KINDS }).notNull(),
    authorId: id("author_id"),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.readingId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.readingId],
      foreignColumns: [trackerReading.organizationId, trackerReading.id],
    }),
  ],
);

/**
 * The readings of a day or a month in a few numbers, so that a plot of years reads some hundred rows. Triggers keep it,
 * whoever writes a reading.
 */
export const trackerBucket = sqliteTable(
  "tracker_bucket",
  {
    organizationId: organizationId(),
    patientId: id("patient_id"),
    tracker: text("tracker").notNull(),
    span: text("span", { enum: ["DAY", "MONTH"] }).notNull(),
    /** Days since 1970-01-01 of the first day. */
    start: integer("start").notNull(),
    count: integer("count").notNull(),
    min: real("min").notNull(),
    max: real("max").notNull(),
    sum: real("sum").notNull(),
    min2: real("min2"),
    max2: real("max2"),
    sum2: real("sum2"),
    lastAt: instant("last_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId, t.tracker, t.span, t.start] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Which records use a file: kept once, it goes when the last one goes. */
export const fileUse = sqliteTable(
  "file_use",
  {
    organizationId: organizationId(),
    fileId: id("file_id"),
    recordId: id("record_id"),
    /** The order in which the record shows its files. */
    position: integer("position").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.recordId, t.fileId] }),
    index("file_use_file").on(t.organizationId, t.fileId),
    foreignKey({ columns: [t.organizationId, t.fileId], foreignColumns: [file.organizationId, file.id] }),
    foreignKey({
      columns: [t.organizationId, t.recordId],
      foreignColumns: [healthRecord.organizationId, healthRecord.id],
    }),
  ],
);

/** A file of a patient's that something else than a record keeps, as a laboratory's order does. */
export const heldFile = sqliteTable(
  "held_file",
  {
    organizationId: organizationId(),
    /** What keeps it, and which part of that: an order, and a test of it. */
    holderId: id("holder_id"),
    partId: id("part_id"),
    /** The version of that part which the file belongs to. */
    partVersion: integer("part_version").notNull(),
    fileId: id("file_id"),
    addedBy: id("added_by"),
    at: instant("at").notNull(),
  },
  (t) => [
    // One file may belong to several parts: a report of several tests.
    primaryKey({ columns: [t.organizationId, t.holderId, t.partId, t.fileId] }),
    index("held_file_file").on(t.organizationId, t.fileId),
    foreignKey({ columns: [t.organizationId, t.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
);

export const patientRows: PatientRows = {
  // The triggers of the readings make the buckets of both patients anew.
  moved: [healthRecord.patientId, trackerReading.patientId, recordOpening.patientId],
  oneOfAKind: [
    { table: healthNoneKnown, sameKind: "o.kind = health_none_known.kind" },
    {
      table: trackerBucket,
      sameKind:
        "o.tracker = tracker_bucket.tracker AND o.span = tracker_bucket.span AND o.start = tracker_bucket.start",
    },
  ],
};

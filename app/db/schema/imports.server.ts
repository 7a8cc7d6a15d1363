import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId, version } from "../columns.server";

/** A file of patients and how far it has been read. The counts and the cursor change with the patients, in one batch. */
export const patientImport = sqliteTable(
  "patient_import",
  {
    organizationId: organizationId(),
    id: id(),
    status: text("status", { enum: ["WAITING", "RUNNING", "DONE", "TERMINATED", "UNDOING", "UNDONE"] }).notNull(),
    fileName: text("file_name").notNull(),
    notes: text("notes").notNull().default(""),
    /** Where the file is in the bucket. */
    r2Key: text("r2_key").notNull(),
    bytes: integer("bytes").notNull(),
    encoding: text("encoding").notNull(),
    delimiter: text("delimiter").notNull(),
    header: json<string[]>("header").notNull(),
    /** Which column (from 0) says what. */
    mapping: json<Record<string, number>>("mapping").notNull(),
    /** DMY or MDY where a date could be read in both ways. */
    dateOrder: text("date_order", { enum: ["DMY", "MDY"] }),
    /** The byte at which the next record begins. */
    cursor: integer("cursor").notNull(),
    /** Records that were read, blank ones too; the first after the header is row 2 of the file. */
    records: integer("records").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    created: integer("created").notNull().default(0),
    known: integer("known").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    review: integer("review").notNull().default(0),
    /** The last patient that taking the import back has looked at, and how many it left because something refers to them. */
    undoneTo: text("undone_to").notNull().default(""),
    kept: integer("kept").notNull().default(0),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    startedAt: instant("started_at"),
    touchedAt: instant("touched_at").notNull(),
    endedAt: instant("ended_at"),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** A row of the file that became no patient, and why. */
export const patientImportRefusal = sqliteTable(
  "patient_import_refusal",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    /** The record's number in the file; the header is 1. */
    row: integer("row").notNull(),
    /** Fields and why, as keys of the messages. */
    problems:
      json<{ field: string; message: string; values?: Record<string, string | number> }[]>("problems").notNull(),
    cells: json<string[]>("cells").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.importId, t.row] }),
    foreignKey({
      columns: [t.organizationId, t.importId],
      foreignColumns: [patientImport.organizationId, patientImport.id],
    }),
  ],
);

/** A row that may be a patient who is there already, until a person has said so. */
export const patientImportReview = sqliteTable(
  "patient_import_review",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    row: integer("row").notNull(),
    /** Who it may be. */
    patientId: id("patient_id"),
    /** The patient that the row would become. */
    draft: json<Record<string, string | number | null>>("draft").notNull(),
    decision: text("decision", { enum: ["SAME", "NEW"] }),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.importId, t.row] }),
    index("patient_import_review_open")
      .on(t.organizationId, t.importId, t.row)
      .where(sql`decision IS NULL`),
    foreignKey({
      columns: [t.organizationId, t.importId],
      foreignColumns: [patientImport.organizationId, patientImport.id],
    }),
  ],
);

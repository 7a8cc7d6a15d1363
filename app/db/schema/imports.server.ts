import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "imports";

/**
 * A file of patients and how far it has been read. The counts and the cursor change with the patients, in one batch.
 */
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
    /** Its bytes say so, or a person does; a code page that is only proposed waits for one. */
    encodingSure: flag("encoding_sure").default(true),
    delimiter: text("delimiter").notNull(),
    header: json<string[]>("header").notNull(),
    /** Which column (from 0) says what. */
    mapping: json<Record<string, number>>("mapping").notNull(),
    /** DMY or MDY where a date could be read in both ways. */
    dateOrder: text("date_order", { enum: ["DMY", "MDY"] }),
    /** The byte at which the next record begins. */
    cursor: integer("cursor").notNull(),
    /** The line of the file, from 1, in which the next record begins; null of an import from before lines were kept. */
    line: integer("line"),
    /** Records that were read, blank ones too. */
    records: integer("records").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    created: integer("created").notNull().default(0),
    known: integer("known").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    review: integer("review").notNull().default(0),
    /** Words that say nothing of their field, each once, with how many patients came without them. */
    unknownWords: json<{ field: string; word: string; rows: number; firstRow: number }[]>("unknown_words")
      .notNull()
      .default([]),
    /**
     * The last patient that taking the import back has looked at, and how many it left because something refers to
     * them.
     */
    undoneTo: text("undone_to").notNull().default(""),
    kept: integer("kept").notNull().default(0),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    /** The employee who started it: they are told when it ends or stops. */
    startedBy: text("started_by"),
    startedAt: instant("started_at"),
    touchedAt: instant("touched_at").notNull(),
    endedAt: instant("ended_at"),
    /** Since when no try has brought it on; it goes on when somebody asks for it. */
    stoppedAt: instant("stopped_at"),
    /** Why the last try failed: a word of the screen, and the reference that the log knows it by. */
    failure: json<{ reason: "fileGone" | "unknown"; reference: string }>("failure"),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** A file that is sent in parts, until the last of them has arrived. Its id becomes that of the import. */
export const patientImportUpload = sqliteTable(
  "patient_import_upload",
  {
    organizationId: organizationId(),
    id: id(),
    r2Key: text("r2_key").notNull(),
    /** What the bucket calls the upload. */
    bucketUploadId: text("bucket_upload_id").notNull(),
    fileName: text("file_name").notNull(),
    notes: text("notes").notNull().default(""),
    bytes: integer("bytes").notNull(),
    /** When the file was last changed, as the sender's browser says (UTC ms). */
    lastModified: instant("last_modified").notNull(),
    /** SHA-256 of the first part, in hexadecimal: with name, size and change it tells whether a file is the same. */
    firstPartHash: text("first_part_hash").notNull(),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    touchedAt: instant("touched_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** A part that has arrived. */
export const patientImportPart = sqliteTable(
  "patient_import_part",
  {
    organizationId: organizationId(),
    uploadId: id("upload_id"),
    /** From 1. */
    part: integer("part").notNull(),
    etag: text("etag").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.uploadId, t.part] }),
    foreignKey({
      columns: [t.organizationId, t.uploadId],
      foreignColumns: [patientImportUpload.organizationId, patientImportUpload.id],
    }),
  ],
);

/** A row of the file that became no patient, and why. */
export const patientImportRefusal = sqliteTable(
  "patient_import_refusal",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    /** The line of the file, from 1, in which the record begins. */
    row: integer("row").notNull(),
    /** Fields and why, as keys of the messages. */
    problems:
      json<{ field: string; message: string; values?: Record<string, string | number> }[]>("problems").notNull(),
    cells: json<string[]>("cells").notNull(),
    /** The bytes of the file that it takes, where it is too long to be kept here whole. */
    fromByte: integer("from_byte"),
    toByte: integer("to_byte"),
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

export const patientRows: PatientRows = { moved: [patientImportReview.patientId] };

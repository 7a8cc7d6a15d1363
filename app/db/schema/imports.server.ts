import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "imports";

/** Cells of a file that could not be taken for one reason and say the same, with the number of rows. */
interface CountedCell {
  field: string;
  reason: string;
  word: string;
  rows: number;
  firstRow: number;
  values?: Record<string, string | number>;
}

/**
 * A file of patients, and how far it has been read. The counts and the cursor change in one batch with the patients.
 */
export const patientImport = sqliteTable(
  "patient_import",
  {
    organizationId: organizationId(),
    id: id(),
    status: text("status", { enum: ["WAITING", "RUNNING", "DONE", "TERMINATED", "UNDOING", "UNDONE"] }).notNull(),
    fileName: text("file_name").notNull(),
    notes: text("notes").notNull().default(""),
    /** Key of the file in the bucket. */
    r2Key: text("r2_key").notNull(),
    bytes: integer("bytes").notNull(),
    encoding: text("encoding").notNull(),
    /**
     * Whether the encoding is certain, by the file's bytes or by a person's choice; a proposed code page waits for a
     * person.
     */
    encodingSure: flag("encoding_sure").default(true),
    delimiter: text("delimiter").notNull(),
    header: json<string[]>("header").notNull(),
    /** Column (from 0) of each field. */
    mapping: json<Record<string, number>>("mapping").notNull(),
    /** Order of dates that could be read in two ways; null if there is none. */
    dateOrder: text("date_order", { enum: ["DMY", "MDY"] }),
    /** Offset in bytes of the next record. */
    cursor: integer("cursor").notNull(),
    /** Line of the file (from 1) at which the next record begins; null for imports from before lines were stored. */
    line: integer("line"),
    /** Number of records read, including blank ones. */
    records: integer("records").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    created: integer("created").notNull().default(0),
    known: integer("known").notNull().default(0),
    refused: integer("refused").notNull().default(0),
    review: integer("review").notNull().default(0),
    /**
     * Cells that patients were imported without, counted by field, reason and word. Entries from before reasons were
     * stored have none.
     */
    unknownWords: json<(Omit<CountedCell, "reason"> & { reason?: string })[]>("unknown_words").notNull().default([]),
    /** Why rows were refused, counted by field, message key and word. */
    refusalReasons: json<CountedCell[]>("refusal_reasons").notNull().default([]),
    /** Names of the categories that the import has added. */
    newCategories: json<string[]>("new_categories").notNull().default([]),
    /**
     * Last patient that undoing the import has looked at, and the number of patients that it kept because something
     * refers to them.
     */
    undoneTo: text("undone_to").notNull().default(""),
    kept: integer("kept").notNull().default(0),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    /** Employee who started it, and who is told when it ends or stops. */
    startedBy: text("started_by"),
    startedAt: instant("started_at"),
    touchedAt: instant("touched_at").notNull(),
    endedAt: instant("ended_at"),
    /**
     * Since when no attempt has got further (UTC ms); null if it is not stopped. It continues when somebody asks for
     * it.
     */
    stoppedAt: instant("stopped_at"),
    /** Why the last attempt failed: a word of the screen, and the reference in the log; null if it did not. */
    failure: json<{ reason: "fileGone" | "unknown"; reference: string }>("failure"),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

/** A file that is sent in parts, until the last part has arrived. Its id becomes the id of the import. */
export const patientImportUpload = sqliteTable(
  "patient_import_upload",
  {
    organizationId: organizationId(),
    id: id(),
    r2Key: text("r2_key").notNull(),
    /** Id of the upload in the bucket. */
    bucketUploadId: text("bucket_upload_id").notNull(),
    fileName: text("file_name").notNull(),
    notes: text("notes").notNull().default(""),
    bytes: integer("bytes").notNull(),
    /** When the file was last changed, according to the sender's browser (UTC ms). */
    lastModified: instant("last_modified").notNull(),
    /**
     * SHA-256 of the first part, in hexadecimal. With name, size and last change it decides whether a file is the same.
     */
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

/** A record of the file that became no patient, and why. */
export const patientImportRefusal = sqliteTable(
  "patient_import_refusal",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    /** Line of the file (from 1) at which the record begins. */
    row: integer("row").notNull(),
    /** Fields and what is wrong with them, as message keys. */
    problems:
      json<{ field: string; message: string; values?: Record<string, string | number> }[]>("problems").notNull(),
    cells: json<string[]>("cells").notNull(),
    /** Bytes of the file that it occupies, if it is too long to be stored here whole; null otherwise. */
    fromByte: integer("from_byte"),
    toByte: integer("to_byte"),
    /** Field and message key of its first problem; empty for rows from before it was stored. */
    reason: text("reason").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.importId, t.row] }),
    index("patient_import_refusal_reason").on(t.organizationId, t.importId, t.reason, t.row),
    foreignKey({
      columns: [t.organizationId, t.importId],
      foreignColumns: [patientImport.organizationId, patientImport.id],
    }),
  ],
);

/** A cell of the file that its patient was imported without. */
export const patientImportLeftOut = sqliteTable(
  "patient_import_left_out",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    field: text("field").notNull(),
    /** A `LeftOutReason`. */
    reason: text("reason").notNull(),
    /** Line of the file (from 1) at which the record begins. */
    row: integer("row").notNull(),
    /** What the cell says, shortened. */
    word: text("word").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.importId, t.field, t.reason, t.row] }),
    foreignKey({
      columns: [t.organizationId, t.importId],
      foreignColumns: [patientImport.organizationId, patientImport.id],
    }),
  ],
);

/** A record that may be an existing patient, until a person has decided. */
export const patientImportReview = sqliteTable(
  "patient_import_review",
  {
    organizationId: organizationId(),
    importId: id("import_id"),
    row: integer("row").notNull(),
    /** The patient that it may be. */
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

import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PUBLISH_STATUSES } from "~/features/consultations/domain/consultations/consultation";
import type { NoteSection } from "~/features/consultations/domain/notes/merge-note";
import { NOTE_KINDS } from "~/features/consultations/domain/notes/note";
import { NOTE_STATUSES } from "~/features/consultations/domain/notes/note-states";
import type { TemplateSection } from "~/features/consultations/domain/templates/note-template";
import { flag, id, instant, json, organizationId, version } from "../columns.server";
import { consultation } from "./consultations.server";
import { employee } from "./identity.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "consultations";

/** A note or a letter about a patient as it is now; how it came to be so is in its saves. */
export const clinicalNote = sqliteTable(
  "clinical_note",
  {
    organizationId: organizationId(),
    id: id(),
    patientId: id("patient_id"),
    consultationId: text("consultation_id"),
    /** Whose note it is, and who is to sign it. */
    providerId: id("provider_id"),
    creatorId: id("creator_id"),
    kind: text("kind", { enum: NOTE_KINDS }).notNull(),
    title: text("title").notNull(),
    language: text("language").notNull(),
    /** A name of the product's own templates, or the id of one of the organization's. */
    template: text("template").notNull(),
    copiedFromId: text("copied_from_id"),
    sections: json<readonly NoteSection[]>("sections").notNull(),
    status: text("status", { enum: NOTE_STATUSES }).notNull(),
    publishStatus: text("publish_status", { enum: PUBLISH_STATUSES }).notNull(),
    /** Kept from everybody but its provider. */
    authorOnly: flag("author_only").default(false),
    /** The browser window that writes it; null before the first word. */
    writerClient: text("writer_client"),
    signedAt: instant("signed_at"),
    signedBy: text("signed_by"),
    /** How the signer proved who they are. */
    signedWith: text("signed_with"),
    /** SHA-256 of the canonical JSON of what was signed, in hex. */
    signedHash: text("signed_hash"),
    /** When it was last shared with the patient, or withdrawn from them. */
    publishedAt: instant("published_at"),
    publishedBy: text("published_by"),
    withdrawnReason: text("withdrawn_reason").notNull().default(""),
    errorReason: text("error_reason").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("clinical_note_patient").on(t.organizationId, t.patientId, t.createdAt, t.id),
    index("clinical_note_status").on(t.organizationId, t.providerId, t.status, t.createdAt, t.id),
    index("clinical_note_consultation").on(t.organizationId, t.consultationId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
    foreignKey({ columns: [t.organizationId, t.providerId], foreignColumns: [employee.organizationId, employee.id] }),
    foreignKey({
      columns: [t.organizationId, t.consultationId],
      foreignColumns: [consultation.organizationId, consultation.id],
    }),
  ],
);

/**
 * What was saved of a note, and by whom. The saves that one window makes within some minutes, with nobody else's in
 * between, are one row, whose sequence only grows; no row is ever deleted.
 */
export const clinicalNoteSave = sqliteTable(
  "clinical_note_save",
  {
    organizationId: organizationId(),
    noteId: id("note_id"),
    /** The note's version that the first of the saves made. */
    version: integer("version").notNull(),
    clientId: id("client_id"),
    firstSequence: integer("first_sequence").notNull(),
    lastSequence: integer("last_sequence").notNull(),
    /** The note's version before the first of them. */
    baseVersion: integer("base_version").notNull(),
    authorId: id("author_id"),
    /** The latest text of each section that they wrote, by its id. */
    changed: json<Readonly<Record<string, string>>>("changed").notNull(),
    startedAt: instant("started_at").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.noteId, t.version] }),
    foreignKey({
      columns: [t.organizationId, t.noteId],
      foreignColumns: [clinicalNote.organizationId, clinicalNote.id],
    }),
  ],
);

/** The browser windows that a note is or was open in: up to which of its saves each was heard, and when last. */
export const clinicalNoteClient = sqliteTable(
  "clinical_note_client",
  {
    organizationId: organizationId(),
    noteId: id("note_id"),
    clientId: id("client_id"),
    employeeId: id("employee_id"),
    /** The latest save that is stored; 0 before the first. */
    sequence: integer("sequence").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.noteId, t.clientId] }),
    foreignKey({
      columns: [t.organizationId, t.noteId],
      foreignColumns: [clinicalNote.organizationId, clinicalNote.id],
    }),
  ],
);

/** What was added to a note after it was signed. Append-only: triggers refuse UPDATE and DELETE. */
export const clinicalNoteAddendum = sqliteTable(
  "clinical_note_addendum",
  {
    organizationId: organizationId(),
    id: id(),
    noteId: id("note_id"),
    authorId: id("author_id"),
    reason: text("reason").notNull(),
    text: text("text").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("clinical_note_addendum_of").on(t.organizationId, t.noteId, t.at),
    foreignKey({
      columns: [t.organizationId, t.noteId],
      foreignColumns: [clinicalNote.organizationId, clinicalNote.id],
    }),
  ],
);

/** A template of the organization, or of one who writes notes; the product's own are code. */
export const noteTemplate = sqliteTable(
  "note_template",
  {
    organizationId: organizationId(),
    id: id(),
    /** The employee whose own it is; null: the organization's. */
    employeeId: text("employee_id"),
    kind: text("kind", { enum: NOTE_KINDS }).notNull(),
    name: text("name").notNull(),
    sections: json<readonly TemplateSection[]>("sections").notNull(),
    enabled: flag("enabled").default(true),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("note_template_of").on(t.organizationId, t.employeeId, t.enabled),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

/** A text that is typed by its short name, such as `.htn`: the organization's, or one's own, which goes before. */
export const noteSnippet = sqliteTable(
  "note_snippet",
  {
    organizationId: organizationId(),
    id: id(),
    /** The employee whose own it is; empty: the organization's. */
    owner: text("owner").notNull().default(""),
    /** In small letters, without the full stop. */
    name: text("name").notNull(),
    text: text("text").notNull(),
    updatedAt: instant("updated_at").notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("note_snippet_name").on(t.organizationId, t.owner, t.name),
  ],
);

export const patientRows: PatientRows = { moved: [clinicalNote.patientId] };

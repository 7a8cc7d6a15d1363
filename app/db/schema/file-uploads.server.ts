import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import { patient } from "./patients.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** A file that is on its way in parts, for a health record or for a chat. */
export const fileUpload = sqliteTable(
  "file_upload",
  {
    organizationId: organizationId(),
    id: id(),
    purpose: text("purpose", { enum: ["HEALTH_RECORD", "ATTACHMENT"] })
      .notNull()
      .default("HEALTH_RECORD"),
    /** Whose record it is for, or into whose record the chat goes; null for a chat of several patients. */
    patientId: text("patient_id"),
    /** Who sends it: an account, or whoever takes part in a chat. Nobody else can add to it. */
    senderId: id("user_id"),
    /** The chat that it is for; null for a record. */
    chatRoomId: text("chat_room_id"),
    name: text("name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    partBytes: integer("part_bytes").notNull(),
    /** Of the object store. */
    uploadId: text("upload_id").notNull(),
    objectKey: text("object_key").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The file that it became; null while parts are missing. */
    fileId: text("file_id"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("file_upload_patient").on(t.organizationId, t.patientId, t.createdAt),
    index("file_upload_chat").on(t.organizationId, t.chatRoomId, t.senderId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** A part of an upload that has arrived. */
export const fileUploadPart = sqliteTable(
  "file_upload_part",
  {
    organizationId: organizationId(),
    uploadId: id("upload_id"),
    number: integer("number").notNull(),
    etag: text("etag").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: text("sha256").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.uploadId, t.number] }),
    foreignKey({ columns: [t.organizationId, t.uploadId], foreignColumns: [fileUpload.organizationId, fileUpload.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [fileUpload.patientId] };

import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, json, organizationId, version } from "../columns.server";
import { employee } from "./identity.server";
import type { PatientRows, TableOwner } from "../table-owner";

export const owner: TableOwner = "organization";

/** One area of settings of the organization, such as 'compliance'; its shape is the area's zod schema. */
export const organizationSetting = sqliteTable(
  "organization_setting",
  {
    organizationId: organizationId(),
    area: text("area").notNull(),
    value: json<Record<string, unknown>>("value").notNull(),
    version: version(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.area] })],
);

/** Settings that a user keeps for themselves, such as units and notification choices. */
export const userSetting = sqliteTable(
  "user_setting",
  {
    organizationId: organizationId(),
    userId: id("user_id"),
    area: text("area").notNull(),
    value: json<Record<string, unknown>>("value").notNull(),
    version: version(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.userId, t.area] })],
);

/** A file in R2: its type, found by its content, and its owner. */
export const file = sqliteTable(
  "file",
  {
    organizationId: organizationId(),
    id: id(),
    purpose: text("purpose", {
      enum: [
        "LOGO",
        "BANNER",
        "EMPLOYEE_PHOTO",
        "PATIENT_PHOTO",
        "IDENTIFICATION",
        "INSURANCE_CARD",
        "ATTACHMENT",
        "HEALTH_RECORD",
      ],
    }).notNull(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** Patient whose file it is, for the right to read it; null if none. */
    patientId: text("patient_id"),
    employeeId: text("employee_id"),
    /** Appointment in whose chat it was sent; null for any other file. */
    appointmentId: text("appointment_id"),
    createdBy: text("created_by"),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("file_patient").on(t.organizationId, t.patientId, t.createdAt),
    index("file_appointment")
      .on(t.organizationId, t.appointmentId)
      .where(sql`appointment_id IS NOT NULL`),
  ],
);

/**
 * A picture that the practice shows the world on its front page: its own photo, or the map of a location. `shows` is
 * PHOTO or the location's id.
 */
export const practicePicture = sqliteTable(
  "practice_picture",
  {
    organizationId: organizationId(),
    shows: text("shows").notNull(),
    fileId: text("file_id").notNull(),
    /** Of the original, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** In which smaller widths it is kept besides, in pixels. */
    widths: json<number[]>("widths").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.shows] })],
);

/** An organization whose people the practice looks after, such as an employer. */
export const clientOrganization = sqliteTable(
  "client_organization",
  {
    organizationId: organizationId(),
    id: id(),
    name: text("name").notNull(),
    contactName: text("contact_name").notNull().default(""),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    enabled: integer("enabled", { mode: "boolean" }).notNull().default(true),
    version: version(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("client_organization_name")
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.enabled} = 1`),
  ],
);

/** A provider's calendar at Google: its id, and the sealed tokens. */
export const calendarConnection = sqliteTable(
  "calendar_connection",
  {
    organizationId: organizationId(),
    employeeId: id("employee_id"),
    calendarId: text("calendar_id").notNull(),
    calendarName: text("calendar_name").notNull(),
    sealedTokens: text("sealed_tokens").notNull(),
    connectedAt: instant("connected_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.employeeId] }),
    foreignKey({ columns: [t.organizationId, t.employeeId], foreignColumns: [employee.organizationId, employee.id] }),
  ],
);

export const patientRows: PatientRows = { moved: [file.patientId] };

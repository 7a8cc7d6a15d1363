import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, id, instant, organizationId } from "../columns.server";
import { user } from "./identity.server";

export const patient = sqliteTable(
  "patient",
  {
    organizationId: organizationId(),
    id: id(),
    /** The number the practice knows the patient by, counted up per organization. */
    number: integer("number").notNull(),
    userId: text("user_id"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull().default(""),
    phoneCallingCode: text("phone_calling_code").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** A calendar date, YYYY-MM-DD, or empty where it is not known. */
    birthDate: text("birth_date").notNull().default(""),
    gender: integer("gender").notNull().default(-1),
    languageCode: text("language_code"),
    enabled: flag("enabled").default(true),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("patient_number").on(t.organizationId, t.number),
    index("patient_user").on(t.organizationId, t.userId),
    index("patient_email").on(t.organizationId, t.email),
    index("patient_phone").on(t.organizationId, t.phone),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/** Folded tokens of a patient's names, phones, mail and number, searched by prefix in any script. */
export const patientSearch = sqliteTable(
  "patient_search",
  { organizationId: organizationId(), token: text("token").notNull(), patientId: id("patient_id") },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.token, t.patientId] }),
    index("patient_search_patient").on(t.organizationId, t.patientId),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

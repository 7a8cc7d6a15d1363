import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import { patient } from "./patients.server";

/** A patient's consent to messages about more than their appointments: when they gave it, and where. */
export const marketingConsent = sqliteTable(
  "marketing_consent",
  {
    organizationId: organizationId(),
    patientId: id("patient_id"),
    source: text("source", { enum: ["SIGN_UP", "PREFERENCES", "LINK"] }).notNull(),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.patientId] }),
    foreignKey({ columns: [t.organizationId, t.patientId], foreignColumns: [patient.organizationId, patient.id] }),
  ],
);

/** Number of patients who have consented, so that no page counts rows. Triggers maintain it. */
export const marketingCount = sqliteTable(
  "marketing_count",
  { organizationId: organizationId(), count: integer("count").notNull() },
  (t) => [primaryKey({ columns: [t.organizationId] })],
);

/** A message to the patients who have consented. */
export const marketingMessage = sqliteTable(
  "marketing_message",
  {
    organizationId: organizationId(),
    id: id(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    state: text("state", { enum: ["DRAFT", "SENDING", "SENT"] }).notNull(),
    createdBy: id("created_by"),
    createdAt: instant("created_at").notNull(),
    /** Last patient for whom it was queued. */
    cursor: text("cursor").notNull().default(""),
    queued: integer("queued").notNull().default(0),
    endedAt: instant("ended_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    index("marketing_message_newest").on(t.organizationId, t.createdAt, t.id),
  ],
);

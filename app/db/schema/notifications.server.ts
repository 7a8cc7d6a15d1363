import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";

/** One message to one receiver over one channel, and how it went. */
export const delivery = sqliteTable(
  "delivery",
  {
    organizationId: organizationId(),
    id: id(),
    outboxId: id("outbox_id"),
    channel: text("channel", { enum: ["MAIL"] }).notNull(),
    template: text("template").notNull(),
    locale: text("locale").notNull(),
    recipientKind: text("recipient_kind", { enum: ["PATIENT", "EMPLOYEE", "USER"] }).notNull(),
    recipientId: id("recipient_id"),
    status: text("status", { enum: ["SENT", "FAILED"] }).notNull(),
    attempts: integer("attempts").notNull().default(1),
    at: instant("at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    // What is delivered twice is sent once: the second row of an outbox row's channel is refused.
    uniqueIndex("delivery_outbox").on(t.organizationId, t.outboxId, t.channel),
  ],
);

/** What the development transport was handed, for a person to open in the browser. Empty in production. */
export const developmentMail = sqliteTable(
  "development_mail",
  {
    organizationId: organizationId(),
    id: id(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    /** The .ics that came with it, where one did. */
    calendarFile: text("calendar_file"),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.organizationId, t.id] })],
);

import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "notifications";

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

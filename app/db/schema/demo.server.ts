import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "scheduling";

/** The demonstration that an organization has filled itself with; one at a time. */
export const demoFill = sqliteTable("demo_fill", {
  organizationId: integer("organization_id").primaryKey(),
  id: id(),
  filledAt: instant("filled_at").notNull(),
  filledBy: text("filled_by"),
  /** When it was taken away again; the row stays while something of it is kept for what refers to it. */
  removedAt: instant("removed_at"),
});

/** What the demonstration made, row by row: nothing else is taken away with it. */
export const demoRow = sqliteTable(
  "demo_row",
  { organizationId: organizationId(), tableName: text("table_name").notNull(), rowId: id("row_id") },
  (t) => [primaryKey({ columns: [t.organizationId, t.tableName, t.rowId] })],
);

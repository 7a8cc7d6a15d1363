import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { id, instant, organizationId } from "../columns.server";
import type { TableOwner } from "../table-owner";

export const owner: TableOwner = "demo";

/** Demo data that an organization was filled with; one set at a time. */
export const demoFill = sqliteTable("demo_fill", {
  organizationId: integer("organization_id").primaryKey(),
  id: id(),
  filledAt: instant("filled_at").notNull(),
  filledBy: text("filled_by"),
  /**
   * When it was removed (UTC ms); null if not. The row stays while something of it is kept because other rows refer to
   * it.
   */
  removedAt: instant("removed_at"),
});

/** Rows that the demo data consists of; nothing else is removed with it. */
export const demoRow = sqliteTable(
  "demo_row",
  { organizationId: organizationId(), tableName: text("table_name").notNull(), rowId: id("row_id") },
  (t) => [primaryKey({ columns: [t.organizationId, t.tableName, t.rowId] })],
);

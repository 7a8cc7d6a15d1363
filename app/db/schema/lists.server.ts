import { sql } from "drizzle-orm";
import { foreignKey, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LIST_NAMES } from "~/kernel/lists/list-choice";
import { DAY_MS } from "~/kernel/time/dates";
import { id, instant, json, organizationId } from "../columns.server";
import type { SpentRows, TableOwner } from "../table-owner";
import { user } from "./identity.server";

export const owner: TableOwner = "identity";

/** The columns that a user chose for a list; no row where they chose none. */
export const listColumns = sqliteTable(
  "list_columns",
  {
    organizationId: organizationId(),
    userId: id("user_id"),
    list: text("list", { enum: LIST_NAMES }).notNull(),
    columns: json<string[]>("columns").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.list] }),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

/** A filter of a list that a user named. */
export const listView = sqliteTable(
  "list_view",
  {
    organizationId: organizationId(),
    id: id(),
    userId: id("user_id"),
    list: text("list", { enum: LIST_NAMES }).notNull(),
    name: text("name").notNull(),
    /** What the list is narrowed by, as its address has it. */
    query: text("query").notNull(),
    /** When it was removed (UTC ms), which can be undone for a while; null if it was not. */
    removedAt: instant("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.id] }),
    uniqueIndex("list_view_name")
      .on(t.organizationId, t.userId, t.list, t.name)
      .where(sql`removed_at IS NULL`),
    foreignKey({ columns: [t.organizationId, t.userId], foreignColumns: [user.organizationId, user.id] }),
  ],
);

export const spentRows: readonly SpentRows[] = [
  { table: "list_view", key: ["id"], spent: "removed_at <= ?2", keptMs: DAY_MS },
];

import { and, eq, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement, TenantDb } from "./client.server";
import { pick } from "./pick.server";

type ColumnOf<Data> = SQLiteColumn & { _: { data: Data; notNull: true } };
type RecordTable = SQLiteTable & {
  organizationId: SQLiteColumn;
  id: ColumnOf<string>;
  version: ColumnOf<number>;
  enabled: ColumnOf<boolean>;
};

/** The columns that a form fills in. */
type Filled<Table extends RecordTable> = Omit<Table["$inferInsert"], "organizationId" | "id" | "version" | "enabled">;

/** What a new row needs beside the values of the form: each a value, or what the database finds out. */
type Rest<Table extends RecordTable, Values> = {
  [Name in keyof Omit<Filled<Table>, keyof Values>]: Omit<Filled<Table>, keyof Values>[Name] | SQL;
};

/** The same; nothing where the form fills in all of it. */
type Added<Table extends RecordTable, Values> =
  object extends Rest<Table, Values> ? [added?: Rest<Table, Values>] : [added: Rest<Table, Values>];

/**
 * The statements of a table whose rows are saved by version and turned on and off, never deleted.
 * @param shown the columns of a row that are read, beside its id, its version and whether it is in use
 */
export function recordRows<Table extends RecordTable, const Shown extends Record<string, SQLiteColumn>>(
  table: Table,
  shown: Shown,
) {
  const { id, enabled, version }: RecordTable = table;
  const own = { id, enabled, version };
  const columns = pick({ ...shown, ...own });
  const reading = (db: TenantDb, where?: SQL) =>
    db.orm
      .select(columns)
      .from(table as RecordTable)
      .where(and(db.own(table), where));
  return {
    /** The rows, or those of which `where` holds. */
    reading,
    /** One of them, in use or not. */
    read: async (db: TenantDb, id: string, where?: SQL) => (await reading(db, and(eq(table.id, id), where)))[0],
    /** Inserts a new row, or updates the version that was read; no row if another change came first. */
    saving: <Values extends Partial<Filled<Table>>>(
      db: TenantDb,
      values: Values,
      ...[added]: Added<Table, Values>
    ) => ({
      insert: (id: string): Statement =>
        db.orm
          .insert(table)
          .values({ organizationId: db.organizationId, id, ...values, ...added } as Table["$inferInsert"]),
      update: (id: string, version: number): Statement =>
        db.orm
          .update(table as RecordTable)
          .set({ ...values, version: version + 1 })
          .where(and(db.own(table), eq(table.id, id), eq(table.version, version))),
    }),
    /** Turns a row on or off; changes no row if it is so already. */
    switching: (db: TenantDb, id: string, enabled: boolean): Statement =>
      db.orm
        .update(table as RecordTable)
        .set({ enabled, version: sql`${table.version} + 1` })
        .where(and(db.own(table), eq(table.id, id), eq(table.enabled, !enabled))),
  };
}

import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement, TenantDb } from "./client.server";

type RecordTable = SQLiteTable & Record<"organizationId" | "id" | "version" | "enabled", SQLiteColumn>;

/** The columns that a form fills in. */
type Filled<Table extends RecordTable> = Omit<Table["$inferInsert"], "organizationId" | "id" | "version" | "enabled">;

/** What a new row needs besides the values of the form; empty if those are all. */
type Added<Table extends RecordTable, Values> =
  object extends Omit<Filled<Table>, keyof Values>
    ? [added?: Omit<Filled<Table>, keyof Values>]
    : [added: Omit<Filled<Table>, keyof Values>];

/** Writes of a table whose rows are saved by version and turned on and off, never deleted. */
export const recordRows = <Table extends RecordTable>(table: Table) => ({
  /**
   * Inserts a new row, or updates the version that was read; the update changes no row if another change came first.
   */
  saving: <Values extends Partial<Filled<Table>>>(db: TenantDb, values: Values, ...[added]: Added<Table, Values>) => ({
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
});

import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { TENANT_TABLES } from "~/db/load-rows.server";
import type { MarkedTable, Reference } from "../domain/marked-table";

/** What keeps a row where it is: every reference to it that is not one of its belongings, new tables' too. */
function keepersOf({ table: parent, belongings, undeclared = [] }: MarkedTable): Reference[] {
  const declared = [...TENANT_TABLES].flatMap(([table, schema]) =>
    getTableConfig(schema).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const column = columns.at(-1)?.name;
      return column !== undefined && getTableConfig(foreignTable).name === parent ? [{ table, column }] : [];
    }),
  );
  const own = new Set(belongings.map(({ table, column }) => `${table}.${column}`));
  return [...declared, ...undeclared].filter(({ table, column }) => !own.has(`${table}.${column}`));
}

const among = (column: string) => `${column} IN (SELECT value FROM json_each(?2))`;

/** That nothing refers to the row of the marked table whose id stands in the column. */
const freeOf = (marked: MarkedTable) => (column: string) =>
  keepersOf(marked)
    .map(
      (keeper, index) =>
        ` AND NOT EXISTS (SELECT 1 FROM "${keeper.table}" k${index} WHERE k${index}.organization_id = ?1 AND k${index}."${keeper.column}" = ${column})`,
    )
    .join("");

/**
 * Takes away the rows of one table that nothing else refers to, each with what belongs to it, and their marks. What is
 * referred to by then stays whole. Safe to run twice, and beside another that does the same.
 */
export function removalStatements(db: TenantDb, marked: MarkedTable, ids: readonly string[]): D1PreparedStatement[] {
  const { table, belongings, before } = marked;
  const bound = JSON.stringify(ids);
  const free = freeOf(marked);
  const texts = [
    ...(before?.({ among, free }) ?? []),
    ...belongings.map(
      ({ table: child, column }) =>
        `DELETE FROM "${child}" WHERE "${child}".organization_id = ?1 AND ${among(`"${child}"."${column}"`)}${free(`"${child}"."${column}"`)}`,
    ),
    `DELETE FROM "${table}" WHERE "${table}".organization_id = ?1 AND ${among(`"${table}".id`)}${free(`"${table}".id`)}`,
    `DELETE FROM demo_row WHERE demo_row.organization_id = ?1 AND demo_row.table_name = '${table}' AND ${among("demo_row.row_id")}
AND NOT EXISTS (SELECT 1 FROM "${table}" gone WHERE gone.organization_id = ?1 AND gone.id = demo_row.row_id)`,
  ];
  return texts.map((text) => db.raw(text, db.organizationId, bound));
}

/** Ends the demonstration: its row goes with its last mark, else it says since when the rest is merely kept. */
export const endDemoStatements = (db: TenantDb, now: number): D1PreparedStatement[] => [
  db.raw(
    `DELETE FROM demo_fill WHERE demo_fill.organization_id = ?1 AND NOT EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = ?1)`,
    db.organizationId,
  ),
  db.raw(
    `UPDATE demo_fill SET removed_at = ?2 WHERE demo_fill.organization_id = ?1 AND removed_at IS NULL`,
    db.organizationId,
    now,
  ),
];

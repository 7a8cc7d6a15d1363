import { Column, is, type SQL, sql } from "drizzle-orm";

type Picked<F> = {
  [K in keyof F]: F[K] extends Column
    ? SQL.Aliased<ColumnValue<F[K]>>
    : F[K] extends SQL<infer T>
      ? SQL.Aliased<T>
      : never;
};
type ColumnValue<C extends Column> = C["_"]["notNull"] extends true ? C["_"]["data"] : C["_"]["data"] | null;

/**
 * Names each selected expression by its key. D1 answers with objects, so two columns of one name in a join would
 * hide one another; every select of the data layer takes its fields through here.
 */
export function pick<F extends Record<string, Column | SQL>>(fields: F): Picked<F> {
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    is(field, Column) ? sql`${field}`.mapWith(field).as(key) : (field as SQL).as(key),
  ]);
  return Object.fromEntries(entries) as Picked<F>;
}

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
 * Names each selected expression by its key. D1 answers with objects, in which two columns of the same name would
 * collide; every select of the data layer takes its fields through this function.
 */
export function pick<F extends Record<string, Column | SQL>>(fields: F): Picked<F> {
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    is(field, Column) ? sql`${field}`.mapWith(field).as(key) : (field as SQL).as(key),
  ]);
  return Object.fromEntries(entries) as Picked<F>;
}

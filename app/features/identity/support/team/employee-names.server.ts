import type { RequestContext } from "~/platform/context.server";
import { readEmployeeNames } from "../../data/team/employee-names.server";

/** The names of employees by their ids, for what they wrote; one that is unknown is left out. */
export async function employeeNames(
  { db }: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await readEmployeeNames(db, ids);
  return new Map(found.map(({ id, name }) => [id, name]));
}

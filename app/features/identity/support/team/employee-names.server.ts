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

/** How somebody is called: a title is a code of the specification. */
export interface TitledName {
  title: number;
  name: string;
}

/** The same with their titles, for what names them as patients know them. */
export async function titledNames(
  { db }: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TitledName>> {
  const found = await readEmployeeNames(db, ids);
  return new Map(found.map(({ id, title, name }) => [id, { title, name: name.trim() }]));
}

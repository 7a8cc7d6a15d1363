import type { TenantDb } from "~/db/client.server";
import type { SortOrder } from "~/kernel/lists/list-choice";
import { TYPES_OF_ROLE_FILTER, type RoleFilter, type StatusFilter } from "../../domain/team/employee-filter";
import { ROLE } from "../../domain/team/roles";
import { readEmployees, type EmployeeRow } from "./employee-rows.server";

/** What the list is narrowed by. */
export interface EmployeeFilter {
  status: StatusFilter;
  role: RoleFilter;
}

/** A page of the list. `before` and `after` are the ids that the neighbouring pages are asked by, null at an end. */
export interface EmployeePage {
  employees: EmployeeRow[];
  before: string | null;
  after: string | null;
}

/** Above every character that a token can hold, so that [token, token + LAST) is everything that begins with it. */
const LAST = "char(1114111)";
/** However many names begin with what was typed, no more of them are looked at. */
const MOST_CANDIDATES = 200;

/** A provider is of a doctor's type and holds the provider's role: a nurse or a pharmacist, who has the type alone, is none. */
const FILTER = `AND e.deleted_at IS NULL AND (?2 IS NULL OR e.enabled = ?2) AND e.team_user_type IN (SELECT value FROM json_each(?3))
AND (?4 IS NULL OR EXISTS (SELECT 1 FROM employee_role fr JOIN role f ON f.organization_id = fr.organization_id AND f.id = fr.role_id
  WHERE fr.organization_id = ?1 AND fr.employee_id = e.id AND f.name = ?4))`;

const filterValues = ({ status, role }: EmployeeFilter) => [
  status === "ALL" ? null : status === "ENABLED" ? 1 : 0,
  JSON.stringify(TYPES_OF_ROLE_FILTER[role]),
  role === "EMPLOYEE_PROVIDER" ? ROLE.PROVIDER : null,
];

const KEY = "(e.last_name, e.first_name, e.id)";
const KEY_OF = `(SELECT k.last_name, k.first_name, k.id FROM employee k WHERE k.organization_id = ?1 AND k.id = ?5)`;

/** One page by name, in either order: the one after an employee, or the one before, or the first. Walks one index. */
export async function readEmployeePage(
  db: TenantDb,
  filter: EmployeeFilter,
  page: { after?: string; before?: string; size: number; order?: SortOrder },
): Promise<EmployeePage> {
  const from = page.before ?? page.after;
  const backwards = page.before !== undefined;
  const descends = (page.order === "descending") !== backwards;
  const direction = descends ? "DESC" : "ASC";
  const beyond = from === undefined ? "" : `AND ${KEY} ${descends ? "<" : ">"} ${KEY_OF}`;
  const order = `ORDER BY e.last_name ${direction}, e.first_name ${direction}, e.id ${direction} LIMIT ${page.size + 1}`;
  const values = [...filterValues(filter), ...(from === undefined ? [] : [from])];
  const found = await readEmployees(db, `${FILTER} ${beyond} ${order}`, ...values);
  const more = found.length > page.size;
  const employees = found.slice(0, page.size);
  if (backwards) employees.reverse();
  const first = employees[0]?.id ?? null;
  const last = employees.at(-1)?.id ?? null;
  return {
    employees,
    before: (backwards ? more : page.after !== undefined) ? first : null,
    after: backwards || more ? last : null,
  };
}

/** The employees whose words begin with each of the tokens, by name; the tokens are folded as the index is. */
export async function searchEmployees(
  db: TenantDb,
  filter: EmployeeFilter,
  tokens: readonly string[],
  { offset = 0, size }: { offset?: number; size: number },
): Promise<EmployeeRow[]> {
  const begins = (alias: string, index: number) => {
    const token = `?${index + 5}`;
    return `${alias}.organization_id = ?1 AND ${alias}.token >= ${token} AND ${alias}.token < ${token} || ${LAST}`;
  };
  const conditions = tokens.map((_, index) =>
    index === 0
      ? `AND e.id IN (SELECT s.employee_id FROM employee_search s WHERE ${begins("s", 0)} LIMIT ${MOST_CANDIDATES})`
      : `AND EXISTS (SELECT 1 FROM employee_search s${index} WHERE s${index}.employee_id = e.id AND ${begins(`s${index}`, index)})`,
  );
  // With tokens the few who are found are sorted; the plus keeps the database from walking everyone in their order.
  const name = tokens.length === 0 ? "e.last_name" : "+e.last_name";
  const order = `ORDER BY ${name}, e.first_name, e.id LIMIT ${size} OFFSET ${offset}`;
  return readEmployees(db, `${FILTER} ${conditions.join(" ")} ${order}`, ...filterValues(filter), ...tokens);
}

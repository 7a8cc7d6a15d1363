import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readEmployeePage, searchEmployees } from "../../data/team/employee-list.server";
import { readTeamSize } from "../../data/team/team-size.server";
import { searchedTokens } from "../../domain/team/employee-search";
import { listEntry } from "../../domain/team/employee-entry";
import { teamRefusal } from "../../domain/team/team-limit";
import { employeeListSchema } from "../../schemas/team/employee-list";

const PAGE = 25;
const MOST_FOUND = 50;

/** The team as administration sees it: a page of it by name, or those whom a search finds. */
export async function listEmployees(context: RequestContext, raw: unknown) {
  await authorize(context, "employee.manage");
  const { name, status, role, order, after, before } = parse(employeeListSchema, raw);
  const { db, actor, profile } = context;
  const tokens = searchedTokens(name);
  const [page, size] = await Promise.all([
    tokens.length === 0
      ? readEmployeePage(db, { status, role }, { after, before, order, size: PAGE })
      : searchEmployees(db, { status, role }, tokens, { size: MOST_FOUND }).then((employees) => ({
          employees,
          before: null,
          after: null,
        })),
    readTeamSize(db),
  ]);
  const actorEmployeeId = actor.kind === "employee" ? actor.employeeId : null;
  return {
    filter: { name, status, role },
    /** By name; null for what a search found, which has one order. */
    order: tokens.length === 0 ? order : null,
    employees: page.employees.map((employee) => listEntry(employee, actorEmployeeId)),
    before: page.before,
    after: page.after,
    /** Why nobody can be added; null where somebody can. */
    full: teamRefusal(size, profile.settings) ?? null,
    team: { size, limit: profile.settings.employeeListLimit },
  };
}

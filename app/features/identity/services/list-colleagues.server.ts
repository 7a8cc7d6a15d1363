import { authorize, verdictOf } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/errors.server";
import { searchEmployees, type EmployeeFilter } from "../data/employee-list.server";
import { findEmployee } from "../data/employee-rows.server";
import { loadTeam } from "../data/team.server";
import { searchedTokens } from "../domain/employee-search";
import { employeeState } from "../domain/employee-state";
import { colleagueView } from "../domain/colleague-view";
import { teamView } from "../domain/team-view";

interface Piece {
  name: string;
  offset: number;
  max: number;
}

/** Who sees whom: administration everyone, the others who is enabled. */
const filterFor = (context: RequestContext): EmployeeFilter => ({
  status: verdictOf(context, "employee.manage") === "allowed" ? "ALL" : "ENABLED",
  role: "all",
});

/** Colleagues by name, a piece of the list at a time, narrowed by the beginnings of words. */
export async function listColleagues(context: RequestContext, { name, offset, max }: Piece) {
  await authorize(context, "employee.list");
  const tokens = searchedTokens(name);
  const found = await searchEmployees(context.db, filterFor(context), tokens, { offset, size: max });
  return found.map(colleagueView);
}

/** The list as administration filters it. */
export async function searchTeam(context: RequestContext, { name, offset, max, ...filter }: Piece & EmployeeFilter) {
  await authorize(context, "employee.manage");
  const tokens = searchedTokens(name);
  const found = await searchEmployees(context.db, filter, tokens, { offset, size: max + 1 });
  return { employees: found.slice(0, max).map(colleagueView), offset, max, hasMore: found.length > max };
}

/** One colleague with what they hold. @throws NotFoundError */
export async function readColleague(context: RequestContext, id: string) {
  await authorize(context, "employee.list");
  const [row, team] = await Promise.all([findEmployee(context.db, id), loadTeam(context.db, id)]);
  if (!row) throw new NotFoundError();
  const state = employeeState(row);
  const manages = verdictOf(context, "employee.manage") === "allowed";
  if (state === "deleted" || (!manages && !row.enabled)) throw new NotFoundError();
  const [held] = teamView(team);
  return { ...colleagueView(row), ...held };
}

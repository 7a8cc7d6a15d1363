import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { searchEmployees, type EmployeeFilter } from "../../data/team/employee-list.server";
import type { EmployeeRow } from "../../data/team/employee-rows.server";
import { loadHoldings } from "../../data/team/team-holdings.server";
import { searchedTokens } from "../../domain/team/employee-search";
import { colleagueView } from "../../domain/team/colleague-view";
import { teamView } from "../../domain/team/team-view";

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

async function withHoldings(context: RequestContext, found: readonly EmployeeRow[]) {
  if (found.length === 0) return [];
  const holdings = await loadHoldings(
    context.db,
    found.map(({ id }) => id),
  );
  return teamView({ employees: found.map(colleagueView), ...holdings });
}

/** Colleagues by name, a piece of the list at a time, narrowed by the beginnings of words. */
export async function listColleagues(context: RequestContext, { name, offset, max }: Piece) {
  await authorize(context, "employee.list");
  const tokens = searchedTokens(name);
  const found = await searchEmployees(context.db, filterFor(context), tokens, { offset, size: max });
  return withHoldings(context, found);
}

/** The list as administration filters it. */
export async function searchTeam(context: RequestContext, { name, offset, max, ...filter }: Piece & EmployeeFilter) {
  await authorize(context, "employee.manage");
  const tokens = searchedTokens(name);
  const found = await searchEmployees(context.db, filter, tokens, { offset, size: max + 1 });
  return { employees: await withHoldings(context, found.slice(0, max)), offset, max, hasMore: found.length > max };
}

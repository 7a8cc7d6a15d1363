import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { searchEmployees } from "../../data/team/employee-list.server";
import { searchedTokens } from "../../domain/team/employee-search";
import { ROLE } from "../../domain/team/roles";

/** Somebody of the team, as a search shows them. */
export interface FoundColleague {
  id: string;
  title: number;
  firstName: string;
  lastName: string;
  designation: string;
  /** Whether they have appointments of their own. */
  isProvider: boolean;
}

/** A few of the team whose names or mail begin with the words that were typed. */
export async function findColleagues(context: RequestContext, typed: string, most: number): Promise<FoundColleague[]> {
  await authorize(context, "employee.list");
  const tokens = searchedTokens(typed);
  if (tokens.length === 0) return [];
  const found = await searchEmployees(context.db, { status: "ENABLED", role: "all" }, tokens, { size: most });
  return found.map(({ id, title, firstName, lastName, designation, roles }) => ({
    ...{ id, title, firstName, lastName, designation },
    isProvider: roles.includes(ROLE.PROVIDER),
  }));
}

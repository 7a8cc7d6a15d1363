import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { findEmployee } from "../../data/team/employee-rows.server";
import { loadHoldings } from "../../data/team/team-holdings.server";
import { employeeState } from "../../domain/team/employee-state";
import { colleagueView } from "../../domain/team/colleague-view";
import { teamView } from "../../domain/team/team-view";

/** One colleague with what they hold. @throws NotFoundError */
export async function readColleague(context: RequestContext, id: string) {
  await authorize(context, "employee.list");
  const [row, holdings] = await Promise.all([findEmployee(context.db, id), loadHoldings(context.db, [id])]);
  if (!row) throw new NotFoundError();
  const state = employeeState(row);
  const manages = verdictOf(context, "employee.manage") === "allowed";
  if (state === "deleted" || (!manages && !row.enabled)) throw new NotFoundError();
  const [colleague] = teamView({ employees: [colleagueView(row)], ...holdings });
  if (!colleague) throw new NotFoundError();
  return colleague;
}

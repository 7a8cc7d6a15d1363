import { defaultCallingCode } from "~/kernel/codes/countries";
import { NO_HONORIFIC } from "~/kernel/codes/code-tables";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readHeldPlaces } from "../../data/team/held-places.server";
import { readTeamSize } from "../../data/team/team-size.server";
import { AUTO_COLOUR } from "../../domain/team/chosen-colour";
import { listEntry } from "../../domain/team/employee-entry";
import { jobOf } from "../../domain/team/job";
import { teamRefusal } from "../../domain/team/team-limit";
import { callingCodeChoices } from "../../support/metadata/calling-code-choices.server";
import { readPlaceChoices } from "../../support/team/employee-places.server";
import { reachEmployee } from "./reach-employee.server";

/** What the form of a new employee starts with, and why nobody can be added (null where somebody can). */
export async function readNewEmployeeForm(context: RequestContext) {
  await authorize(context, "employee.manage");
  const [choices, size] = await Promise.all([readPlaceChoices(context), readTeamSize(context.db)]);
  const { codes, chosen } = callingCodeChoices(context.locale, context.profile.phoneCallingCode);
  const [onlyBranch, ...moreBranches] = choices.branches;
  const branchIds = onlyBranch && moreBranches.length === 0 ? [onlyBranch.id] : [];
  return {
    choices,
    codes,
    full: teamRefusal(size, context.profile.settings) ?? null,
    values: {
      title: NO_HONORIFIC,
      phoneCallingCode: chosen,
      teamUserType: "2",
      branchIds,
      departmentIds: [] as string[],
    },
  };
}

/** What the form of an employee starts with. @throws NotFoundError */
export async function readEmployeeForm(context: RequestContext, employeeId: string | undefined) {
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  const [choices, held] = await Promise.all([readPlaceChoices(context), readHeldPlaces(context.db, employee.id)]);
  const { codes, chosen } = callingCodeChoices(context.locale, codeOf(context, employee.phoneCallingCode));
  const { title, firstName, lastName, email, phone, designation, version } = employee;
  const actorEmployeeId = context.actor.kind === "employee" ? context.actor.employeeId : null;
  return {
    choices,
    codes,
    employee: listEntry(employee, actorEmployeeId),
    values: {
      ...{ title, firstName, lastName, email, phone, designation, version, ...held },
      phoneCallingCode: chosen,
      teamUserType: jobOf(employee),
      colour: employee.colour ?? AUTO_COLOUR,
    },
  };
}

/** The calling code of a phone, else the organization's. */
const codeOf = ({ profile }: RequestContext, code: string) =>
  code === "" ? defaultCallingCode(profile.phoneCallingCode) : code;

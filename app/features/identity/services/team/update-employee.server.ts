import { phoneAtHome } from "~/kernel/contact/stored-phone";
import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { updateAccountStatement } from "../../data/team/employee-account-write.server";
import {
  holdStatements,
  searchTokenStatements,
  waitingRoomStatement,
} from "../../data/team/employee-holdings-write.server";
import type { EmployeeRow } from "../../data/team/employee-rows.server";
import { updateEmployeeStatement } from "../../data/team/employee-write.server";
import { readHeldPlaces } from "../../data/team/held-places.server";
import { chosenColour } from "../../domain/team/chosen-colour";
import { administers } from "../../domain/team/job";
import { updateEmployeeSchema, type EmployeeUpdate, type EmployeeWishes } from "../../schemas/team/employee";
import { askForEmail } from "../../support/accounts/credentials.server";
import { userEnded } from "../../support/team/employee-entries.server";
import { readPlaceChoices, requireChoices } from "../../support/team/employee-places.server";
import { readRolesOfJob } from "../../support/team/employee-roles.server";
import { reachEmployee } from "./reach-employee.server";
import { staleEmployee } from "../../support/team/stale-employee.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);

/** Refuses what would shut the owner or the actor out. @throws InvalidError */
function requireKept({ actor }: RequestContext, employee: EmployeeRow, wanted: EmployeeWishes): void {
  const self = actor.kind === "employee" && actor.employeeId === employee.id;
  if (!administers(wanted.teamUserType)) {
    if (employee.isCreator) throw refused("teamUserType", "employees:refusal.ownerAdministers");
    if (self) throw refused("teamUserType", "employees:refusal.notYourself");
  }
  if (employee.isCreator && !self && wanted.email !== employee.email)
    throw refused("email", "employees:refusal.ownersEmail");
}

/** The places of an employee, in an order of their own: one that only comes earlier in a list has not changed. */
const sorted = ({ branchIds, departmentIds }: Pick<EmployeeWishes, "branchIds" | "departmentIds">) => ({
  branchIds: [...branchIds].sort(),
  departmentIds: [...departmentIds].sort(),
});

async function plan(context: RequestContext, employee: EmployeeRow, wanted: EmployeeUpdate, version: number) {
  const { db, now } = context;
  const [choices, held, roles] = await Promise.all([
    readPlaceChoices(context),
    readHeldPlaces(db, employee.id),
    readRolesOfJob(context, wanted.teamUserType, employee.isCreator),
  ]);
  requireChoices(choices, wanted);
  const { phoneCallingCode, phone } = phoneAtHome(wanted, defaultCallingCode(employee.phoneCallingCode));
  const { title, firstName, lastName, designation } = wanted;
  const colour = chosenColour(wanted.colour, employee.colour);
  const person = { title, firstName, lastName, designation, phoneCallingCode, phone, colour };
  const { id, userId } = employee;
  const { email, branchIds, departmentIds } = wanted;
  const rolesChange = [...roles.roleNames].sort().join() !== [...employee.roles].sort().join();
  const account = { phone: phone && `${phoneCallingCode}${phone}` };
  const asked = await askForEmail(context, { userId, email, taken: "employees:form.emailTaken" });
  const reached = asked.outcome === "done" ? email : employee.email;
  const ids = (list: readonly { id: string }[]) => list.map((each) => each.id);
  const { teamUserType } = roles;
  const leavesBranch = held.branchIds.some((branchId) => !wanted.branchIds.includes(branchId));
  return {
    guarded: updateEmployeeStatement(db, id, version, { ...person, teamUserType }),
    writes: [
      updateAccountStatement(db, userId, account),
      ...holdStatements(db, "employee_role", id, { ids: roles.roleIds, among: roles.allRoleIds }),
      ...holdStatements(db, "employee_branch", id, { ids: wanted.branchIds, among: ids(choices.branches) }),
      ...holdStatements(db, "employee_department", id, { ids: wanted.departmentIds, among: ids(choices.departments) }),
      // A change of address that takes effect at once finds them by their name of before.
      ...asked.writes,
      ...searchTokenStatements(db, { ...wanted, id, email: reached }),
      waitingRoomStatement(db, { id: uuidv7(now), employeeId: id, now }),
    ],
    audit: [
      {
        action: "employee.update",
        subjectKind: "employee",
        subjectId: id,
        fields: [
          ...changedFields(employee, { ...person, teamUserType }),
          ...changedFields(sorted(held), sorted({ branchIds, departmentIds })),
          ...(rolesChange ? ["roles"] : []),
        ],
      },
      ...asked.audit,
    ] as const,
    outbox: [...asked.outbox, ...(rolesChange || leavesBranch ? [userEnded(context, userId)] : [])],
    result: { employeeId: id, emailWaits: asked.outcome === "waits" },
  };
}

/**
 * Changes who an employee is, what they do and where. A change of roles, or a branch that they leave, takes effect with
 * their next request and on their open connections: to a shared waiting room, for one. Another email takes effect once
 * its mailed link was opened.
 * @throws FreshSignInNeededError for another email, InvalidError, StaleFormError where somebody else changed them since,
 * NotFoundError
 */
export async function updateEmployee(
  context: RequestContext,
  employeeId: string,
  raw: unknown,
): Promise<{ employeeId: string; emailWaits: boolean }> {
  const employee = await reachEmployee(context, "employee.manage", employeeId);
  const wanted = parse(updateEmployeeSchema, raw);
  requireKept(context, employee, wanted);
  const planned = await plan(context, employee, wanted, wanted.version ?? employee.version);
  const written = commit(context, planned).catch(
    refusedAs({
      conflict: async () => (await staleEmployee(context, employeeId, wanted)) ?? new NotFoundError(),
      unique: () => refused("email", "employees:form.emailTaken"),
    }),
  );
  return (await written).result;
}

import { phoneAtHome } from "~/kernel/contact/stored-phone";
import { commit, refusedAs } from "~/db/commit.server";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  holdStatements,
  searchTokenStatements,
  waitingRoomStatement,
} from "../../data/team/employee-holdings-write.server";
import { insertEmployee } from "../../data/team/employees.server";
import { readTeamSize, teamBelowStatement } from "../../data/team/team-size.server";
import { findTaken, insertUser } from "../../data/accounts/users.server";
import { joinableBelow, teamRefusal } from "../../domain/team/team-limit";
import { createEmployeeSchema, type EmployeeWishes } from "../../schemas/team/employee";
import { employeeMail } from "../../support/team/employee-entries.server";
import { readPlaceChoices, requireChoices } from "../../support/team/employee-places.server";
import { readRolesOfJob } from "../../support/team/employee-roles.server";

const refused = (field: string, message: string) => new InvalidError([{ field, message }]);
const EMAIL_TAKEN = "employees:form.emailTaken";

type Ids = Record<"user" | "employee" | "room", string>;

function newRows(context: RequestContext, ids: Ids, wanted: EmployeeWishes, teamUserType: number) {
  const { now, profile } = context;
  const { email, title, firstName, lastName, designation } = wanted;
  const { phoneCallingCode, phone } = phoneAtHome(wanted, defaultCallingCode(profile.phoneCallingCode));
  const user = {
    id: ids.user,
    type: "EMPLOYEE" as const,
    username: email,
    email,
    phone: phone && `${phoneCallingCode}${phone}`,
    passwordHash: null,
    languageCode: context.locale,
    createdAt: now,
  };
  const person = { title, firstName, lastName, designation, phoneCallingCode, phone };
  const standing = { teamUserType, adminApproval: 1, invitedAt: now, createdAt: now };
  return { user, employee: { id: ids.employee, userId: ids.user, ...person, ...standing } };
}

/**
 * Adds an employee, approved, and has them invited by mail to choose a password.
 * @throws InvalidError: an email that is taken, a branch that is not there, a team that is full
 */
export async function createEmployee(context: RequestContext, raw: unknown): Promise<{ employeeId: string }> {
  await authorize(context, "employee.manage");
  const wanted = parse(createEmployeeSchema, raw);
  const { db, now, profile } = context;
  const [choices, roles, taken, size] = await Promise.all([
    readPlaceChoices(context),
    readRolesOfJob(context, wanted.teamUserType, false),
    findTaken(db, { username: wanted.email, phones: [] }),
    readTeamSize(db),
  ]);
  requireChoices(choices, wanted);
  if (taken.username) throw refused("email", EMAIL_TAKEN);
  const full = teamRefusal(size, profile.settings);
  if (full) throw refused("", `employees:refusal.${full}`);
  const ids = { user: uuidv7(now), employee: uuidv7(now), room: uuidv7(now) };
  const { user, employee } = newRows(context, ids, wanted, roles.teamUserType);
  const hold = (table: "employee_branch" | "employee_department", held: readonly string[]) =>
    holdStatements(db, table, ids.employee, { ids: held, among: [] });
  await commit(context, {
    guarded: teamBelowStatement(db, joinableBelow(profile.settings)),
    writes: [
      insertUser(db, user),
      ...insertEmployee(db, employee, roles.roleIds),
      ...hold("employee_branch", wanted.branchIds),
      ...hold("employee_department", wanted.departmentIds),
      ...searchTokenStatements(db, { ...wanted, id: ids.employee }),
      waitingRoomStatement(db, { id: ids.room, employeeId: ids.employee, now }),
    ],
    audit: [{ action: "employee.create", subjectKind: "employee", subjectId: ids.employee }],
    outbox: [employeeMail(context, "employee.invite", ids.user)],
    result: null,
  }).catch(
    refusedAs({
      conflict: () => refused("", "employees:refusal.teamIsFull"),
      unique: () => refused("email", EMAIL_TAKEN),
    }),
  );
  return { employeeId: ids.employee };
}

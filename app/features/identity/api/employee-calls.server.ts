import { z } from "zod";
import { callsOf, defineCall } from "~/platform/calls/calls.server";
import type { RequestContext } from "~/platform/context.server";
import { addressOf } from "~/platform/rate-limit.server";
import { createEmployeeSchema, updateEmployeeCall } from "../schemas/team/employee";
import {
  employeeActionCall,
  employeeIdCall,
  enableOrDisableCall,
  reassignOwnershipSchema,
} from "../schemas/team/employee-action";
import {
  employeeSearchCall,
  instantSearchCall,
  listByOrganizationCall,
  searchByNameCall,
} from "../schemas/team/employee-list";
import { acceptInviteSchema } from "../schemas/team/invite";
import {
  changedColleagueAnswer,
  colleagueAnswer,
  colleaguesAnswer,
  colleaguesPageAnswer,
  featureMatrixAnswer,
  registeredEmployeeAnswer,
  rolesAnswer,
  teamSearchAnswer,
  updatedColleagueAnswer,
} from "../schemas/team/team-answers";
import { acceptInvite } from "../services/team/accept-invite.server";
import { changeEmployeeState } from "../services/team/change-employee-state.server";
import { createEmployee } from "../services/team/create-employee.server";
import { listColleagues, searchTeam } from "../services/team/list-colleagues.server";
import { readColleague } from "../services/team/read-colleague.server";
import { listRoles } from "../services/team/list-roles.server";
import { readFeatureMatrix } from "../services/team/read-feature-matrix.server";
import { reassignOwnership } from "../services/organizations/reassign-ownership.server";
import { updateEmployee } from "../services/team/update-employee.server";

const SEARCHED = { offset: 0, max: 20 };
const INSTANT = { offset: 0, max: 8 };
const session = { auth: "session" } as const;
const employee = { ...session, audience: "employee" } as const;
const admin = { ...session, audience: "admin" } as const;
const done = { status: true } as const;

/** What a change answers: the employee as they are now. */
const changed = async (context: RequestContext, id: string) => ({
  ...done,
  id,
  employee: await readColleague(context, id),
});

const reading = [
  defineCall({
    ...employee,
    method: "GET",
    path: "/employee/listByOrganization/:organizationId",
    summary: "Lists team members by name, with ?offset= and ?max=.",
    answer: colleaguesPageAnswer,
    input: listByOrganizationCall,
    run: async (context, { offset, max }) => ({
      ...done,
      employees: await listColleagues(context, { name: "", offset, max }),
      ...{ offset, max },
    }),
  }),
  defineCall({
    ...employee,
    method: "GET",
    path: "/employee/searchByName",
    summary: "Lists team members whose names start with the words in ?name=.",
    answer: colleaguesAnswer,
    input: searchByNameCall,
    run: async (context, { name }) => ({ ...done, employees: await listColleagues(context, { name, ...SEARCHED }) }),
  }),
  defineCall({
    ...employee,
    method: "GET",
    path: "/employee/instantSearch",
    summary: "Suggests team members for the text in ?q=.",
    answer: colleaguesAnswer,
    input: instantSearchCall,
    run: async (context, { q }) => ({ ...done, employees: await listColleagues(context, { name: q, ...INSTANT }) }),
  }),
  defineCall({
    ...employee,
    method: "GET",
    path: "/employee/:id",
    summary: "Returns one team member with roles, locations, departments and services.",
    answer: colleagueAnswer,
    input: employeeIdCall,
    run: async (context, { id }) => ({ ...done, employee: await readColleague(context, id) }),
  }),
  defineCall({
    ...employee,
    method: "GET",
    path: "/roles",
    summary: "Lists the roles with their authorities.",
    answer: rolesAnswer,
    input: z.object({}),
    run: async (context) => ({ ...done, roles: await listRoles(context) }),
  }),
  defineCall({
    ...employee,
    method: "GET",
    path: "/featureMatrix",
    summary: "Lists the features of each role: all, own or none.",
    answer: featureMatrixAnswer,
    input: z.object({}),
    run: async (context) => ({ ...done, featureMatrix: await readFeatureMatrix(context) }),
  }),
  defineCall({
    ...admin,
    method: "POST",
    path: "/employee/search",
    summary: "Lists team members filtered by name, status and role, with an offset.",
    answer: teamSearchAnswer,
    input: employeeSearchCall,
    run: async (context, input) => ({ ...done, ...(await searchTeam(context, input)) }),
  }),
];

const changing = [
  defineCall({
    ...admin,
    method: "POST",
    path: "/employee",
    summary: "Adds a team member and emails them an invitation.",
    answer: changedColleagueAnswer,
    input: createEmployeeSchema,
    run: async (context, input) => changed(context, (await createEmployee(context, input)).employeeId),
  }),
  defineCall({
    ...admin,
    method: "PUT",
    path: "/employee",
    summary: "Changes a team member.",
    answer: updatedColleagueAnswer,
    input: updateEmployeeCall,
    run: async (context, { id, ...input }) => {
      const { emailWaits } = await updateEmployee(context, id, input);
      return { ...(await changed(context, id)), emailWaits };
    },
  }),
  defineCall({
    ...admin,
    method: "POST",
    path: "/employee/reassignVp",
    summary: "Transfers ownership to another administrator. Requires the owner's password.",
    answer: changedColleagueAnswer,
    input: reassignOwnershipSchema,
    run: async (context, input) => changed(context, (await reassignOwnership(context, input)).employeeId),
  }),
  defineCall({
    ...admin,
    method: "PUT",
    path: "/employee/enableOrDisableEmployee",
    summary: "Enables or disables a team member. Send `anyway` if they still have appointments.",
    answer: changedColleagueAnswer,
    input: enableOrDisableCall,
    run: async (context, { id, enabled, anyway }) => {
      await changeEmployeeState(context, { employeeId: id, action: enabled ? "enable" : "disable", anyway });
      return changed(context, id);
    },
  }),
  defineCall({
    method: "POST",
    path: "/employee/registerEmployeeUser",
    auth: "public",
    audience: "public",
    summary: "Completes an invitation with its token and a password.",
    answer: registeredEmployeeAnswer,
    input: acceptInviteSchema,
    run: async (context, input, request) => ({
      ...done,
      employee: await acceptInvite(context, input, addressOf(request)),
    }),
  }),
];

const action = (
  method: "PUT" | "DELETE",
  path: string,
  taken: "disable" | "delete" | "approve" | "reject",
  summary: string,
) =>
  defineCall({
    ...admin,
    method,
    path: `/employee/${path}/:id`,
    summary,
    answer: changedColleagueAnswer,
    input: employeeActionCall,
    run: async (context, { id, anyway }) => {
      await changeEmployeeState(context, { employeeId: id, action: taken, anyway });
      return taken === "delete" ? { ...done, id, employee: null } : changed(context, id);
    },
  });

/** The team: reading it, changing it, and what an invited employee calls. */
export const employeeCalls = callsOf("team", [
  ...reading,
  ...changing,
  action("PUT", "disable", "disable", "Disables a team member. Send ?anyway=true if they still have appointments."),
  action("DELETE", "deleteEmployee", "delete", "Deletes a team member from all lists. The history keeps their name."),
  action("PUT", "adminApproveEmployee", "approve", "Approves a health professional who registered."),
  action("PUT", "adminRejectEmployee", "reject", "Declines a health professional who registered."),
]);

import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { readRoles } from "../../data/team/role-rows.server";
import { rolesOfJob, type Job } from "../../domain/team/job";
import { ROLE } from "../../domain/team/roles";

/** What a job gives as rows: the team user type, the ids of its roles, and those of all roles there are. */
export async function readRolesOfJob(context: RequestContext, job: Job, isCreator: boolean) {
  const { teamUserType, roleNames } = rolesOfJob(job);
  const wanted = isCreator ? [...roleNames, ROLE.OWNER] : roleNames;
  const roles = await readRoles(context.db);
  const held = roles.filter(({ name }) => wanted.includes(name));
  if (held.length < wanted.length)
    throw new InvalidError([{ field: "teamUserType", message: "errors:field.chooseOne" }]);
  return { teamUserType, roleNames: wanted, roleIds: held.map(({ id }) => id), allRoleIds: roles.map(({ id }) => id) };
}

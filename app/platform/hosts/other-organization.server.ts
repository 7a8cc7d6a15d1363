import { findOrganization } from "~/db/directory.server";
import { withActor, type RequestContext } from "../context.server";
import { systemContext } from "../request-context.server";

/**
 * The context of another organization, for a request that is signed with a secret of the platform and names its
 * organization. Undefined if there is no such organization.
 */
export async function contextOfOrganization(
  context: RequestContext,
  organizationId: number,
  task: string,
): Promise<RequestContext | undefined> {
  const { env, organization, requestId, log, now, waitUntil, actor } = context;
  if (organizationId === organization.id) return context;
  const other = await findOrganization(env.DIRECTORY_DB, { id: organizationId });
  if (!other || other.status === "CLOSED") return undefined;
  return withActor(await systemContext({ env, requestId, log, now, waitUntil }, other, task), actor);
}

import { findOrganization } from "~/db/directory.server";
import type { RequestContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { createLogger } from "~/platform/log.server";
import { systemContext } from "~/platform/request-context.server";

/** Context of an organization's part of a batch; undefined if the organization is gone. */
export async function organizationContext(
  env: Env,
  organizationId: number,
  task: string,
  requestId: string,
  waitUntil: RequestContext["waitUntil"],
): Promise<RequestContext | undefined> {
  const organization = await findOrganization(env.DIRECTORY_DB, { id: organizationId });
  if (!organization || organization.status === "CLOSED") return undefined;
  return systemContext(
    { env, requestId, log: createLogger(requestId), now: Date.now(), waitUntil },
    organization,
    task,
  );
}

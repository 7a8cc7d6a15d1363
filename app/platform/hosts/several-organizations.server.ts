import { listOrganizationIds } from "~/db/directory.server";
import type { RequestContext } from "../context.server";

/** Whether the platform serves more organizations than this one. */
export const servesSeveral = async ({ env }: Pick<RequestContext, "env">): Promise<boolean> =>
  (await listOrganizationIds(env.DIRECTORY_DB, 0, 2)).length > 1;

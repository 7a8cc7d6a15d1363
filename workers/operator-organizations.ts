import { z } from "zod";
import { findOrganization, listOrganizationIds } from "~/db/directory.server";
import type { RequestContext } from "~/platform/context.server";
import type { Env } from "~/platform/env.server";
import { organizationContext } from "./queues/organization-context";

/** Number of organizations that a request looks at; the answer says where to continue. */
const ORGANIZATIONS_A_REQUEST = 25;

/** Which organizations are looked at: the one of a slug; else the next few after the one with id `after`. */
export const organizationsWanted = z.object({
  slug: z.string().optional(),
  after: z.number().int().default(0),
});
type Wanted = z.infer<typeof organizationsWanted>;

export interface OperatorBasis {
  requestId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

async function idsOf(env: Env, { slug, after }: Wanted): Promise<number[]> {
  if (slug === undefined) return listOrganizationIds(env.DIRECTORY_DB, after, ORGANIZATIONS_A_REQUEST);
  const found = await findOrganization(env.DIRECTORY_DB, { slug });
  return found ? [found.id] : [];
}

/**
 * What `look` says of one organization or of each of the next few, as the system in its task; nothing if the slug is
 * unknown. `next` is the `after` of the following request; null after the last one.
 */
export async function eachOrganization<Said>(
  env: Env,
  wanted: Wanted,
  { task, requestId, waitUntil }: OperatorBasis & { task: string },
  look: (context: RequestContext) => Promise<Said>,
): Promise<{ organizations: Said[]; next: number | null }> {
  const ids = await idsOf(env, wanted);
  const organizations: Said[] = [];
  for (const id of ids) {
    const context = await organizationContext(env, id, task, requestId, waitUntil);
    if (context) organizations.push(await look(context));
  }
  const more = wanted.slug === undefined && ids.length === ORGANIZATIONS_A_REQUEST;
  return { organizations, next: more ? (ids.at(-1) ?? null) : null };
}

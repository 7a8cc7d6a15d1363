import { z } from "zod";
import { findOrganization, switchFlag } from "~/db/directory.server";
import { limitOrganization } from "~/features/organization/public.server";
import type { Env } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { forgetHosts } from "~/platform/hosts/organization-host.server";
import { parse } from "~/platform/http/parse.server";
import { organizationContext } from "./queues/organization-context";

const wanted = z.looseObject({ slug: z.string(), packagesTab: z.boolean().optional() });

interface Basis {
  requestId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Sets the limits of the organization of a slug. @throws NotFoundError if there is none, InvalidError */
export async function setLimits(env: Env, raw: unknown, { requestId, waitUntil }: Basis): Promise<{ status: true }> {
  const { slug, packagesTab, ...limits } = parse(wanted, raw);
  const found = await findOrganization(env.DIRECTORY_DB, { slug });
  const context = found && (await organizationContext(env, found.id, "operator", requestId, waitUntil));
  if (!context) throw new NotFoundError();
  await limitOrganization(context, limits);
  if (packagesTab !== undefined) await switchFlag(env.DIRECTORY_DB, found.id, "packagesTab", packagesTab);
  forgetHosts();
  return { status: true };
}

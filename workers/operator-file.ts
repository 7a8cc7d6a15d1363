import { z } from "zod";
import { showPhoto } from "~/features/identity/public.server";
import { loadFile } from "~/features/organization/public.server";
import type { Env } from "~/platform/env.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { organizationContext } from "./queues/organization-context";

const wanted = z.looseObject({ organizationId: z.number().int() });

interface Basis {
  requestId: string;
  waitUntil: (work: Promise<unknown>) => void;
}

/** Stores a file for a demo or a test in an organization. Not available in production. */
export async function takeFile(env: Env, raw: unknown, { requestId, waitUntil }: Basis) {
  if (env.ENVIRONMENT === "production") throw new NotFoundError();
  const { organizationId, ...file } = parse(wanted, raw);
  const context = await organizationContext(env, organizationId, "operator", requestId, waitUntil);
  if (!context) throw new NotFoundError();
  return { status: true, fileId: await loadFile(context, file, showPhoto) };
}

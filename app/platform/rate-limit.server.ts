import { networkOf } from "~/kernel/contact/network";
import type { RequestContext } from "./context.server";
import { RateLimitedError } from "./http/errors.server";

type Limit = "LOGIN_LIMIT" | "SIGNUP_LIMIT" | "LINK_LIMIT" | "BOOKING_LIMIT" | "HOLD_LIMIT";

/**
 * The visitor's network, of the address that the edge saw; only ever a key of a limit. An address alone would be no
 * key: a browser has as many of one network as it likes.
 */
export const addressOf = (request: Request): string => networkOf(request.headers.get("cf-connecting-ip") ?? "local");

async function count(context: RequestContext, limit: Limit | "ORGANIZATION_LIMIT", key: string): Promise<void> {
  const binding = context.env[limit];
  if (!binding) return;
  const { success } = await binding.limit({ key: `${context.organization.id}:${key}` });
  if (!success) throw new RateLimitedError(60);
}

/**
 * Counts one try against a limit of wrangler.toml, for this organization and key; a stranger's also against what the
 * organization takes from all strangers together. Signing in is not counted so: a flood from elsewhere must not keep
 * those out who know their password.
 * @throws RateLimitedError
 */
export async function limitRate(context: RequestContext, limit: Limit, key: string): Promise<void> {
  await count(context, limit, key);
  if (context.actor.kind === "anonymous" && limit !== "LOGIN_LIMIT") await count(context, "ORGANIZATION_LIMIT", limit);
}

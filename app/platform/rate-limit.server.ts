import { networkOf } from "~/kernel/contact/network";
import type { RequestContext } from "./context.server";
import { RateLimitedError } from "./http/errors.server";

type Limit = "LOGIN_LIMIT" | "SIGNUP_LIMIT" | "LINK_LIMIT" | "BOOKING_LIMIT" | "HOLD_LIMIT" | "CODE_LIMIT";

/** A flood from elsewhere must not lock out people who know their password, or have a paper with its code. */
const BY_NETWORK_ALONE: readonly Limit[] = ["LOGIN_LIMIT", "CODE_LIMIT"];

/**
 * The visitor's network, from the address that the edge saw; used only as the key of a limit. A single address is no
 * good key, since a browser can have as many of its network as it likes.
 */
export const addressOf = (request: Request): string => networkOf(request.headers.get("cf-connecting-ip") ?? "local");

async function count(context: RequestContext, limit: Limit | "ORGANIZATION_LIMIT", key: string): Promise<void> {
  const binding = context.env[limit];
  if (!binding) return;
  const { success } = await binding.limit({ key: `${context.organization.id}:${key}` });
  if (!success) throw new RateLimitedError(60);
}

/**
 * Counts an attempt against a limit of wrangler.toml, for this organization and key. A stranger's also counts against
 * the limit of all strangers of the organization, except where each network counts alone.
 * @throws RateLimitedError
 */
export async function limitRate(context: RequestContext, limit: Limit, key: string): Promise<void> {
  await count(context, limit, key);
  if (context.actor.kind === "anonymous" && !BY_NETWORK_ALONE.includes(limit))
    await count(context, "ORGANIZATION_LIMIT", limit);
}

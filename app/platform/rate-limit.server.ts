import type { RequestContext } from "./context.server";
import { RateLimitedError } from "./errors.server";

type Limit = "LOGIN_LIMIT" | "SIGNUP_LIMIT" | "LINK_LIMIT" | "BOOKING_LIMIT" | "HOLD_LIMIT";

/** The visitor's address as the edge saw it; only ever a key of a limit. */
export const addressOf = (request: Request): string => request.headers.get("cf-connecting-ip") ?? "local";

/**
 * Counts one try against a limit of wrangler.toml, for this organization and key.
 * @throws RateLimitedError
 */
export async function limitRate(context: RequestContext, limit: Limit, key: string): Promise<void> {
  const binding = context.env[limit];
  if (!binding) return;
  const { success } = await binding.limit({ key: `${context.organization.id}:${key}` });
  if (!success) throw new RateLimitedError(60);
}

import type { RequestContext } from "~/platform/context.server";
import { accountOwner } from "../accounts/account-owner.server";

/**
 * Keeps the session that asks alive: that it was used is noted with every request. Says after how many idle minutes it
 * ends.
 */
export async function keepSession(context: RequestContext): Promise<{ status: true; idleMinutes: number | null }> {
  const { idleMinutes } = await accountOwner(context);
  return { status: true, idleMinutes: idleMinutes ?? null };
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import type { UserSettingArea, UserSettingOf } from "../../schemas/settings/setting-areas";
import { ownSettingOf } from "../../support/settings/own-setting-of.server";

/**
 * What a user has set for themselves, for the work on their behalf that goes by it; the defaults where they never did.
 */
export async function userSettingOf<Area extends UserSettingArea>(
  context: RequestContext,
  userId: string,
  area: Area,
): Promise<UserSettingOf<Area>> {
  await authorize(context, "outbox.deliver");
  return ownSettingOf(context, userId, area);
}

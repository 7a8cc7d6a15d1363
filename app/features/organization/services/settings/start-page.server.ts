import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readUserSettings } from "../../data/settings/settings.server";
import { USER_SETTING_AREAS } from "../../schemas/settings/setting-areas";

/**
 * Where a member of the staff begins after signing in, as they have chosen it. The home page leads on to what they may
 * see of it, so a choice from before a change of roles does no harm.
 */
export async function startPageOf(context: RequestContext, userId: string): Promise<string> {
  await authorize(context, "session.create");
  const [stored] = await readUserSettings(context.db, userId, ["account"]);
  const { startPage } = USER_SETTING_AREAS.account.schema.parse(stored?.value ?? {});
  return startPage === "HOME" ? paths.home() : paths.home({ start: startPage });
}

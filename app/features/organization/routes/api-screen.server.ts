import { redirect } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";

/** Leads from a screen of keys or apps to the one that says that API access is switched off, where it is. */
export function leaveWhereOff({ profile }: RequestContext): void {
  if (!profile.settings.apiSettingsEnabled) throw redirect(paths.apiKeys());
}

import type { RequestContext } from "~/platform/context.server";
import { ApiSettingsOffError } from "~/platform/http/errors.server";

/** @throws ApiSettingsOffError where the organization has switched API access off */
export function requireApiSettings({ profile }: RequestContext): void {
  if (!profile.settings.apiSettingsEnabled) throw new ApiSettingsOffError();
}

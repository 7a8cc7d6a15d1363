import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { listApps, type ExternalAppFacts } from "../../data/connections/external-apps.server";
import { requireApiSettings } from "./require-api-settings.server";

/** The other programs of the organization that are registered, without their keys. @throws ApiSettingsOffError */
export async function listExternalApps(context: RequestContext): Promise<ExternalAppFacts[]> {
  await authorize(context, "apiKey.manage");
  requireApiSettings(context);
  return listApps(context.db);
}

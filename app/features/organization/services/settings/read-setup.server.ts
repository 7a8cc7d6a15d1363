import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSetupRow } from "../../data/settings/setup.server";
import type { Setup } from "../../domain/settings/setup";

/** How far the organization has come on the way to its first booking: for all staff, as it tells of no patient. */
export async function readSetup(context: RequestContext): Promise<Setup> {
  await authorize(context, "organization.read");
  return readSetupRow(context.db);
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readProfileRow, type ProfileRow } from "../../data/team/employee-profile.server";

export type ProviderAbout = ProfileRow;

/** What a provider tells the world of themselves. The caller has made sure that their page is public. */
export async function readProviderAbout(context: RequestContext, employeeId: string): Promise<ProviderAbout> {
  await authorize(context, "organization.public");
  return readProfileRow(context.db, employeeId);
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readRatings } from "../../data/team/provider-rating.server";
import { ratingView } from "../../domain/team/team-view";
import { readProfileRow, type ProfileRow } from "../../data/team/employee-profile.server";

export type ProviderAbout = ProfileRow;

/** What a provider tells the world of themselves. The caller has made sure that their page is public. */
export async function readProviderAbout(context: RequestContext, employeeId: string): Promise<ProviderAbout> {
  await authorize(context, "organization.public");
  return readProfileRow(context.db, employeeId);
}

/** What patients gave a provider, as everybody may see it. The caller has made sure that their page is public. */
export async function readProviderRating(context: RequestContext, employeeId: string) {
  await authorize(context, "organization.public");
  const [counted] = await readRatings(context.db, [employeeId]);
  return ratingView(counted);
}

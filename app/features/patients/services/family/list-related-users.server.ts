import type { RequestContext } from "~/platform/context.server";
import { readRelations } from "../../data/family/family-read.server";
import { relatedUserView, type RelatedUserView } from "../../domain/family/related-user-view";
import { reachFamily } from "./family-reach.server";

/** The relatives of the primary user, whomever they act for at the moment. */
export async function listRelatedUsers(context: RequestContext): Promise<RelatedUserView[]> {
  const primary = await reachFamily(context);
  const rows = await readRelations(context.db, primary.patientId);
  return rows.map((row) => relatedUserView(row, primary.actingPatientId));
}

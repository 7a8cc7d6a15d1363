import type { RequestContext } from "~/platform/context.server";
import { readActors, readRelations } from "../data/family-read.server";
import type { FamilyRelation } from "../domain/family-relation";
import { relatedUserView, type RelatedUserView } from "../domain/related-user-view";
import { reachFamily } from "./family-reach.server";

/** The relatives of the primary user, whomever they act for at the moment. */
export async function listRelatedUsers(context: RequestContext): Promise<RelatedUserView[]> {
  const primary = await reachFamily(context);
  const rows = await readRelations(context.db, primary.patientId);
  return rows.map((row) => relatedUserView(row, primary.actingPatientId));
}

/** Somebody who acts for the one who asks. */
export interface FamilyActor {
  id: string;
  relation: FamilyRelation;
  firstName: string;
  lastName: string;
}

/** Who acts for the one who asks, by their own consent. */
export async function listFamilyActors(context: RequestContext): Promise<FamilyActor[]> {
  const { patientId } = await reachFamily(context);
  return readActors(context.db, patientId);
}

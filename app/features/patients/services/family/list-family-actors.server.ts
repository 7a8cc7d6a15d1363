import type { RequestContext } from "~/platform/context.server";
import { readActors } from "../../data/family/family-read.server";
import type { FamilyRelation } from "~/kernel/codes/code-tables";
import { reachFamily } from "./family-reach.server";

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

import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { retireComponent } from "../../data/laboratory/catalogue.server";
import { labId } from "../../schemas/laboratory/lab-order";

/** Takes what a test measures out of it; results that name it stay as they are. @throws ForbiddenError */
export async function retireLabComponent(context: RequestContext, rawId: unknown): Promise<void> {
  await authorize(context, "laboratory.manage");
  const id = parse(labId, rawId);
  await commit(context, {
    guarded: retireComponent(context.db, id),
    audit: [{ action: "labComponent.disable", subjectKind: "labComponent", subjectId: id, fields: ["enabled"] }],
    result: undefined,
  }).catch(asAsked);
}

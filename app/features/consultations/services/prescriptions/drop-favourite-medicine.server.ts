import { asAsked, commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { deleteFavourite } from "../../data/prescriptions/favourites.server";
import { prescriptionIdSchema } from "../../schemas/prescriptions/prescription";
import { employeeOf } from "../../support/prescriptions/reach-prescription.server";

/** Forgets a line that the asker keeps; somebody else's stays. @throws ForbiddenError */
export async function dropFavouriteMedicine(context: RequestContext, rawId: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const employeeId = employeeOf(context);
  if (employeeId === null) throw new ForbiddenError();
  const id = parse(prescriptionIdSchema, rawId);
  await commit(context, {
    guarded: deleteFavourite(context.db, { id, employeeId }),
    audit: [{ action: "favouriteMedicine.drop", subjectKind: "favouriteMedicine", subjectId: id, fields: ["name"] }],
    result: null,
  }).catch(asAsked);
}

import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRounding } from "../../data/prices/tax-rates.server";
import { roundingSchema } from "../../schemas/prices/tax-rate";
import { repriceWrites, withPriceBasis } from "../../support/prices/reprice.server";

/** Sets how the organization rounds taxes; what is paid for services follows. @throws ForbiddenError, InvalidError */
export async function changeTaxRounding(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "organization.manage");
  const { rounding } = parse(roundingSchema, raw);
  await withPriceBasis(context, async (basis) => {
    if (basis.rounding === rounding) return;
    const { unchanged, reprice } = repriceWrites(context, basis, { rounding });
    await commit(context, {
      writes: [unchanged, saveRounding(context.db, rounding), reprice],
      audit: [{ action: "taxRate.round", subjectKind: "organization", fields: ["rounding"] }],
      result: null,
    }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  });
}

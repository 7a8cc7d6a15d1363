import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { taxRateRows } from "../../data/prices/tax-rates.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { itemSchema } from "../../schemas/catalog/catalog";
import { repriceWrites, withPriceBasis } from "../../support/prices/reprice.server";

/**
 * Switches a tax rate on or off; what is paid for services follows. @throws NotFoundError; InvalidError if its name is
 * taken
 */
export async function switchTaxRate(context: RequestContext, enabled: boolean, raw: unknown): Promise<{ id: string }> {
  await authorize(context, "organization.manage");
  const { id } = parse(itemSchema, raw);
  return withPriceBasis(context, async (basis) => {
    const rate = basis.rates.find((each) => each.id === id);
    if (!rate) throw new NotFoundError();
    if (rate.enabled === enabled) return { id };
    const rates = basis.rates.map((each) => (each.id === id ? { ...each, enabled } : each));
    const { unchanged, reprice } = repriceWrites(context, basis, { rates });
    const action = enabled ? "taxRate.enable" : "taxRate.disable";
    await commit(context, {
      writes: [unchanged, taxRateRows.switching(context.db, id, enabled), reprice],
      audit: [{ action, subjectKind: "taxRate", subjectId: id, fields: ["enabled"] }],
      result: null,
    }).catch(
      refusedAs({
        conflict: () => new ConflictError("changedMeanwhile"),
        unique: () => new InvalidError([NAME_TAKEN]),
      }),
    );
    return { id };
  });
}

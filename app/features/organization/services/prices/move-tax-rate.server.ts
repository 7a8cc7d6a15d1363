import { commit, refusedAs } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { placeTaxRates } from "../../data/prices/tax-rates.server";
import { taxRateStepSchema } from "../../schemas/prices/tax-rate";
import { repriceWrites, withPriceBasis } from "../../support/prices/reprice.server";

/**
 * Moves a tax rate by one place in the order in which taxes are charged. It stays at that end, and where `from` names
 * another place than it has by now.
 * @returns its new place, counted from 0; null where it stayed
 */
export async function moveTaxRate(context: RequestContext, raw: unknown): Promise<{ id: string; at: number | null }> {
  await authorize(context, "organization.manage");
  const { id, intent, from } = parse(taxRateStepSchema, raw);
  return withPriceBasis(context, async (basis) => {
    const ids = basis.rates.map((rate) => rate.id);
    const place = ids.indexOf(id);
    if (place === -1) throw new NotFoundError();
    const at = intent === "up" ? place - 1 : place + 1;
    const [rate, other] = [basis.rates[place], basis.rates[at]];
    if (!rate || !other || (from !== undefined && from !== place)) return { id, at: null };
    const rates = basis.rates.with(place, other).with(at, rate);
    const { unchanged, reprice } = repriceWrites(context, basis, { rates });
    await commit(context, {
      writes: [unchanged, placeTaxRates(context.db, ids.with(place, other.id).with(at, id)), reprice],
      audit: [{ action: "taxRate.move", subjectKind: "taxRate", subjectId: id, fields: ["position"] }],
      result: null,
    }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
    return { id, at };
  });
}

import { typedPercent } from "~/kernel/money/typed";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import { branchRows } from "../../data/catalog/catalog.server";
import { savingTaxRate, taxRateRows } from "../../data/prices/tax-rates.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import type { TaxRate } from "../../domain/prices/tax-choice";
import { taxRateKind } from "../../schemas/prices/tax-rate";
import { repriceWrites, withPriceBasis } from "../../support/prices/reprice.server";
import { shownTaxRate } from "../../support/prices/shown-tax-rate.server";

/**
 * Adds a tax rate, or changes the one that `id` names; what is paid for services follows in the same commit.
 * @throws as saveRecord
 */
export async function saveTaxRate(context: RequestContext, raw: unknown): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const { id, version, ...values } = parse(taxRateKind.schema, raw);
  const { percentage, ...rest } = values;
  const rate = { ...rest, ratePpm: typedPercent(percentage) ?? 0 };
  const { db } = context;
  if (rate.branchId !== null && !(await branchRows.read(db, rate.branchId)))
    throw new InvalidError([{ field: "branchId", message: "errors:field.chooseOne" }]);
  return withPriceBasis(context, (basis) => {
    const rates = (own: string): TaxRate[] =>
      id === undefined
        ? [...basis.rates, { ...rate, id: own, enabled: true }]
        : basis.rates.map((each) => (each.id === id ? { ...each, ...rate } : each));
    return saveRecord(context, {
      kind: "taxRate",
      ...{ id, version, values, taken: NAME_TAKEN },
      read: async () => {
        const stored = await taxRateRows.read(db, id ?? "");
        return stored && shownTaxRate(stored);
      },
      ...savingTaxRate(db, rate),
      also: (own) => {
        const { unchanged, reprice } = repriceWrites(context, basis, {
          rates: rates(own),
          saved: id === undefined ? "new" : "known",
        });
        return [unchanged, reprice];
      },
    });
  });
}

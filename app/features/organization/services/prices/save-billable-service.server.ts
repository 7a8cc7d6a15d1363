import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { saveRecord } from "~/platform/records/save-record.server";
import {
  billableServiceRows,
  readBillableServices,
  replaceBillableParts,
} from "../../data/prices/billable-services.server";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { billableServiceSchema, minorPrices, writtenPrices } from "../../schemas/prices/billable-service";

/**
 * Adds a billable service, or changes the one that `id` names. What was charged before stays.
 * @throws as saveRecord; InvalidError where a place or a tax is not the organization's
 */
export async function saveBillableService(
  context: RequestContext,
  raw: unknown,
): Promise<{ id: string; version: number }> {
  await authorize(context, "organization.manage");
  const input = parse(billableServiceSchema, raw);
  const { id, version, price, places: _places, taxRateIds: chosen, ...plain } = input;
  const { priceMinor, places } = minorPrices(input);
  const taxRateIds = [...new Set(chosen)];
  const { db } = context;
  const { branches, rates } = await readBillableServices(db);
  const knows = (known: readonly { id: string }[], each: string) => known.some((one) => one.id === each);
  const unknown = [
    ...(places.every(({ branchId }) => knows(branches, branchId)) ? [] : ["places"]),
    ...(taxRateIds.every((each) => knows(rates, each)) ? [] : ["taxRateIds"]),
  ];
  if (unknown.length > 0)
    throw new InvalidError(unknown.map((field) => ({ field, message: "errors:field.chooseOne" })));
  return saveRecord(context, {
    kind: "billableService",
    ...{ id, version, taken: NAME_TAKEN },
    values: { ...plain, price, places, taxRateIds },
    read: async () => {
      const stored = (await readBillableServices(db)).services.find((each) => each.id === id);
      return stored && { ...stored, price: writtenPrices(stored).price };
    },
    ...billableServiceRows.saving(db, { ...plain, priceMinor }),
    also: (own) => replaceBillableParts(db, own, { places, taxRateIds }),
  });
}

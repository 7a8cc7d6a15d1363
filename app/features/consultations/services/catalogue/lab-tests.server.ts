import { costOf, minorUnitDigits } from "~/kernel/codes/minor-units";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { recordServices } from "~/platform/records/record-services.server";
import { labTestRows, labTestsStatement } from "../../data/laboratory/catalogue.server";
import { labTestKind } from "../../schemas/laboratory/catalogue";
import { reachLaboratory } from "../../support/laboratory/reach-laboratory.server";

/** A price as people read and type it, of one in minor units. */
const priced =
  ({ profile }: RequestContext) =>
  <Row extends { priceMinor: number | null }>(row: Row) => ({
    ...row,
    price: row.priceMinor === null ? null : costOf(row.priceMinor, profile.currencyCode),
  });

/** A price in the minor unit of the organization's currency. */
const minorOf = (price: number | null, { profile }: RequestContext): number | null =>
  price === null ? null : Number((price * 10 ** minorUnitDigits(profile.currencyCode)).toFixed(6));

/** The tests of a laboratory. */
export const labTests = recordServices(labTestKind, {
  reach: reachLaboratory,
  list: async (context, of) =>
    (await labTestsStatement(context.db, (await reachLaboratory(context, of)).id)).map(priced(context)),
  read: async (context, id, of) => {
    const found = await labTestRows.read(context.db, id);
    return found?.laboratoryId === of.id ? priced(context)(found) : undefined;
  },
  check: (context, { price }) => {
    const minor = minorOf(price, context);
    if (minor === null || Number.isInteger(minor)) return Promise.resolve();
    throw new InvalidError([{ field: "price", message: "errors:field.money" }]);
  },
  saving: (context, { price, ...values }, of) =>
    labTestRows.saving(context.db, { ...values, laboratoryId: of.id, priceMinor: minorOf(price, context) }),
  rows: labTestRows,
});

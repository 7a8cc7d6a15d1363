import { z } from "zod";
import { currencyField } from "~/kernel/codes/currency-field";
import { minorWritten, typedMinor } from "~/kernel/money/typed";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";
import { NAME_TAKEN } from "../../domain/catalog/catalog";
import { TAX_MODES } from "../../domain/prices/tax-modes";

const CHOOSE = "errors:field.chooseOne";
const id = z.string().min(1).max(64);
const price = z.string("errors:field.mandatory").trim().max(40, "errors:field.amount");

export const billableServiceKind = recordKind({
  words: "prices:services",
  authority: "organization.manage",
  audit: { kind: "billableService" },
  taken: NAME_TAKEN,
  fields: {
    name: { schema: nameText(120), label: "organization:fields.name", column: true },
    code: {
      schema: lineText(40).default(""),
      label: "prices:services.code",
      hint: "prices:services.codeHint",
      optional: true,
      latin: true,
    },
    description: {
      schema: writtenText(500).default(""),
      kind: "lines",
      label: "organization:fields.description",
      optional: true,
    },
    price: {
      schema: price,
      label: "prices:services.price",
      hint: "prices:services.priceHint",
      latin: true,
      half: true,
    },
    currencyCode: {
      schema: currencyField,
      kind: "choice",
      label: "organization:fields.currencyCode",
      half: true,
    },
  },
});

const wrong = (typed: string, currencyCode: string): string | null => {
  if (typed === "") return "errors:field.mandatory";
  if (typedMinor(typed, currencyCode) !== null) return null;
  return typedMinor(typed, "BHD") === null ? "errors:field.amount" : "errors:field.money";
};

/** A billable service as its form sends it: prices as they were typed, and those of single places where they differ. */
export const billableServiceSchema = billableServiceKind.schema
  .extend({
    places: z
      .array(z.object({ branchId: id, price: price.default("") }))
      .max(200)
      .default([]),
    taxMode: z.enum(TAX_MODES, CHOOSE).default("DEFAULT"),
    taxRateIds: z.array(id).max(100).default([]),
  })
  .superRefine(({ price: typed, places, currencyCode }, context) => {
    const say = (path: (string | number)[], message: string | null) => {
      if (message) context.addIssue({ code: "custom", path, message });
    };
    say(["price"], wrong(typed, currencyCode));
    for (const [index, place] of places.entries())
      if (place.price !== "") say(["places", index, "price"], wrong(place.price, currencyCode));
  });
type BillableServiceInput = z.infer<typeof billableServiceSchema>;

/** The typed prices in the minor unit of their currency. */
export const minorPrices = ({ price: typed, places, currencyCode }: BillableServiceInput) => ({
  priceMinor: typedMinor(typed, currencyCode) ?? 0,
  places: places
    .filter((place) => place.price !== "")
    .map((place) => ({ branchId: place.branchId, priceMinor: typedMinor(place.price, currencyCode) ?? 0 })),
});

interface Stored {
  currencyCode: string;
  priceMinor: number;
  places: readonly { branchId: string; priceMinor: number }[];
}
/** Stored prices as they are typed. */
export const writtenPrices = ({ currencyCode, priceMinor, places }: Stored) => ({
  price: minorWritten(priceMinor, currencyCode),
  places: places.map((place) => ({ branchId: place.branchId, price: minorWritten(place.priceMinor, currencyCode) })),
});

import { z } from "zod";
import { percentWritten, typedPercent } from "~/kernel/money/typed";
import { TAX_ROUNDINGS } from "~/kernel/money/price";
import { nameText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";
import { NAME_TAKEN } from "../../domain/catalog/catalog";

/** A percentage of 0 to 100 with up to four decimals: what was typed, or a number; as it is written after. */
const percentage = z
  .union([z.string(), z.number().transform(String)], "errors:field.mandatory")
  .transform((typed, context) => {
    const ppm = typedPercent(typed);
    if (ppm !== null) return percentWritten(ppm);
    context.addIssue({
      code: "custom",
      message: typed.trim() === "" ? "errors:field.mandatory" : "prices:percentWrong",
    });
    return z.NEVER;
  });

const yesNo = z.boolean("errors:field.chooseOne").default(false);

export const taxRateKind = recordKind({
  words: "prices:taxRates",
  authority: "organization.manage",
  audit: { kind: "taxRate" },
  taken: NAME_TAKEN,
  fields: {
    name: { schema: nameText(60), label: "organization:fields.name", column: true },
    percentage: {
      schema: percentage,
      label: "prices:fields.percentage",
      hint: "prices:fields.percentageHint",
      latin: true,
      column: true,
      maxLength: 12,
    },
    isInclusive: {
      schema: yesNo,
      kind: "switch",
      label: "prices:fields.isInclusive",
      hint: "prices:fields.isInclusiveHint",
    },
    isCompound: {
      schema: yesNo,
      kind: "switch",
      label: "prices:fields.isCompound",
      hint: "prices:fields.isCompoundHint",
    },
    branchId: {
      schema: z.union([z.literal("").transform(() => null), z.string().min(1).max(64).nullable()]).default(null),
      kind: "choice",
      label: "prices:fields.branchId",
      placeholder: "prices:everywhere",
      linked: "branches",
    },
    isDefault: { schema: yesNo, kind: "switch", label: "prices:fields.isDefault", hint: "prices:fields.isDefaultHint" },
  },
});

export const roundingSchema = z.object({ rounding: z.enum(TAX_ROUNDINGS, "errors:field.chooseOne") });

/** A step up or down in the order; `from` is the place that it stood at. */
export const taxRateStepSchema = z.object({
  id: z.string().min(1).max(64),
  intent: z.enum(["up", "down"]),
  from: z.coerce.number().int().min(0).optional(),
});

import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { currencyByCode } from "~/kernel/codes/currencies";
import { typedMinor, typedPercent } from "~/kernel/money/typed";
import { nameText, typedNumber } from "~/kernel/text-fields";
import type { IsoDate } from "~/kernel/time/dates";
import { dateField } from "~/kernel/time/date-field";
import { foldedCode, LONGEST_CODE } from "../../domain/discounts/discount-code";
import { DISCOUNT_FILTERS, DISCOUNT_VALUES } from "../../domain/discounts/discount-kinds";

const CHOOSE = "errors:field.chooseOne";
const id = z.string(CHOOSE).regex(/^[\w-]{1,64}$/, CHOOSE);
const version = z.coerce.number("errors:field.number").int("errors:field.number");
const day = z
  .union([z.literal(""), dateField], "errors:field.date")
  .nullish()
  .transform((said): IsoDate | null => (said || null) as IsoDate | null);
const limit = typedNumber(
  z
    .union([
      z.literal(""),
      z.coerce
        .number("errors:field.number")
        .int("errors:field.number")
        .min(1, "discounts:error.atLeastOne")
        .max(1_000_000, "errors:field.invalid"),
    ])
    .nullish()
    .transform((said) => (said === "" ? null : (said ?? null))),
);
const several = z.preprocess(
  (said) => (typeof said === "string" ? [said] : (said ?? [])),
  z.array(id, CHOOSE).max(200, CHOOSE),
);
/** What an administrator says of a discount. Days where the organization is; the last one is included. */
export const discountFields = z.object({
  name: nameText(80),
  /** Left out where it is taken without a code. */
  code: z
    .string()
    .trim()
    .max(LONGEST_CODE * 2, "discounts:error.code")
    .default("")
    .refine((code) => code === "" || foldedCode(code) !== null, "discounts:error.code"),
  value: z.enum(DISCOUNT_VALUES, CHOOSE),
  percent: z.string().default(""),
  amount: z.string().default(""),
  currencyCode: z.string().max(3, CHOOSE).default(""),
  /** Ids of service offerings; none for all of them. */
  services: several,
  /** That it is for all services from now on, where it was for some and none of them is chosen. */
  allServices: checkbox,
  firstDay: day,
  lastDay: day,
  limitTotal: limit,
  limitPerPatient: limit,
  firstOnly: checkbox,
  isStackable: checkbox,
});

/** The same, read: what it takes off in parts per million, or in the currency's minor unit. */
export const saveDiscountSchema = discountFields
  .extend({ id: id.optional(), version: version.optional() })
  .transform((said, context) => {
    const { value, percent, amount, currencyCode, code, ...rest } = said;
    const ratePpm = value === "percent" ? typedPercent(percent) : null;
    const amountMinor = value === "amount" ? typedMinor(amount, currencyCode) : null;
    const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (value === "percent" && !ratePpm) refuse("percent", "discounts:error.percent");
    if (value === "amount" && !currencyByCode(currencyCode)) refuse("currencyCode", CHOOSE);
    else if (value === "amount" && !amountMinor) refuse("amount", "errors:field.money");
    if (rest.firstDay !== null && rest.lastDay !== null && rest.lastDay < rest.firstDay)
      refuse("lastDay", "discounts:error.endsBefore");
    const own = { ratePpm, amountMinor, currencyCode: value === "amount" ? currencyCode : "" };
    return { ...rest, ...own, code, codeFolded: code === "" ? null : foldedCode(code) };
  });

/** Which discount is switched on or off, from which version. */
export const switchDiscountSchema = z.object({ id, version });

const chosen = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null);

/** What the list of discounts is asked for in its address; what it cannot read is no choice. */
export const listDiscountsSchema = z.object({
  state: chosen(z.enum(DISCOUNT_FILTERS)),
  after: chosen(id),
});

/** What the report is asked for in its address: the days of a period, a discount, and behind which line it goes on. */
export const discountUsesSchema = z.object({
  from: chosen(dateField),
  to: chosen(dateField),
  discount: chosen(id),
  /** `<at>_<id>` of the last line that was read. */
  after: chosen(z.string().regex(/^\d{1,15}_[\w-]{1,64}$/)),
});

import { z } from "zod";
import { emailField } from "~/kernel/contact/email";
import { plainDigits } from "~/kernel/contact/phone-number";
import { holdsCardNumber } from "~/kernel/money/card-number";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";

export const BILLING_KINDS = ["CARD", "TRANSFER", "MANDATE"] as const;

const WHOLE_NUMBER = "organization:billingMethods.wholeNumber";
const withoutCard = <Text extends z.ZodType<string>>(text: Text) =>
  text.refine((value) => !holdsCardNumber(value), WHOLE_NUMBER);
const digits = (text: string) => plainDigits(text).trim();

const flag = z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());

/** How the organization itself pays for the platform. Whole numbers of cards have no place here. */
export const billingMethodKind = recordKind({
  words: "organization:billingMethods",
  authority: "settings.change",
  audit: { kind: "billingMethod" },
  fields: {
    name: {
      schema: withoutCard(nameText(80)),
      label: "organization:fields.name",
      hint: "organization:billingMethods.nameHint",
      column: true,
    },
    kind: {
      schema: z.enum(BILLING_KINDS, "errors:field.chooseOne"),
      kind: "radios",
      label: "organization:billingMethods.kind",
      options: BILLING_KINDS.map((value) => ({ value, label: `organization:billingMethods.kinds.${value}` as const })),
      opens: "CARD",
      column: true,
    },
    lastFour: {
      schema: lineText(40)
        .overwrite(digits)
        .refine((text) => !holdsCardNumber(text), WHOLE_NUMBER)
        .refine(
          (text) => text === "" || holdsCardNumber(text) || /^\d{4}$/.test(text),
          "organization:billingMethods.fourDigits",
        )
        .default(""),
      label: "organization:billingMethods.lastFour",
      hint: "organization:billingMethods.lastFourHint",
      latin: true,
      half: true,
      opened: true,
      autoComplete: "off",
    },
    expiry: {
      schema: lineText(10)
        .overwrite(digits)
        .refine(
          (text) => text === "" || /^(0[1-9]|1[0-2])\/\d\d$/.test(text),
          "organization:billingMethods.expiryFormat",
        )
        .default(""),
      label: "organization:billingMethods.expiry",
      hint: "organization:billingMethods.expiryHint",
      latin: true,
      half: true,
      opened: true,
      autoComplete: "off",
    },
    holderName: { schema: withoutCard(nameText(120)), label: "organization:billingMethods.holderName" },
    reference: {
      schema: withoutCard(lineText(200)).default(""),
      kind: "secret",
      label: "organization:billingMethods.reference",
      hint: "organization:billingMethods.referenceHint",
      optional: true,
    },
    email: { schema: emailField, label: "organization:billingMethods.email", latin: true, column: true },
    address: { schema: writtenText(400).default(""), kind: "lines", label: "organization:billingMethods.address" },
    taxNumber: {
      schema: lineText(40).default(""),
      label: "organization:billingMethods.taxNumber",
      latin: true,
      optional: true,
    },
    isDefault: { schema: flag.default(false), kind: "switch", label: "organization:billingMethods.isDefault" },
  },
});

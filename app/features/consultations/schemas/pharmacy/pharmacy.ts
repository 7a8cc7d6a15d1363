import { z } from "zod";
import { optionalEmailField } from "~/kernel/contact/email";
import { plainDigits } from "~/kernel/contact/phone-number";
import { lineText, nameText } from "~/kernel/text-fields";
import { recordKind } from "~/screens/record-kind";

const phone = z
  .union([
    z.literal(""),
    z
      .string()
      .overwrite((text) => plainDigits(text).trim())
      .regex(/^[+\d][\d ()/-]{3,39}$/, "errors:field.phone"),
  ])
  .default("");

/** Where patients take prescriptions, and which employees with the pharmacy's role work there. */
export const pharmacyKind = recordKind({
  words: "pharmacy:pharmacies",
  authority: "pharmacy.manage",
  audit: { kind: "pharmacy" },
  fields: {
    name: {
      schema: nameText(120),
      label: "pharmacy:pharmacies.name",
      maxLength: 120,
      autoComplete: "off",
      column: true,
    },
    address: {
      schema: lineText(300).default(""),
      label: "pharmacy:pharmacies.address",
      autoComplete: "off",
      column: true,
    },
    phone: { schema: phone, label: "laboratory:fields.phone", latin: true, column: true },
    email: { schema: optionalEmailField.default(""), label: "common:fields.email", latin: true },
    employeeIds: {
      schema: z
        .array(z.string().regex(/^[\w-]{1,64}$/))
        .max(200)
        .default([]),
      kind: "checks",
      label: "pharmacy:pharmacies.employees",
      hint: "pharmacy:pharmacies.employeesHint",
    },
  },
});

/** Turns a pharmacy off, also while prescriptions wait there. */
export const switchPharmacySchema = z.object({
  anyway: z
    .union([z.boolean(), z.literal("true")])
    .optional()
    .transform(Boolean),
});

import { z } from "zod";
import { isCallingCode } from "~/kernel/codes/countries";
import { currencyByCode } from "~/kernel/codes/currencies";
import { nameText } from "~/kernel/text-fields";
import { organizationArea } from "../setting-area";
import { duration, isTimeZone, line, onOff, text, whole } from "../setting-fields";

const code = (isOne: (code: string) => boolean) => z.string().refine(isOne, "errors:field.chooseOne");

/** What stands before the numbers of a series: letters and digits, so that no two series meet. */
const prefix = (byDefault: string) => ({
  schema: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{0,8}$/, "settings:fields.notAPrefix")
    .default(byDefault),
  kind: "text" as const,
  latin: true as const,
});
const ITSELF = "app/features/billing/support/invoices/invoice-terms.server.ts";

/** What the practice is, and who may be added to it. */
export const practiceAreas = {
  credits: organizationArea("booking", {
    words: "settings:areas.credits",
    reader: "app/features/scheduling/support/appointments/credit-writes.server.ts",
    fields: {
      returnHours: duration("hours", [0, 168], 24, { hint: "settings:fields.returnHoursHint" }),
      extendsExpired: onOff(true, {
        hint: "settings:fields.extendsExpiredHint",
        reader: "app/features/billing/support/credits/credit-days.server.ts",
      }),
    },
    copy: (credits) => ({ settings: { credits } }),
  }),
  invoices: organizationArea("booking", {
    words: "settings:areas.invoices",
    sections: {
      onInvoices: ["legalName", "taxNumber", "termDays", "invoiceFooter"],
      numbers: ["invoicePrefix", "creditPrefix", "receiptPrefix", "numbersYearly"],
      byThemselves: ["invoicesItself", "receiptsItself", "mailsItself"],
    },
    reader: ITSELF,
    fields: {
      legalName: line(120, { hint: "settings:fields.legalNameHint" }),
      taxNumber: line(40, { latin: true, hint: "settings:fields.taxNumberHint" }),
      termDays: whole(0, 365, 14, { hint: "settings:fields.termDaysHint" }),
      invoiceFooter: text(1000, { hint: "settings:fields.invoiceFooterHint" }),
      invoicePrefix: { ...prefix("INV"), hint: "settings:fields.invoicePrefixHint" },
      creditPrefix: prefix("CN"),
      receiptPrefix: prefix("RC"),
      numbersYearly: onOff(true, { hint: "settings:fields.numbersYearlyHint" }),
      invoicesItself: onOff(false, { hint: "settings:fields.invoicesItselfHint" }),
      receiptsItself: onOff(false, { hint: "settings:fields.receiptsItselfHint" }),
      mailsItself: onOff(true, { hint: "settings:fields.mailsItselfHint" }),
    },
    rule: {
      holds: ({ invoicePrefix, creditPrefix, receiptPrefix }) =>
        new Set([invoicePrefix, creditPrefix, receiptPrefix]).size === 3,
      at: "creditPrefix",
      message: "settings:fields.samePrefix",
    },
  }),
  account: organizationArea("organization", {
    words: "organization:account",
    sections: {
      practice: ["name", "brandColour"],
      languages: ["locales", "defaultLocale"],
      formats: ["timeZone", "currencyCode", "phoneCallingCode"],
    },
    reader: "app/pages/shell/shell-data.server.ts",
    fields: {
      name: {
        schema: nameText(120),
        kind: "text",
        label: "organization:account.name",
      },
      locales: {
        schema: z.array(z.string().max(10)).min(1, "errors:field.chooseOne"),
        kind: "checks",
        label: "organization:account.locales",
        hint: "organization:account.localesHint",
        listed: "languages",
      },
      defaultLocale: {
        schema: z.string().max(10),
        kind: "choice",
        label: "organization:account.defaultLocale",
        hint: "organization:account.defaultLocaleHint",
        listed: "languages",
        reader: "app/platform/request-context.server.ts",
      },
      timeZone: {
        schema: code(isTimeZone),
        kind: "choice",
        label: "organization:create.timeZone",
        hint: "organization:account.timeZoneHint",
        listed: "timeZones",
        reader: "app/features/scheduling/services/lists/list-all-appointments.server.ts",
      },
      currencyCode: {
        schema: code((currency) => currencyByCode(currency) !== undefined),
        kind: "choice",
        label: "organization:account.currencyCode",
        hint: "organization:account.currencyCodeHint",
        listed: "currencies",
        reader: "app/features/scheduling/support/booking/provider-filter.server.ts",
      },
      phoneCallingCode: {
        schema: code(isCallingCode),
        kind: "choice",
        label: "organization:account.phoneCallingCode",
        hint: "organization:account.phoneCallingCodeHint",
        listed: "callingCodes",
        reader: "app/features/identity/services/team/read-employee-form.server.ts",
      },
      brandColour: {
        schema: z
          .union([z.literal(""), z.string().regex(/^#[0-9a-fA-F]{6}$/, "organization:account.colour")])
          .default(""),
        kind: "colour",
        label: "organization:account.brandColour",
        hint: "organization:account.brandColourHint",
        latin: true,
        reader: "app/root.tsx",
      },
    },
    rule: {
      holds: ({ locales, defaultLocale }) => locales.includes(defaultLocale),
      at: "defaultLocale",
      message: "organization:account.defaultLocaleMissing",
    },
    start: ({ brandColour, ...profile }) => ({ ...profile, brandColour: brandColour ?? "" }),
  }),
  restricted: organizationArea("people", {
    words: "settings:areas.restricted",
    seenBy: "employee.list",
    reader: "app/features/identity/domain/team/team-limit.ts",
    fields: { restrictedMode: onOff(false) },
    copy: (settings) => ({ settings }),
    start: ({ settings }) => settings,
  }),
};

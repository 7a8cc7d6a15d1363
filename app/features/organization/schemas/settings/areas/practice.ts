import { z } from "zod";
import { isCallingCode } from "~/kernel/codes/countries";
import { currencyByCode } from "~/kernel/codes/currencies";
import { nameText } from "~/kernel/text-fields";
import { organizationArea } from "../setting-area";
import { duration, isTimeZone, onOff } from "../setting-fields";

const code = (isOne: (code: string) => boolean) => z.string().refine(isOne, "errors:field.chooseOne");

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
    seenByAll: true,
    reader: "app/features/identity/domain/team/team-limit.ts",
    fields: { restrictedMode: onOff(false) },
    copy: (settings) => ({ settings }),
    start: ({ settings }) => settings,
  }),
};

import { z } from "zod";
import { emailField } from "~/kernel/contact/email";
import { currencyByCode } from "~/kernel/codes/currencies";
import { countryDefaults } from "~/kernel/codes/countries";
import { nameText } from "~/kernel/text-fields";
import { timeZones } from "~/kernel/time/time-zones";
import { passwordField } from "../accounts/password-field";

/** Names of the platform's own, which no organization gets. */
const RESERVED = new Set(["www", "api", "app", "admin", "mail", "operator", "static", "assets", "help", "status"]);

export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);

/** In characters. */
export const LONGEST_SLUG = 42;

/** What somebody says to open an organization of their own. */
export const ownOrganizationSchema = z.object({
  name: nameText(120),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .default("")
    .refine((slug) => slug === "" || /^[a-z0-9](?:[a-z0-9-]{1,40}[a-z0-9])$/.test(slug), "organization:create.slugForm")
    .refine((slug) => !isReservedSlug(slug), "organization:create.slugTaken"),
  country: z
    .string("errors:field.mandatory")
    .refine((code) => countryDefaults(code) !== undefined, "errors:field.chooseOne"),
  /** Empty: the country's own. */
  currencyCode: z
    .string()
    .default("")
    .refine((code) => code === "" || currencyByCode(code) !== undefined, "errors:field.chooseOne"),
  /** Language of its pages, and how they write dates, times and numbers. */
  locale: z.string().max(10, "errors:field.chooseOne").default(""),
  timeZone: z.string("errors:field.mandatory").refine((zone) => timeZones().includes(zone), "errors:field.chooseOne"),
  firstName: nameText(100),
  lastName: nameText(100),
  email: emailField,
  password: passwordField,
  provider: z.boolean().default(false),
});

/** A web address made of a name: its letters and digits without accents; letters of other scripts leave no trace. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40)
    .replace(/-$/, "");

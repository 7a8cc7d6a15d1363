import { z } from "zod";
import { currencyField } from "~/kernel/codes/currency-field";
import { emailField, optionalEmailField } from "~/kernel/contact/email";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";

/** What an operator says to open an organization. */
export const createOrganizationSchema = z.object({
  slug: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/, "small letters, digits and hyphens"),
  name: nameText(120),
  /** Binding of the tenant database that will hold its data. */
  database: z.string().regex(/^TENANT_DB_\w+$/),
  jurisdiction: z.string().nullable().default(null),
  timeZone: z.string().refine((zone) => isTimeZone(zone), "not an IANA time zone"),
  defaultLocale: z.string().default("en_US"),
  locales: z.array(z.string()).min(1).default(["en_US", "es_ES", "ar_BH"]),
  currencyCode: currencyField.default("USD"),
  phoneCallingCode: z
    .string()
    .regex(/^\d{1,6}$/)
    .default("91"),
  /** ISO 3166-1 alpha-2, offered for new locations; empty where it is not known. */
  countryCode: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .default(""),
  brandColour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .default(null),
  about: writtenText(4_000).default(""),
  /** How people reach it, at the foot of its pages. */
  contact: z.object({ phone: lineText(40), email: optionalEmailField, address: lineText(200) }).optional(),
  /** Starts of appointments lie on this grid: minutes, from the start of a timing. */
  calendarSlotMinutes: z.number().int().min(5).max(120).multipleOf(5).default(5),
  /** How long a change can be taken back before anyone hears of it. */
  undoWindowSeconds: z.number().int().min(0).max(3_600).default(60),
  /** Patients can ask in writing from the first day on. */
  textConsultation: z.boolean().default(false),
  /** Patients can be monitored at home from the first day on. */
  remoteMonitoring: z.boolean().default(false),
  hosts: z.array(z.string().min(1)).default([]),
  demo: z.boolean().default(false),
  creator: z.object({
    email: emailField,
    firstName: nameText(100),
    lastName: nameText(100),
    /** Absent: a link to set one is given back. */
    password: z.string().min(10).optional(),
    /** The creator also sees patients. */
    provider: z.boolean().default(false),
  }),
  /** The secret of a link that signs the creator in, once. */
  signInToken: z.string().min(20).optional(),
});

export type CreateOrganization = z.infer<typeof createOrganizationSchema>;

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

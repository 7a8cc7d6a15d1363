import { z } from "zod";
import type { TenantDb } from "./client.server";
import type { OrganizationLimits } from "./directory.server";

/**
 * What every request goes by, as it was copied here when its area of settings was saved (features/organization): so it
 * comes with the profile and costs no round trip of its own.
 */
const settings = z.object({
  patientSignupEnabled: z.boolean().default(true),
  hpSignupEnabled: z.boolean().default(true),
  showQueueEstimate: z.boolean().default(true),
  /** The notice on top of the booking pages; empty where none is shown. */
  banner: z.object({ title: z.string(), text: z.string(), link: z.string() }).nullable().default(null),
  showPrices: z.boolean().default(true),
  servicesIntroduction: z.string().default(""),
  contact: z
    .object({ website: z.string(), email: z.string(), phone: z.string() })
    .default({ website: "", email: "", phone: "" }),
  secondFactorOf: z.enum(["NOBODY", "ADMINISTRATORS", "EMPLOYEES", "EVERYONE"]).default("NOBODY"),
  /** Minutes without a request after which a session ends. */
  idleMinutes: z.number().int().default(60),
  recaptchaSiteKey: z.string().default(""),
  restrictedMode: z.boolean().default(false),
  /** As in the directory, which goes first. The Worker before reads it here. */
  employeeListLimit: z.number().int().nullable().default(null),
  /** The brand's flag that asks for the HIPAA terms until they are accepted. Set by the operator. */
  hipaaTerms: z.boolean().default(false),
  /** As in the directory, which goes first. The Worker before reads it here. */
  trialState: z.enum(["TRAIL", "TRIALEXPIRED"]).nullable().default(null),
  /** Whether other programs may use the organization's API, and its keys be looked after. */
  apiSettingsEnabled: z.boolean().default(true),
  /** Whether a script around the pages, such as that of an app, may be told of each route. */
  routeHandlerEnabled: z.boolean().default(false),
  /** Whether the pages show the language selector. */
  languageShown: z.boolean().default(true),
  /** Whether administrators are led to the settings. Set by the operator. */
  adminPortal: z.boolean().default(true),
  adminsMayReadRecords: z.boolean().default(false),
  /** The chat service that visitors and patients can write to; null where there is none. */
  chat: z
    .object({ service: z.enum(["TAWK", "CRISP", "INTERCOM"]), account: z.string() })
    .nullable()
    .default(null),
  /** The sites that may show the booking widget, one origin a line; empty for every secure one. */
  widgetSites: z.string().default(""),
});

export type OrganizationSettings = z.infer<typeof settings>;

/** What every screen needs to know of its organization. */
export interface OrganizationProfile {
  name: string;
  timeZone: string;
  defaultLocale: string;
  locales: string[];
  currencyCode: string;
  phoneCallingCode: string;
  brandColour: string | null;
  logoFileId: string | null;
  about: string;
  hpSignupMessage: string;
  settings: OrganizationSettings;
  /** Demo data is in it, that can be taken away again. */
  hasDemoData: boolean;
}

interface ProfileRow extends Omit<OrganizationProfile, "locales" | "settings" | "hasDemoData"> {
  locales: string;
  settings: string;
  hasDemoData: number;
}

const PROFILE = `SELECT name, time_zone AS "timeZone", default_locale AS "defaultLocale", locales, currency_code AS "currencyCode",
phone_calling_code AS "phoneCallingCode", brand_colour AS "brandColour", logo_file_id AS "logoFileId", about,
hp_signup_message AS "hpSignupMessage", settings,
EXISTS (SELECT 1 FROM demo_fill f WHERE f.organization_id = ?1 AND f.removed_at IS NULL) AS "hasDemoData"
FROM organization_profile WHERE organization_profile.organization_id = ?1`;

export const profileStatement = (db: TenantDb): D1PreparedStatement => db.raw(PROFILE, db.organizationId);

const teamLimits = ({ employeeListLimit, trialState }: OrganizationLimits) => ({ employeeListLimit, trialState });

/**
 * Reads the answer of `profileStatement`; undefined where the organization has no profile in this database.
 * @param limits what the directory says that the organization may have: it goes before what the profile says
 */
export function profileOf(
  result: D1Result<Record<string, unknown>> | undefined,
  limits: OrganizationLimits | null,
): OrganizationProfile | undefined {
  const row = result?.results[0] as ProfileRow | undefined;
  if (!row) return undefined;
  return {
    ...row,
    locales: z.array(z.string()).parse(JSON.parse(row.locales)),
    settings: { ...settings.parse(JSON.parse(row.settings)), ...(limits && teamLimits(limits)) },
    hasDemoData: row.hasDemoData === 1,
  };
}

import { z } from "zod";
import type { TenantDb } from "./client.server";
import type { OrganizationLimits } from "./directory.server";

/**
 * Settings that every request needs, copied here when their area of settings is saved. They are read with the profile
 * and cost no round trip of their own.
 */
const settings = z.object({
  patientSignupEnabled: z.boolean().default(true),
  hpSignupEnabled: z.boolean().default(true),
  showQueueEstimate: z.boolean().default(true),
  /** Notice at the top of the booking pages; null if none is shown. */
  banner: z.object({ title: z.string(), text: z.string(), link: z.string() }).nullable().default(null),
  showPrices: z.boolean().default(true),
  servicesIntroduction: z.string().default(""),
  contact: z
    .object({ website: z.string(), email: z.string(), phone: z.string(), address: z.string().default("") })
    .default({ website: "", email: "", phone: "", address: "" }),
  secondFactorOf: z.enum(["NOBODY", "ADMINISTRATORS", "EMPLOYEES", "EVERYONE"]).default("NOBODY"),
  /** Minutes without a request after which a session ends; 0 for never. */
  idleMinutes: z.number().int().default(60),
  recaptchaSiteKey: z.string().default(""),
  restrictedMode: z.boolean().default(false),
  /** Copy for the previous version of the Worker; the directory's value takes precedence. */
  employeeListLimit: z.number().int().nullable().default(null),
  /** Whether the HIPAA terms must be accepted. Set by the operator. */
  hipaaTerms: z.boolean().default(false),
  /** Copy for the previous version of the Worker; the directory's value takes precedence. */
  trialState: z.enum(["TRAIL", "TRIALEXPIRED"]).nullable().default(null),
  /** Whether programs may use the organization's API, and administrators manage its keys. */
  apiSettingsEnabled: z.boolean().default(true),
  /** Whether a script around the pages, such as an app's, is told which page is open. */
  routeHandlerEnabled: z.boolean().default(false),
  /** Whether the pages show the language selector. */
  languageShown: z.boolean().default(true),
  /** Whether administrators see the way to the settings. Set by the operator. */
  adminPortal: z.boolean().default(true),
  adminsMayReadRecords: z.boolean().default(false),
  /** Chat service for visitors and patients; null if there is none. */
  chat: z
    .object({ service: z.enum(["TAWK", "CRISP", "INTERCOM"]), account: z.string() })
    .nullable()
    .default(null),
  /**
   * Whether a returned credit extends an expired grant, and how many hours before the start a patient must cancel to
   * get it back.
   */
  credits: z
    .object({ extendsExpired: z.boolean(), returnHours: z.number().int() })
    .default({ extendsExpired: true, returnHours: 24 }),
  /** Sites that may embed the booking widget, one origin a line; empty for every https site. */
  widgetSites: z.string().default(""),
  /** Whether the practice answers questions in writing, and whether its patients can ask them: it takes both. */
  textConsultation: z.boolean().default(false),
  patientQuestions: z.boolean().default(true),
  /** Whether patients are asked something before every appointment, by the briefing. */
  patientBriefing: z.boolean().default(false),
  /** Whether the practice monitors patients at home. */
  remoteMonitoring: z.boolean().default(false),
});

export type OrganizationSettings = z.infer<typeof settings>;

/** What every screen needs from its organization. */
export interface OrganizationProfile {
  name: string;
  timeZone: string;
  defaultLocale: string;
  locales: string[];
  currencyCode: string;
  phoneCallingCode: string;
  /** ISO 3166-1 alpha-2; empty for organizations from before it was asked. */
  countryCode: string;
  brandColour: string | null;
  logoFileId: string | null;
  about: string;
  hpSignupMessage: string;
  settings: OrganizationSettings;
  /** Whether it contains demo data, which can be removed. */
  hasDemoData: boolean;
}

interface ProfileRow extends Omit<OrganizationProfile, "locales" | "settings" | "hasDemoData"> {
  locales: string;
  settings: string;
  hasDemoData: number;
}

const PROFILE = `SELECT name, time_zone AS "timeZone", default_locale AS "defaultLocale", locales, currency_code AS "currencyCode",
phone_calling_code AS "phoneCallingCode", country_code AS "countryCode", brand_colour AS "brandColour", logo_file_id AS "logoFileId", about,
hp_signup_message AS "hpSignupMessage", settings,
EXISTS (SELECT 1 FROM demo_fill f WHERE f.organization_id = ?1 AND f.removed_at IS NULL) AS "hasDemoData"
FROM organization_profile WHERE organization_profile.organization_id = ?1`;

export const profileStatement = (db: TenantDb): D1PreparedStatement => db.raw(PROFILE, db.organizationId);

const teamLimits = ({ employeeListLimit, trialState }: OrganizationLimits) => ({ employeeListLimit, trialState });

/**
 * Reads the answer of `profileStatement`; undefined if the organization has no profile in this database.
 * @param limits limits from the directory, which take precedence over the profile
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

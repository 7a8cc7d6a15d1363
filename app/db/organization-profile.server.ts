import { z } from "zod";
import type { TenantDb } from "./client.server";

const settings = z.object({
  /** The header shows who the patient portal belongs to, and new patients may register. */
  patientSignupEnabled: z.boolean().default(true),
  hpSignupEnabled: z.boolean().default(true),
  showQueueEstimate: z.boolean().default(true),
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
}

interface ProfileRow extends Omit<OrganizationProfile, "locales" | "settings"> {
  locales: string;
  settings: string;
}

const PROFILE = `SELECT name, time_zone AS "timeZone", default_locale AS "defaultLocale", locales, currency_code AS "currencyCode",
phone_calling_code AS "phoneCallingCode", brand_colour AS "brandColour", logo_file_id AS "logoFileId", about,
hp_signup_message AS "hpSignupMessage", settings FROM organization_profile WHERE organization_id = ?1`;

export const profileStatement = (db: TenantDb): D1PreparedStatement => db.raw(PROFILE, db.organizationId);

/** Reads the answer of `profileStatement`; undefined where the organization has no profile in this database. */
export function profileOf(result: D1Result<Record<string, unknown>> | undefined): OrganizationProfile | undefined {
  const row = result?.results[0] as ProfileRow | undefined;
  if (!row) return undefined;
  return {
    ...row,
    locales: z.array(z.string()).parse(JSON.parse(row.locales)),
    settings: settings.parse(JSON.parse(row.settings)),
  };
}

import { and, eq, inArray } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { dueAtOnce } from "~/db/due-rows.server";
import { pick } from "~/db/pick.server";
import type { ProfileCopy } from "../../domain/settings/profile-copy";
import { organizationSetting, userSetting } from "~/db/schema/settings.server";

/** A stored area: its value as it was saved, and its version. */
export interface StoredSetting {
  area: string;
  value: Record<string, unknown>;
  version: number;
}

/** The stored ones of some areas, to be read in one batch with other rows. */
export const settingsStatement = (db: TenantDb, areas: readonly string[]) =>
  db.orm
    .select(
      pick({
        area: organizationSetting.area,
        value: organizationSetting.value,
        version: organizationSetting.version,
      }),
    )
    .from(organizationSetting)
    .where(and(db.own(organizationSetting), inArray(organizationSetting.area, [...areas])));

export const readSettings = (db: TenantDb, areas: readonly string[]): Promise<StoredSetting[]> =>
  settingsStatement(db, areas);

export const readUserSettings = (db: TenantDb, userId: string, areas: readonly string[]): Promise<StoredSetting[]> =>
  db.orm
    .select(pick({ area: userSetting.area, value: userSetting.value, version: userSetting.version }))
    .from(userSetting)
    .where(and(db.own(userSetting), eq(userSetting.userId, userId), inArray(userSetting.area, [...areas])));

/** The first save inserts, each later one replaces the version that it was made from; another one changes nothing. */
const WRITE = `INSERT INTO organization_setting (organization_id, area, value, version, updated_at)
SELECT ?1, ?2, ?3, 1, ?4 WHERE ?5 = 0 OR EXISTS (SELECT 1 FROM organization_setting WHERE organization_id = ?1 AND area = ?2)
ON CONFLICT (organization_id, area) DO UPDATE SET value = excluded.value, version = version + 1, updated_at = excluded.updated_at
WHERE version = ?5`;

const WRITE_OWN = `INSERT INTO user_setting (organization_id, user_id, area, value, version, updated_at)
SELECT ?1, ?2, ?3, ?4, 1, ?5 WHERE ?6 = 0 OR EXISTS (SELECT 1 FROM user_setting WHERE organization_id = ?1 AND user_id = ?2 AND area = ?3)
ON CONFLICT (organization_id, user_id, area) DO UPDATE SET value = excluded.value, version = version + 1, updated_at = excluded.updated_at
WHERE version = ?6`;

interface Written {
  area: string;
  value: Record<string, unknown>;
  /** The version that the change was made from. */
  version: number;
  at: number;
}

export const writeSetting = (db: TenantDb, { area, value, version, at }: Written): D1PreparedStatement =>
  db.raw(WRITE, db.organizationId, area, JSON.stringify(value), at, version);

export const writeUserSetting = (
  db: TenantDb,
  userId: string,
  { area, value, version, at }: Written,
): D1PreparedStatement => db.raw(WRITE_OWN, db.organizationId, userId, area, JSON.stringify(value), at, version);

/** Forgets a stored area, which then says what the profile says. */
export const dropSetting = (db: TenantDb, area: string): D1PreparedStatement =>
  db.raw("DELETE FROM organization_setting WHERE organization_id = ?1 AND area = ?2", db.organizationId, area);

/** Makes every look at an appointment or an unpaid invoice, for what its patient is told by the clock, due at once. */
export const lookAgainStatements = (db: TenantDb, now: number): D1PreparedStatement[] => [
  dueAtOnce(db, "APPOINTMENT_MESSAGE", now),
  dueAtOnce(db, "INVOICE_REMINDER", now),
];

/** What every request goes by is kept with the profile too, so that it costs no round trip of its own. */
export const copyToProfile = (db: TenantDb, { settings, about, hpSignupMessage }: ProfileCopy): D1PreparedStatement =>
  db.raw(
    "UPDATE organization_profile SET settings = json_patch(settings, ?2), about = coalesce(?3, about), hp_signup_message = coalesce(?4, hp_signup_message) WHERE organization_id = ?1",
    db.organizationId,
    JSON.stringify(settings),
    about ?? null,
    hpSignupMessage ?? null,
  );

interface Account {
  name: string;
  timeZone: string;
  locales: readonly string[];
  defaultLocale: string;
  currencyCode: string;
  phoneCallingCode: string;
  /** Empty for the product's own. */
  brandColour: string;
}

/** What every page says of its organization. */
export const writeAccount = (db: TenantDb, account: Account): D1PreparedStatement =>
  db.raw(
    `UPDATE organization_profile SET name = ?2, time_zone = ?3, locales = ?4, default_locale = ?5, currency_code = ?6,
phone_calling_code = ?7, brand_colour = nullif(?8, '') WHERE organization_id = ?1`,
    db.organizationId,
    account.name,
    account.timeZone,
    JSON.stringify(account.locales),
    account.defaultLocale,
    account.currencyCode,
    account.phoneCallingCode,
    account.brandColour,
  );

import { and, eq, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { serviceOffering, serviceOfferingBranch, organizationProfile } from "~/db/schema/organization.server";
import { serviceOfferingTax, taxRate } from "~/db/schema/prices.server";
import type { TaxRounding } from "~/kernel/money/price";
import { branchesStatement } from "../catalog/catalog.server";
import type { PlacePrice, TaxRate } from "../../domain/prices/tax-choice";

const { name, ratePpm, isInclusive, isCompound, branchId, isDefault, position } = taxRate;
export const taxRateRows = recordRows(taxRate, {
  ...{ name, ratePpm, isInclusive, isCompound, branchId, isDefault, position },
});

/** Every tax rate, in the order in which they are charged. */
export const taxRatesStatement = (db: TenantDb) => taxRateRows.reading(db).orderBy(position, taxRate.id);
/** Those that are charged. */
export const enabledTaxRatesStatement = (db: TenantDb) =>
  taxRateRows.reading(db, eq(taxRate.enabled, true)).orderBy(position, taxRate.id);

/** The taxes that offerings have of their own. */
export const offeringTaxesStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ serviceOfferingId: serviceOfferingTax.serviceOfferingId, taxRateId: serviceOfferingTax.taxRateId }))
    .from(serviceOfferingTax)
    .where(db.own(serviceOfferingTax));

/** How often the rows of a table were changed, and how many there are. */
const changes = (table: string, own: string) => ({
  versions: `(SELECT coalesce(sum(v.version), 0) FROM ${table} v WHERE v.organization_id = ${own})`,
  rows: `(SELECT count(*) FROM ${table} v WHERE v.organization_id = ${own})`,
});
const stampText = (own: string) => ({
  rates: changes("tax_rate", own),
  offerings: changes("service_offering", own),
});
/** What changes with every change of a tax rate or of an offering. */
interface PriceStamps {
  rateVersions: number;
  rateRows: number;
  offeringVersions: number;
  offeringRows: number;
}
const READ = stampText("organization_profile.organization_id");
const number = (text: string) => sql<number>`${sql.raw(text)}`;

export const roundingStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        rounding: organizationProfile.taxRounding,
        rateVersions: number(READ.rates.versions),
        rateRows: number(READ.rates.rows),
        offeringVersions: number(READ.offerings.versions),
        offeringRows: number(READ.offerings.rows),
      }),
    )
    .from(organizationProfile)
    .where(db.own(organizationProfile));

type Basis = Awaited<ReturnType<typeof roundingStatement>>[number];
const NOTHING = { rateVersions: 0, rateRows: 0, offeringVersions: 0, offeringRows: 0 };
/** How taxes are rounded, and the stamps of what was read with it. */
export function pricesOf(profile: Basis | undefined): { rounding: TaxRounding; stamps: PriceStamps } {
  const { rounding, ...stamps } = profile ?? { rounding: "HALF_UP" as const, ...NOTHING };
  return { rounding, stamps };
}

const NOW = stampText("?1");
const UNCHANGED = `SELECT CASE WHEN (SELECT p.tax_rounding FROM organization_profile p WHERE p.organization_id = ?1) = ?2
AND ${NOW.rates.versions} = ?3 AND ${NOW.rates.rows} = ?4 AND (?5 < 0 OR ${NOW.offerings.versions} = ?5) AND (?6 < 0 OR ${NOW.offerings.rows} = ?6)
THEN 1 ELSE json_extract('{}', 'conflict') END`;

/**
 * Refuses a commit as a conflict where what prices follow from was changed since it was read: the rates and the rounding,
 * and the offerings unless one of them is saved by it.
 * @param saved the rate that was saved before in the same commit
 */
export const unchangedPrices = (
  db: TenantDb,
  { rounding, stamps: { rateVersions, rateRows, offeringVersions, offeringRows } }: ReturnType<typeof pricesOf>,
  { saved, offerings = true }: { saved?: "new" | "known"; offerings?: boolean } = {},
): D1PreparedStatement =>
  db.raw(
    UNCHANGED,
    ...[db.organizationId, rounding, rateVersions + (saved ? 1 : 0), rateRows + (saved === "new" ? 1 : 0)],
    ...(offerings ? [offeringVersions, offeringRows] : [-1, -1]),
  );

/** A new rate is charged after all others. */
export const savingTaxRate = (db: TenantDb, values: Omit<TaxRate, "id" | "enabled">) =>
  taxRateRows.saving(db, values, {
    position: sql`(SELECT coalesce(max(t.position), -1) + 1 FROM tax_rate t WHERE t.organization_id = ${db.organizationId})`,
  });

/** Puts the rates into the order of the given ids: all of them. */
export const placeTaxRates = (db: TenantDb, ids: readonly string[]): D1PreparedStatement =>
  db.raw(
    `UPDATE tax_rate SET version = version + 1, position = (SELECT i.key FROM json_each(?2) i WHERE i.value = tax_rate.id) WHERE organization_id = ?1`,
    ...[db.organizationId, JSON.stringify(ids)],
  );

export const saveRounding = (db: TenantDb, rounding: TaxRounding): D1PreparedStatement =>
  db.raw("UPDATE organization_profile SET tax_rounding = ?2 WHERE organization_id = ?1", db.organizationId, rounding);

/** The tax rates, how taxes are rounded, and the places. */
export async function readTaxes(db: TenantDb) {
  const [rates, [profile], branches] = await db.batch([
    taxRatesStatement(db),
    roundingStatement(db),
    branchesStatement(db),
  ]);
  return { rates, rounding: pricesOf(profile).rounding, branches };
}

/** All that prices follow from, in one round trip. */
export async function readPriceBasis(db: TenantDb) {
  const [rates, own, [profile], prices] = await db.batch([
    taxRatesStatement(db),
    offeringTaxesStatement(db),
    roundingStatement(db),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
          branchId: serviceOfferingBranch.branchId,
          priceMinor: sql<number>`coalesce(${serviceOfferingBranch.priceMinor}, ${serviceOfferingBranch.costMinor})`,
          taxMode: serviceOffering.taxMode,
        }),
      )
      .from(serviceOfferingBranch)
      .innerJoin(
        serviceOffering,
        and(
          eq(serviceOffering.organizationId, serviceOfferingBranch.organizationId),
          eq(serviceOffering.id, serviceOfferingBranch.serviceOfferingId),
        ),
      )
      .where(db.own(serviceOfferingBranch)),
  ]);
  return { rates, own, prices, ...pricesOf(profile) };
}
export type PriceBasis = Awaited<ReturnType<typeof readPriceBasis>>;

const REPRICE = `UPDATE service_offering_branch SET price_minor = j.value ->> 'priceMinor', cost_minor = j.value ->> 'costMinor',
tax_minor = j.value ->> 'taxMinor', taxes = j.value -> 'taxes' FROM json_each(?2) j WHERE service_offering_branch.organization_id = ?1
AND service_offering_branch.service_offering_id = j.value ->> 'serviceOfferingId' AND service_offering_branch.branch_id = j.value ->> 'branchId'`;

/** Writes what is paid at each place; bulk, whatever their number. */
export const repriceStatement = (
  db: TenantDb,
  prices: readonly (PlacePrice & { serviceOfferingId: string; branchId: string })[],
): D1PreparedStatement => db.raw(REPRICE, db.organizationId, JSON.stringify(prices));

/** Puts other taxes of its own in the place of those that an offering has. */
export const replaceOfferingTaxes = (
  db: TenantDb,
  id: string,
  taxRateIds: readonly string[],
): D1PreparedStatement[] => [
  db.raw(
    "DELETE FROM service_offering_tax WHERE organization_id = ?1 AND service_offering_id = ?2",
    db.organizationId,
    id,
  ),
  db.raw(
    "INSERT INTO service_offering_tax (organization_id, service_offering_id, tax_rate_id) SELECT ?1, ?2, value FROM json_each(?3)",
    ...[db.organizationId, id, JSON.stringify(taxRateIds)],
  ),
];

import type { TenantDb } from "~/db/client.server";
import { rowsOf } from "~/db/rows.server";
import type { Tax, TaxRounding } from "~/kernel/money/price";

/** What an offering costs at a place as it was set (minor units), and the taxes on that. */
export interface PriceTerms {
  branchId: string;
  priceMinor: number;
  currencyCode: string;
  taxes: Tax[];
  rounding: TaxRounding;
}

const TAX = `json_object('id', t.id, 'name', t.name, 'ratePpm', t.rate_ppm, 'isInclusive', json(iif(t.is_inclusive, 'true', 'false')),
'isCompound', json(iif(t.is_compound, 'true', 'false')))`;
/** A price from before there were taxes is what is paid. */
const TERMS = `SELECT p.branch_id AS "branchId", coalesce(p.price_minor, p.cost_minor) AS "priceMinor", p.currency_code AS "currencyCode",
o.tax_rounding AS rounding, (SELECT json_group_array(${TAX} ORDER BY t.position, t.id) FROM tax_rate t
WHERE t.organization_id = ?1 AND p.price_minor IS NOT NULL AND t.enabled = 1 AND (t.branch_id IS NULL OR t.branch_id = p.branch_id)
AND CASE s.tax_mode WHEN 'OWN' THEN EXISTS (SELECT 1 FROM service_offering_tax x WHERE x.organization_id = ?1
AND x.service_offering_id = s.id AND x.tax_rate_id = t.id) ELSE t.is_default = 1 END) AS taxes
FROM service_offering_branch p JOIN service_offering s ON s.organization_id = ?1 AND s.id = p.service_offering_id
JOIN organization_profile o ON o.organization_id = ?1
WHERE p.organization_id = ?1 AND p.service_offering_id = ?2`;

/** What an offering costs at each of its places, to be read in a batch. */
export const priceTermsStatement = (db: TenantDb, serviceOfferingId: string): D1PreparedStatement =>
  db.raw(TERMS, db.organizationId, serviceOfferingId);

/** The rows of that statement. */
export const priceTermsOf = (result: D1Result<Record<string, unknown>> | undefined): PriceTerms[] =>
  rowsOf<Omit<PriceTerms, "taxes"> & { taxes: string }>(result).map((row) => ({
    ...row,
    taxes: JSON.parse(row.taxes) as Tax[],
  }));

import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { billableService, billableServiceBranch, billableServiceTax } from "~/db/schema/prices.server";
import { branchesStatement } from "../catalog/catalog.server";
import { pricesOf, roundingStatement, taxRatesStatement } from "./tax-rates.server";

const { name, code, description, currencyCode, priceMinor, taxMode } = billableService;
export const billableServiceRows = recordRows(billableService, {
  ...{ name, code, description, currencyCode, priceMinor, taxMode },
});

/** Every billable service with its prices and taxes, all tax rates and all places: one round trip. */
export async function readBillableServices(db: TenantDb) {
  const [services, places, taxes, rates, [profile], branches] = await db.batch([
    billableServiceRows.reading(db).orderBy(name),
    db.orm
      .select(
        pick({
          id: billableServiceBranch.billableServiceId,
          branchId: billableServiceBranch.branchId,
          priceMinor: billableServiceBranch.priceMinor,
        }),
      )
      .from(billableServiceBranch)
      .where(db.own(billableServiceBranch)),
    db.orm
      .select(pick({ id: billableServiceTax.billableServiceId, taxRateId: billableServiceTax.taxRateId }))
      .from(billableServiceTax)
      .where(db.own(billableServiceTax)),
    taxRatesStatement(db),
    roundingStatement(db),
    branchesStatement(db),
  ]);
  return {
    services: services.map((service) => ({
      ...service,
      places: places.filter(({ id }) => id === service.id).map(({ id: _id, ...place }) => place),
      taxRateIds: taxes.filter(({ id }) => id === service.id).map(({ taxRateId }) => taxRateId),
    })),
    ...{ rates, branches, rounding: pricesOf(profile).rounding },
  };
}
export type BillableServices = Awaited<ReturnType<typeof readBillableServices>>;

const TABLES = ["billable_service_branch", "billable_service_tax"] as const;

/** Puts other prices of places and other taxes in the place of those that a service has. */
export function replaceBillableParts(
  db: TenantDb,
  id: string,
  { places, taxRateIds }: Pick<BillableServices["services"][number], "places" | "taxRateIds">,
): D1PreparedStatement[] {
  const own = db.organizationId;
  return [
    ...TABLES.map((table) =>
      db.raw(`DELETE FROM ${table} WHERE organization_id = ?1 AND billable_service_id = ?2`, own, id),
    ),
    db.raw(
      `INSERT INTO billable_service_branch (organization_id, billable_service_id, branch_id, price_minor)
SELECT ?1, ?2, value ->> 'branchId', value ->> 'priceMinor' FROM json_each(?3)`,
      ...[own, id, JSON.stringify(places)],
    ),
    db.raw(
      "INSERT INTO billable_service_tax (organization_id, billable_service_id, tax_rate_id) SELECT ?1, ?2, value FROM json_each(?3)",
      ...[own, id, JSON.stringify(taxRateIds)],
    ),
  ];
}

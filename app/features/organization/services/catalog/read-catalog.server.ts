import { costOf } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  branchesStatement,
  clientsStatement,
  configsStatement,
  departmentsStatement,
} from "../../data/catalog/catalog.server";
import {
  offeringTaxesStatement,
  pricesOf,
  roundingStatement,
  taxRatesStatement,
} from "../../data/prices/tax-rates.server";
import { withCoordinates } from "../../domain/catalog/with-coordinates";
import { shownTaxRate } from "../../support/prices/shown-tax-rate.server";
import { doctorsStatement, offeringStatements } from "../../data/catalog/offering-catalog.server";

/** Everything that an organization consists of, switched off things too, as its staff see it: one round trip. */
export async function readCatalog(context: RequestContext) {
  await authorize(context, "organization.read");
  const { db } = context;
  const [branches, departments, configs, clients, doctors, rates, taxes, [profile], ...ofOfferings] = await db.batch([
    branchesStatement(db),
    departmentsStatement(db),
    configsStatement(db),
    clientsStatement(db),
    doctorsStatement(db),
    taxRatesStatement(db),
    offeringTaxesStatement(db),
    roundingStatement(db),
    ...offeringStatements(db),
  ]);
  const [offerings, places, ofDepartments, ofDoctors] = ofOfferings;
  return {
    branches: branches.map(withCoordinates),
    departments,
    configs,
    clients,
    doctors,
    taxRates: rates.map(shownTaxRate),
    prices: { rates, ...pricesOf(profile) },
    offerings: offerings.map((offering) => {
      const own = <Row extends { serviceOfferingId: string }>(rows: readonly Row[]) =>
        rows.filter(({ serviceOfferingId }) => serviceOfferingId === offering.id);
      return {
        ...offering,
        branches: own(places).map(({ branchId, costMinor, priceMinor, taxMinor, currencyCode }) => ({
          branchId,
          price: costOf(priceMinor ?? costMinor, currencyCode),
          cost: costOf(costMinor, currencyCode),
          tax: costOf(taxMinor, currencyCode),
          currencyCode,
        })),
        taxRateIds: own(taxes).map(({ taxRateId }) => taxRateId),
        departmentIds: own(ofDepartments).map(({ departmentId }) => departmentId),
        employeeIds: own(ofDoctors).map(({ employeeId }) => employeeId),
      };
    }),
  };
}

export type Catalog = Awaited<ReturnType<typeof readCatalog>>;

/** The same, for the screens on which it is changed. */
export async function readCatalogToChange(context: RequestContext): Promise<Catalog> {
  await authorize(context, "organization.manage");
  return readCatalog(context);
}

import { costOf } from "~/kernel/codes/minor-units";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import {
  branchesStatement,
  clientsStatement,
  configsStatement,
  departmentsStatement,
} from "../../data/catalog/catalog.server";
import { doctorsStatement, offeringStatements } from "../../data/catalog/offering-catalog.server";

/** Everything that an organization consists of, switched off things too, as its staff see it: one round trip. */
export async function readCatalog(context: RequestContext) {
  await authorize(context, "organization.read");
  const { db } = context;
  const [branches, departments, configs, clients, doctors, offerings, places, ofDepartments, ofDoctors] =
    await db.batch([
      branchesStatement(db),
      departmentsStatement(db),
      configsStatement(db),
      clientsStatement(db),
      doctorsStatement(db),
      ...offeringStatements(db),
    ]);
  return {
    branches,
    departments,
    configs,
    clients,
    doctors,
    offerings: offerings.map((offering) => {
      const own = <Row extends { serviceOfferingId: string }>(rows: readonly Row[]) =>
        rows.filter(({ serviceOfferingId }) => serviceOfferingId === offering.id);
      return {
        ...offering,
        branches: own(places).map(({ branchId, costMinor, currencyCode }) => ({
          branchId,
          cost: costOf(costMinor, currencyCode),
          currencyCode,
        })),
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

import { and, asc, eq, ne, sql, type Column, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeBranch, employeeDepartment } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, department, serviceOffering, serviceOfferingDepartment } from "~/db/schema/organization.server";
import { MOST_LISTED_PROVIDERS } from "../../domain/booking/listed-providers";
import { fits, type ProviderFilter } from "../booking/provider-page.server";

/** Ids as a list in text; null where there are none. */
type Ids = string | null;

type Link = typeof employeeDepartment | typeof employeeBranch | typeof employeeOffering;

/** Ids of at most so many doctors who fit and are linked to one thing. */
function doctorsOf(db: TenantDb, link: Link, linked: SQL, filter: ProviderFilter, most: number): SQL<Ids> {
  const ids = db.orm
    .select(pick({ id: employee.id }))
    .from(link)
    .innerJoin(employee, and(eq(employee.organizationId, link.organizationId), eq(employee.id, link.employeeId)))
    .where(and(db.own(link), linked, fits(db, filter)))
    .orderBy(asc(link.employeeId))
    .limit(most);
  return sql<Ids>`(SELECT group_concat(id) FROM ${ids} AS found)`;
}

/** One more than are listed says that there are more. */
const LISTED = MOST_LISTED_PROVIDERS + 1;

/** The open departments by name, each with at most so many of the doctors there who fit. */
export const departmentProvidersStatement = (db: TenantDb, filter: ProviderFilter, most = LISTED) =>
  db.orm
    .select(
      pick({
        id: department.id,
        name: department.name,
        address: sql<string>`''`,
        city: sql<string>`''`,
        doctors: doctorsOf(db, employeeDepartment, eq(employeeDepartment.departmentId, department.id), filter, most),
      }),
    )
    .from(department)
    .where(and(db.own(department), eq(department.enabled, true)))
    .orderBy(asc(department.name));

/** The open places by name, each with at most so many of the doctors who fit and can be booked there. */
export const branchProvidersStatement = (db: TenantDb, filter: ProviderFilter, most = LISTED) =>
  db.orm
    .select(
      pick({
        id: branch.id,
        name: branch.name,
        address: branch.address,
        city: branch.city,
        doctors: doctorsOf(
          db,
          employeeBranch,
          eq(employeeBranch.branchId, branch.id),
          { ...filter, branchId: branch.id },
          most,
        ),
      }),
    )
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(asc(branch.name));

/** The offerings of the filter's kind that the public may see, each with the doctors who give it and fit. */
export function offeringProvidersStatement(db: TenantDb, filter: ProviderFilter) {
  // The filter asks for a service offering of its own, which would hide this one.
  const listed = alias(serviceOffering, "listed");
  const given: Column = listed.id;
  return db.orm
    .select(
      pick({
        id: listed.id,
        doctors: doctorsOf(
          db,
          employeeOffering,
          eq(employeeOffering.serviceOfferingId, given),
          { ...filter, serviceOfferingId: given },
          LISTED,
        ),
      }),
    )
    .from(listed)
    .where(
      and(
        db.own(listed),
        eq(listed.offeringsType, filter.type),
        eq(listed.enabled, true),
        eq(listed.availableToNewPatients, true),
        ne(listed.onlineBookingOption, "DISABLED"),
      ),
    );
}

/** The departments that are open, by name. */
export const departmentNamesStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: department.id, name: department.name }))
    .from(department)
    .where(and(db.own(department), eq(department.enabled, true)))
    .orderBy(asc(department.name));

/** Which departments the offerings belong to. */
export const offeringDepartmentsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        serviceOfferingId: serviceOfferingDepartment.serviceOfferingId,
        departmentId: serviceOfferingDepartment.departmentId,
      }),
    )
    .from(serviceOfferingDepartment)
    .where(db.own(serviceOfferingDepartment));

/** The services of the organization by name, for what staff narrow their lists by. */
export const offeringNamesStatement = (db: TenantDb) =>
  db.orm
    .select(pick({ id: serviceOffering.id, name: serviceOffering.name }))
    .from(serviceOffering)
    .where(and(db.own(serviceOffering), eq(serviceOffering.enabled, true)))
    .orderBy(asc(serviceOffering.name));

import { and, asc, eq, sql, type Column, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employeeBranch, employeeDepartment, employeeProfile, employeeRole, role } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { serviceOffering } from "~/db/schema/organization.server";
import { providerSlot } from "~/db/schema/scheduling.server";
import { ratingsStatement } from "./provider-rating.server";

/** The employees whose rows are read: one, several, or all if none is named. */
export type Whose = string | readonly string[] | undefined;

const of = (column: Column, whose: Whose): SQL | undefined => {
  if (whose === undefined) return undefined;
  return typeof whose === "string"
    ? eq(column, whose)
    : sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(whose)}))`;
};

export const heldRoles = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(pick({ employeeId: employeeRole.employeeId, id: role.id, name: role.name }))
    .from(employeeRole)
    .innerJoin(role, and(eq(role.organizationId, employeeRole.organizationId), eq(role.id, employeeRole.roleId)))
    .where(and(db.own(employeeRole), eq(role.enabled, true), of(employeeRole.employeeId, whose)));

export const heldBranches = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
    .from(employeeBranch)
    .where(and(db.own(employeeBranch), of(employeeBranch.employeeId, whose)));

export const heldDepartments = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(pick({ employeeId: employeeDepartment.employeeId, departmentId: employeeDepartment.departmentId }))
    .from(employeeDepartment)
    .where(and(db.own(employeeDepartment), of(employeeDepartment.employeeId, whose)));

export const heldOfferings = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(
      pick({
        employeeId: employeeOffering.employeeId,
        id: serviceOffering.id,
        name: serviceOffering.name,
        offeringsType: serviceOffering.offeringsType,
      }),
    )
    .from(employeeOffering)
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, employeeOffering.organizationId),
        eq(serviceOffering.id, employeeOffering.serviceOfferingId),
      ),
    )
    .where(and(db.own(employeeOffering), eq(serviceOffering.enabled, true), of(employeeOffering.employeeId, whose)));

/** Timings, by day and time. */
export const heldSlots = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(
      pick({
        employeeId: providerSlot.employeeId,
        id: providerSlot.id,
        type: providerSlot.type,
        dayOfWeek: providerSlot.dayOfWeek,
        startMinutes: providerSlot.startMinutes,
        endMinutes: providerSlot.endMinutes,
        startDate: providerSlot.startDate,
        endDate: providerSlot.endDate,
        branchId: providerSlot.branchId,
        offeringsType: providerSlot.offeringsType,
        serviceOfferingIds: providerSlot.serviceOfferingIds,
        note: providerSlot.note,
      }),
    )
    .from(providerSlot)
    .where(and(db.own(providerSlot), of(providerSlot.employeeId, whose)))
    .orderBy(asc(providerSlot.dayOfWeek), asc(providerSlot.startMinutes), asc(providerSlot.id));

/** What providers tell of themselves. */
const heldProfiles = (db: TenantDb, whose?: Whose) =>
  db.orm
    .select(
      pick({
        employeeId: employeeProfile.employeeId,
        academics: employeeProfile.academics,
        achievements: employeeProfile.achievements,
        additionalTraining: employeeProfile.additionalTraining,
        profileExtraInfo: employeeProfile.profileExtraInfo,
        urls: employeeProfile.urls,
        resources: employeeProfile.resources,
        testimonials: employeeProfile.testimonials,
        posts: employeeProfile.posts,
        videoUrl: employeeProfile.videoUrl,
      }),
    )
    .from(employeeProfile)
    .where(and(db.own(employeeProfile), of(employeeProfile.employeeId, whose)));

/** The statements of everything that employees hold, for one batch. */
export const holdingsStatements = (db: TenantDb, whose?: Whose) =>
  [
    heldRoles(db, whose),
    heldBranches(db, whose),
    heldDepartments(db, whose),
    heldOfferings(db, whose),
    heldSlots(db, whose),
    heldProfiles(db, whose),
    ratingsStatement(db, whose),
  ] as const;

/** What these employees hold: one round trip. */
export async function loadHoldings(db: TenantDb, whose: readonly string[]) {
  const [roles, branches, departments, offerings, slots, profiles, ratings] = await db.batch([
    ...holdingsStatements(db, whose),
  ]);
  return { roles, branches, departments, offerings, slots, profiles, ratings };
}

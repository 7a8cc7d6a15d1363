import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, employeeBranch } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, serviceOffering } from "~/db/schema/organization.server";
import { providerSlot, providerTimings } from "~/db/schema/scheduling.server";
import type { Slot } from "../../domain/timings/timing";

/** An employee with everything that their timings are judged by. */
export interface ProviderTimings {
  employee: {
    id: string;
    title: number;
    firstName: string;
    lastName: string;
    /** Whether they see patients. */
    provides: boolean;
  };
  /** Where they work; enabled branches by name. */
  branches: { id: string; name: string; timeZone: string }[];
  /** What they offer; enabled offerings by name. */
  offerings: { id: string; name: string; offeringsType: string }[];
  slots: Slot[];
  version: number;
  /** The slots before the last change, as JSON; null where there was none. */
  previous: string | null;
}

const slotFields = {
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
};

const person = (db: TenantDb, employeeId: string) =>
  db.orm
    .select(
      pick({
        id: employee.id,
        title: employee.title,
        firstName: employee.firstName,
        lastName: employee.lastName,
        provides: sql<number>`${provides()}`,
      }),
    )
    .from(employee)
    .where(and(db.own(employee), eq(employee.id, employeeId), isNull(employee.deletedAt)));

const branches = (db: TenantDb, employeeId: string) =>
  db.orm
    .select(pick({ id: branch.id, name: branch.name, timeZone: branch.timeZone }))
    .from(employeeBranch)
    .innerJoin(
      branch,
      and(eq(branch.organizationId, employeeBranch.organizationId), eq(branch.id, employeeBranch.branchId)),
    )
    .where(and(db.own(employeeBranch), eq(employeeBranch.employeeId, employeeId), eq(branch.enabled, true)))
    .orderBy(asc(branch.name), asc(branch.id));

const offerings = (db: TenantDb, employeeId: string) =>
  db.orm
    .select(pick({ id: serviceOffering.id, name: serviceOffering.name, offeringsType: serviceOffering.offeringsType }))
    .from(employeeOffering)
    .innerJoin(
      serviceOffering,
      and(
        eq(serviceOffering.organizationId, employeeOffering.organizationId),
        eq(serviceOffering.id, employeeOffering.serviceOfferingId),
      ),
    )
    .where(
      and(db.own(employeeOffering), eq(employeeOffering.employeeId, employeeId), eq(serviceOffering.enabled, true)),
    )
    .orderBy(asc(serviceOffering.name));

/**
 * Reads an employee's timings with what they are judged by, in one round trip; undefined where there is no such
 * employee.
 */
export async function readProviderTimings(db: TenantDb, employeeId: string): Promise<ProviderTimings | undefined> {
  const [people, places, given, slots, versions] = await db.batch([
    person(db, employeeId),
    branches(db, employeeId),
    offerings(db, employeeId),
    db.orm
      .select(pick(slotFields))
      .from(providerSlot)
      .where(and(db.own(providerSlot), eq(providerSlot.employeeId, employeeId)))
      .orderBy(asc(providerSlot.id)),
    db.orm
      .select(pick({ version: providerTimings.version, previous: providerTimings.previous }))
      .from(providerTimings)
      .where(and(db.own(providerTimings), eq(providerTimings.employeeId, employeeId))),
  ]);
  const [found] = people;
  if (!found) return undefined;
  return {
    employee: { ...found, provides: found.provides === 1 },
    branches: places,
    offerings: given,
    slots,
    version: versions[0]?.version ?? 0,
    previous: versions[0]?.previous ?? null,
  };
}

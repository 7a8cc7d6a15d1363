import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee, employeeBranch } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import { branch, serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import type { SetOptions } from "../../domain/appointments/set-options";

/** Everything that staff can choose from when they set an appointment; with an employee, only that one's. */
export async function readSetOptions(db: TenantDb, employeeId: string | null): Promise<SetOptions> {
  const own = employeeId === null ? undefined : eq(employee.id, employeeId);
  const [offerings, providers, branches, gives, worksAt, givenAt] = await db.batch([
    db.orm
      .select(
        pick({
          id: serviceOffering.id,
          name: serviceOffering.name,
          type: serviceOffering.offeringsType,
          durationMinutes: serviceOffering.durationMinutes,
          groupCapacity: serviceOffering.groupCapacity,
          onlineBookingOption: serviceOffering.onlineBookingOption,
        }),
      )
      .from(serviceOffering)
      .where(and(db.own(serviceOffering), eq(serviceOffering.enabled, true)))
      .orderBy(asc(serviceOffering.name)),
    db.orm
      .select(
        pick({ id: employee.id, title: employee.title, firstName: employee.firstName, lastName: employee.lastName }),
      )
      .from(employee)
      .where(and(db.own(employee), eq(employee.enabled, true), eq(employee.adminApproval, 1), provides(), own))
      .orderBy(asc(employee.lastName)),
    db.orm
      .select(pick({ id: branch.id, name: branch.name, timeZone: branch.timeZone }))
      .from(branch)
      .where(and(db.own(branch), eq(branch.enabled, true)))
      .orderBy(asc(branch.name)),
    db.orm
      .select(pick({ employeeId: employeeOffering.employeeId, serviceOfferingId: employeeOffering.serviceOfferingId }))
      .from(employeeOffering)
      .where(db.own(employeeOffering)),
    db.orm
      .select(pick({ employeeId: employeeBranch.employeeId, branchId: employeeBranch.branchId }))
      .from(employeeBranch)
      .where(db.own(employeeBranch)),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
          branchId: serviceOfferingBranch.branchId,
          costMinor: serviceOfferingBranch.costMinor,
          currencyCode: serviceOfferingBranch.currencyCode,
        }),
      )
      .from(serviceOfferingBranch)
      .where(db.own(serviceOfferingBranch)),
  ]);
  return { offerings, providers, branches, gives, worksAt, givenAt };
}

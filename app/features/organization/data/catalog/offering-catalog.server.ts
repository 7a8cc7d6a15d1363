import { and, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee } from "~/db/schema/identity.server";
import { employeeOffering } from "~/db/schema/offering-providers.server";
import type { PlacePrice } from "../../domain/prices/tax-choice";
import { serviceOffering, serviceOfferingBranch, serviceOfferingDepartment } from "~/db/schema/organization.server";

const OFFERING = pick({
  id: serviceOffering.id,
  name: serviceOffering.name,
  offeringsType: serviceOffering.offeringsType,
  description: serviceOffering.description,
  durationMinutes: serviceOffering.durationMinutes,
  bufferBeforeMinutes: serviceOffering.bufferBeforeMinutes,
  bufferAfterMinutes: serviceOffering.bufferAfterMinutes,
  onlineBookingOption: serviceOffering.onlineBookingOption,
  onlinePaymentOption: serviceOffering.onlinePaymentOption,
  confirmsByItself: serviceOffering.confirmsByItself,
  availableToNewPatients: serviceOffering.availableToNewPatients,
  newPatientsOnly: serviceOffering.newPatientsOnly,
  groupCapacity: serviceOffering.groupCapacity,
  taxMode: serviceOffering.taxMode,
  instructions: serviceOffering.instructions,
  enabled: serviceOffering.enabled,
  version: serviceOffering.version,
});

/** Every offering, with where it is given, its departments and who gives it: four statements for one batch. */
export const offeringStatements = (db: TenantDb) =>
  [
    db.orm.select(OFFERING).from(serviceOffering).where(db.own(serviceOffering)).orderBy(serviceOffering.name),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingBranch.serviceOfferingId,
          branchId: serviceOfferingBranch.branchId,
          costMinor: serviceOfferingBranch.costMinor,
          priceMinor: serviceOfferingBranch.priceMinor,
          taxMinor: serviceOfferingBranch.taxMinor,
          currencyCode: serviceOfferingBranch.currencyCode,
        }),
      )
      .from(serviceOfferingBranch)
      .where(db.own(serviceOfferingBranch)),
    db.orm
      .select(
        pick({
          serviceOfferingId: serviceOfferingDepartment.serviceOfferingId,
          departmentId: serviceOfferingDepartment.departmentId,
        }),
      )
      .from(serviceOfferingDepartment)
      .where(db.own(serviceOfferingDepartment)),
    db.orm
      .select(pick({ serviceOfferingId: employeeOffering.serviceOfferingId, employeeId: employeeOffering.employeeId }))
      .from(employeeOffering)
      .where(db.own(employeeOffering)),
  ] as const;

/** The doctors that can offer something: whoever works as one, enabled and approved. */
export const doctorsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: employee.id,
        firstName: employee.firstName,
        lastName: employee.lastName,
      }),
    )
    .from(employee)
    .where(and(db.own(employee), eq(employee.enabled, true), eq(employee.adminApproval, 1), provides()))
    .orderBy(employee.lastName, employee.firstName);

/** The users of these employees. */
export async function readUsersOf(db: TenantDb, employeeIds: readonly string[]): Promise<string[]> {
  const { results } = await db
    .raw(
      "SELECT user_id FROM employee WHERE organization_id = ?1 AND id IN (SELECT value FROM json_each(?2))",
      db.organizationId,
      JSON.stringify(employeeIds),
    )
    .all<{ user_id: string }>();
  return results.map(({ user_id: userId }) => userId);
}

/** The columns that a form fills in. */
type Values = Omit<typeof serviceOffering.$inferInsert, "organizationId" | "id" | "version" | "enabled">;

export const insertOffering = (db: TenantDb, id: string, values: Values): Statement =>
  db.orm.insert(serviceOffering).values({ organizationId: db.organizationId, id, ...values });

/** Changes the version that was read; the kind of appointment stays what it was. */
export const updateOffering = (
  db: TenantDb,
  id: string,
  version: number,
  { offeringsType, ...values }: Values,
): Statement =>
  db.orm
    .update(serviceOffering)
    .set({ ...values, version: version + 1 })
    .where(
      and(
        db.own(serviceOffering),
        eq(serviceOffering.id, id),
        eq(serviceOffering.version, version),
        eq(serviceOffering.offeringsType, offeringsType),
      ),
    );

interface Parts {
  places: readonly (PlacePrice & { branchId: string; currencyCode: string })[];
  departmentIds: readonly string[];
  employeeIds: readonly string[];
}

const REPLACED = [
  ["service_offering_branch", "branch_id"],
  ["service_offering_department", "department_id"],
  ["employee_offering", "employee_id"],
] as const;

/**
 * Puts other places, departments and doctors in the place of those that an offering had; bulk, whatever their number.
 */
export function replacePartsStatements(db: TenantDb, id: string, parts: Parts): D1PreparedStatement[] {
  const own = db.organizationId;
  const cleared = REPLACED.map(([table]) =>
    db.raw(`DELETE FROM ${table} WHERE organization_id = ?1 AND service_offering_id = ?2`, own, id),
  );
  return [
    ...cleared,
    db.raw(
      `INSERT INTO service_offering_branch (organization_id, service_offering_id, branch_id, cost_minor, currency_code, price_minor, tax_minor, taxes)
SELECT ?1, ?2, value ->> 'branchId', value ->> 'costMinor', value ->> 'currencyCode', value ->> 'priceMinor', value ->> 'taxMinor', value -> 'taxes' FROM json_each(?3)`,
      own,
      id,
      JSON.stringify(parts.places),
    ),
    db.raw(
      "INSERT INTO service_offering_department (organization_id, service_offering_id, department_id) SELECT ?1, ?2, value FROM json_each(?3)",
      own,
      id,
      JSON.stringify(parts.departmentIds),
    ),
    db.raw(
      "INSERT INTO employee_offering (organization_id, service_offering_id, employee_id) SELECT ?1, ?2, value FROM json_each(?3)",
      own,
      id,
      JSON.stringify(parts.employeeIds),
    ),
  ];
}

import type { TenantDb } from "~/db/client.server";
import type { PublicAccess } from "../../domain/timings/why-not-offered";
import type { StaffChoice } from "../appointments/staff-offer-read.server";

const DOORS = `SELECT so.enabled AND b.enabled AS enabled, so.online_booking_option AS "onlineBookingOption",
so.available_to_new_patients AS "availableToNewPatients", so.new_patients_only AS "newPatientsOnly",
e.display_profile AND e.admin_approval = 1 AS "profileShown",
EXISTS (SELECT 1 FROM employee_offering eo WHERE eo.organization_id = ?1 AND eo.employee_id = ?2 AND eo.service_offering_id = ?3)
  AND EXISTS (SELECT 1 FROM service_offering_branch sb WHERE sb.organization_id = ?1 AND sb.service_offering_id = ?3 AND sb.branch_id = ?4)
  AND EXISTS (SELECT 1 FROM employee_branch eb WHERE eb.organization_id = ?1 AND eb.employee_id = ?2 AND eb.branch_id = ?4) AS given
FROM service_offering so
JOIN employee e ON e.organization_id = ?1 AND e.id = ?2
JOIN branch b ON b.organization_id = ?1 AND b.id = ?4
WHERE so.organization_id = ?1 AND so.id = ?3`;

type Flag = "given" | "enabled" | "availableToNewPatients" | "newPatientsOnly" | "profileShown";
type Row = Pick<PublicAccess, "onlineBookingOption"> & Record<Flag, number>;

/** Whether patients see a doctor, offering and place together; undefined where one of them is not there. */
export async function readPublicAccess(
  db: TenantDb,
  { employeeId, serviceOfferingId, branchId }: StaffChoice,
): Promise<Omit<PublicAccess, "doctorCanBeChosen"> | undefined> {
  const row = await db.raw(DOORS, db.organizationId, employeeId, serviceOfferingId, branchId).first<Row>();
  if (!row) return undefined;
  return {
    given: Boolean(row.given),
    enabled: Boolean(row.enabled),
    onlineBookingOption: row.onlineBookingOption,
    availableToNewPatients: Boolean(row.availableToNewPatients),
    newPatientsOnly: Boolean(row.newPatientsOnly),
    profileShown: Boolean(row.profileShown),
  };
}

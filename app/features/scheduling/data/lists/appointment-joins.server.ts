import { and, eq } from "drizzle-orm";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointmentArrival, branchArrivals } from "~/db/schema/arrivals.server";
import { appointment } from "~/db/schema/scheduling.server";

/** The conditions by which what an appointment names is joined to it, within its organization. */
export const JOINED = {
  employee: and(eq(employee.organizationId, appointment.organizationId), eq(employee.id, appointment.employeeId)),
  branch: and(eq(branch.organizationId, appointment.organizationId), eq(branch.id, appointment.branchId)),
  offering: and(
    eq(serviceOffering.organizationId, appointment.organizationId),
    eq(serviceOffering.id, appointment.serviceOfferingId),
  ),
  /** What its offering costs at its place. */
  price: and(
    eq(serviceOfferingBranch.organizationId, appointment.organizationId),
    eq(serviceOfferingBranch.serviceOfferingId, appointment.serviceOfferingId),
    eq(serviceOfferingBranch.branchId, appointment.branchId),
  ),
  /** That its patient has come. */
  arrival: and(
    eq(appointmentArrival.organizationId, appointment.organizationId),
    eq(appointmentArrival.appointmentId, appointment.id),
  ),
  /** How patients arrive at its place. */
  branchArrivals: and(
    eq(branchArrivals.organizationId, appointment.organizationId),
    eq(branchArrivals.branchId, appointment.branchId),
  ),
  patient: and(eq(patient.organizationId, appointment.organizationId), eq(patient.id, appointment.patientId)),
} as const;

/** The same as `price` in a statement by hand, for rows with these names of columns; of them only what costs something. */
export const priceJoin = (rows: string): string =>
  `JOIN service_offering_branch p ON p.organization_id = ?1 AND p.service_offering_id = ${rows}.service_offering_id
AND p.branch_id = ${rows}.branch_id AND p.cost_minor > 0`;

import { and, eq, sql } from "drizzle-orm";
import { ledgerCharge } from "~/db/schema/ledger.server";
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

/** What its offering costs at its place today, and what it was charged when it began: tables and conditions of joins. */
export const OFFERED_AT = [
  serviceOfferingBranch,
  and(
    eq(serviceOfferingBranch.organizationId, appointment.organizationId),
    eq(serviceOfferingBranch.serviceOfferingId, appointment.serviceOfferingId),
    eq(serviceOfferingBranch.branchId, appointment.branchId),
  ),
] as const;
export const CHARGED = [
  ledgerCharge,
  and(eq(ledgerCharge.organizationId, appointment.organizationId), eq(ledgerCharge.appointmentId, appointment.id)),
] as const;

/**
 * What an appointment costs: what it was charged when it began, else what its offering costs at its place today. For
 * rows that are joined by the two above; null where it has no price.
 */
export const PRICE = {
  costMinor: sql<number | null>`coalesce(${ledgerCharge.amountMinor}, ${serviceOfferingBranch.costMinor})`,
  currencyCode: sql<string | null>`coalesce(${ledgerCharge.currencyCode}, ${serviceOfferingBranch.currencyCode})`,
} as const;

/** The same joins in a statement by hand, for rows with an id and these names of columns. */
export const priceJoin = (rows: string): string =>
  `LEFT JOIN ledger_charge c ON c.organization_id = ?1 AND c.appointment_id = ${rows}.id
LEFT JOIN service_offering_branch p ON p.organization_id = ?1 AND p.service_offering_id = ${rows}.service_offering_id
AND p.branch_id = ${rows}.branch_id`;
/** What such a row costs, and in which currency. */
export const COST = "coalesce(c.amount_minor, p.cost_minor)";
export const COST_CURRENCY = "coalesce(c.currency_code, p.currency_code)";

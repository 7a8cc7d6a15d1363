import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { TaxPart } from "~/kernel/money/price";
import { agreedPrice } from "~/db/schema/discounts.server";
import { ledgerCharge } from "~/db/schema/ledger.server";
import { employee } from "~/db/schema/identity.server";
import { branch, serviceOffering, serviceOfferingBranch } from "~/db/schema/organization.server";
import { patient } from "~/db/schema/patients.server";
import { appointmentArrival, branchArrivals } from "~/db/schema/arrivals.server";
import { appointmentMoney } from "~/db/schema/appointment-series.server";
import { appointment } from "~/db/schema/scheduling.server";
import type { PriceLess } from "../../domain/lists/price-less";
import { earlierPaymentsText, keptOnlineText } from "./kept-online.server";

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

/** Its offering. */
export const OFFERED = [serviceOffering, JOINED.offering] as const;
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

/** What was agreed that it costs, with discounts. */
export const AGREED = [
  agreedPrice,
  and(eq(agreedPrice.organizationId, appointment.organizationId), eq(agreedPrice.appointmentId, appointment.id)),
] as const;
/** What was taken at the desk for it, given back and written off. */
export const SETTLED = [
  appointmentMoney,
  and(
    eq(appointmentMoney.organizationId, appointment.organizationId),
    eq(appointmentMoney.appointmentId, appointment.id),
  ),
] as const;
const COLUMNS = {
  ...{ organization: "appointment.organization_id", id: "appointment.id", lastId: "appointment.online_payment_id" },
};
/** What of an appointment is settled: taken at the desk and online and still here, and written off; of rows joined so. */
export const SETTLED_MINOR = sql<number>`coalesce(${appointmentMoney.takenMinor} - ${appointmentMoney.refundedMinor} + ${appointmentMoney.waivedMinor}, 0) + ${sql.raw(keptOnlineText(COLUMNS))}`;
/** The ids of the online payments that took effect on it before the last one. */
export const EARLIER_PAYMENTS = sql`${sql.raw(earlierPaymentsText(COLUMNS))}`.mapWith(
  (ids: string) => JSON.parse(ids) as string[],
);
export const WAIVED_MINOR = sql<number>`coalesce(${appointmentMoney.waivedMinor}, 0)`;

/**
 * What an appointment costs: what it was charged when it began, else what was agreed with discounts, else what its
 * offering costs at its place today. For rows that are joined by the three above; null where it has no price.
 */
export const PRICE = {
  costMinor: sql<
    number | null
  >`coalesce(${ledgerCharge.amountMinor}, ${agreedPrice.totalMinor}, ${serviceOfferingBranch.costMinor})`,
  currencyCode: sql<
    string | null
  >`coalesce(${ledgerCharge.currencyCode}, ${agreedPrice.currencyCode}, ${serviceOfferingBranch.currencyCode})`,
} as const;

/** The discounts in that, and the price without them; null where there are none. */
export const PRICE_LESS = {
  baseMinor: agreedPrice.baseMinor,
  discounts: sql<PriceLess["discounts"] | null>`${agreedPrice.discounts}`.mapWith(
    (discounts: string) => JSON.parse(discounts) as PriceLess["discounts"],
  ),
};

/** It was charged, so that it has a price that stays. */
export const IS_CHARGED = isNotNull(ledgerCharge.entryId);

/** The taxes in that. */
export const PRICE_TAXES =
  sql`coalesce(${ledgerCharge.taxes}, ${agreedPrice.taxes}, ${serviceOfferingBranch.taxes})`.mapWith(
    (taxes: string) => JSON.parse(taxes) as TaxPart[],
  );

/** The same joins in a statement by hand, for rows with an id and these names of columns. */
export const priceJoin = (rows: string): string =>
  `LEFT JOIN ledger_charge c ON c.organization_id = ?1 AND c.appointment_id = ${rows}.id
LEFT JOIN agreed_price g ON g.organization_id = ?1 AND g.appointment_id = ${rows}.id
LEFT JOIN service_offering_branch p ON p.organization_id = ?1 AND p.service_offering_id = ${rows}.service_offering_id
AND p.branch_id = ${rows}.branch_id
LEFT JOIN appointment_money s ON s.organization_id = ?1 AND s.appointment_id = ${rows}.id`;
/** The name of its service, as `o`. */
export const offeringJoin = (rows: string): string =>
  `LEFT JOIN service_offering o ON o.organization_id = ?1 AND o.id = ${rows}.service_offering_id`;
/** What such a row costs, and in which currency. */
export const COST = "coalesce(c.amount_minor, g.total_minor, p.cost_minor)";
const columnsOf = (rows: string) => ({
  ...{ organization: "?1", id: `${rows}.id`, lastId: `${rows}.online_payment_id` },
});
/** What online payments of such rows, which also have that of the last one, have brought and is still here. */
export const keptOnline = (rows: string, alone = false): string => keptOnlineText(columnsOf(rows), alone);
export const earlierPayments = (rows: string): string => earlierPaymentsText(columnsOf(rows));
/** What of it is not settled, at the desk or online. */
export const due = (rows: string): string =>
  `(${COST} - coalesce(s.taken_minor - s.refunded_minor + s.waived_minor, 0) - ${keptOnline(rows)})`;
export const COST_CURRENCY = "coalesce(c.currency_code, g.currency_code, p.currency_code)";
/** The taxes in that, as JSON. */
export const COST_TAXES = "coalesce(c.taxes, g.taxes, p.taxes)";

/** The version in which its patient last said when they want to come; else the first. */
export const lastAsked = sql`(SELECT max(asked.version) FROM appointment_history AS asked
WHERE asked.organization_id = ${appointment.organizationId} AND asked.appointment_id = ${appointment.id}
AND (asked.version = 1 OR (asked.action = 'reschedule' AND asked.actor_kind IN ('patient', 'link'))))`;

import { saveDiscount } from "~/features/billing/services/discounts/save-discount.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { patientActor } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

export const DAY = 24 * HOUR;
export const STRANGER: Actor = { kind: "anonymous" };

export const asAdmin = (practice: Practice, at = MONDAY) => practice.as(practice.administrator, at);
export const ownPatient = ({ ids }: Practice): Actor => patientActor(ids.patient, ids.patientUser);
export const otherPatient = ({ ids }: Practice): Actor => patientActor(ids.otherPatient, ids.otherPatientUser);

/** Everything costs as much in minor units, with these taxes of the organization. */
export async function costs(practice: Practice, priceMinor: number, currencyCode = "EUR"): Promise<void> {
  const { db } = await systemOf(practice);
  await db
    .raw(
      "UPDATE service_offering_branch SET cost_minor = ?2, price_minor = ?2, currency_code = ?3 WHERE organization_id = ?1",
      ...[db.organizationId, priceMinor, currencyCode],
    )
    .run();
}

/** Adds a discount: 10.00 EUR by the code SPRING unless said otherwise; its id. */
export async function discountOf(practice: Practice, more: Record<string, unknown> = {}, at = MONDAY): Promise<string> {
  const terms = { name: "Spring", code: "SPRING", value: "amount", amount: "10", currencyCode: "EUR", ...more };
  return (await saveDiscount(await asAdmin(practice, at), terms)).id;
}

/** How many were booked so far in each practice: a count of all would lead past the days that can be booked. */
const bookings = new WeakMap<Practice, number>();

/** Somebody books an hour of the doctor's days to come: 10:00 in Madrid of the days behind the first. */
export async function bookWith(practice: Practice, actor: Actor, more: Record<string, unknown> = {}, at = MONDAY) {
  const number = (bookings.get(practice) ?? 0) + 1;
  bookings.set(practice, number);
  const days = 2 + Math.floor(number / 5);
  return bookAppointment(await practice.as(actor, at), {
    ...{ serviceOfferingId: practice.ids.clinicOffering, requestedEmployeeId: practice.ids.doctor },
    ...{ branchId: practice.ids.branch, startTime: MONDAY + days * DAY + (2 + (number % 5)) * HOUR },
    ...(actor.kind === "anonymous" ? { visitor: visitor(number) } : {}),
    ...{ idempotencyKey: `discount-${number}-00000`, ...more },
  });
}

export const visitor = (number: number) => ({
  ...{ firstName: "Vera", lastName: "Visitor", email: `discount${number}@visitor.example` },
  ...{ phoneCallingCode: "34", phone: `6004${10_000 + number}` },
});

export interface Agreed {
  base: number;
  discount: number;
  tax: number;
  total: number;
  currency: string;
}

/** The price that was agreed for an appointment; undefined where there is none. */
export const agreedOf = async (practice: Practice, appointmentId: string): Promise<Agreed | undefined> =>
  (
    await rowsOf<Agreed>(
      await systemOf(practice),
      `SELECT base_minor AS base, discount_minor AS discount, tax_minor AS tax, total_minor AS total, currency_code AS currency
FROM agreed_price WHERE organization_id = ?1 AND appointment_id = ?2`,
      appointmentId,
    )
  )[0];

/** How often a discount is used, by its counter and by the uses that stand. */
export async function usedOf(practice: Practice, id: string): Promise<[number | undefined, number | undefined]> {
  const [row] = await rowsOf<{ used: number; uses: number }>(
    await systemOf(practice),
    `SELECT d.used, (SELECT count(*) FROM discount_use u WHERE u.organization_id = ?1 AND u.discount_id = ?2) AS uses
FROM discount d WHERE d.organization_id = ?1 AND d.id = ?2`,
    id,
  );
  return [row?.used, row?.uses];
}

/** The moves of an appointment's discounts, in order. */
export const movesOf = async (practice: Practice, appointmentId: string): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>(
      await systemOf(practice),
      "SELECT kind FROM discount_move WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY at, rowid",
      appointmentId,
    )
  ).map(({ kind }) => kind);

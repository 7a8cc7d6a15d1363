import { chargesOwedById, pricesPaidFor, type PaidPrice } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { moneyOfSome } from "../../data/payments/items-read.server";
import { askedOf, type PaymentItem } from "../../domain/payments/payment-item";
import { appointmentItems, chargeItems } from "./payment-items.server";
import { standingOfPatient } from "./standing-of-patient.server";

/** What was paid for, as it stands today, and what it costs with its taxes; null where that was never said. */
export interface PaidThing {
  item: PaymentItem;
  price: PaidPrice | null;
}

/** What some appointments and charges by hand of a patient cost, and what of each is left to pay, by their ids. */
export async function paidFor(
  context: RequestContext,
  patientId: string | null,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PaidThing>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const { db } = context;
  const [appointments, charges, prices] = await Promise.all([
    moneyOfSome(db, wanted),
    chargesOwedById(db, wanted),
    pricesPaidFor(db, wanted),
  ]);
  const items = [...(await appointmentItems(db, appointments)), ...chargeItems(charges)];
  // What was paid ahead may cover what is left.
  const isOwed = items.some(({ dueMinor }) => dueMinor > 0);
  const standings = isOwed && patientId !== null ? await standingOfPatient(context, patientId) : [];
  return new Map(
    items.map((item) => [item.id, { item: askedOf(item, standings), price: prices.get(item.id) ?? null }]),
  );
}

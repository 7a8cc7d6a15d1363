import type { IsoDate } from "~/kernel/time/dates";
import type { TakenDiscount } from "./discount-kinds";

/** What a discount takes off, and how it goes with others. */
export interface DiscountValue {
  id: string;
  name: string;
  /** Empty for one that is taken without a code. */
  code: string;
  /** Parts per million of the price; null for an amount. */
  ratePpm: number | null;
  /** In the currency's minor unit; null for a part of the price. */
  amountMinor: number | null;
  currencyCode: string;
  /** It is taken together with others that are stackable. */
  isStackable: boolean;
}

/** When, for what and how often a discount is taken. */
export interface DiscountRules {
  enabled: boolean;
  /** The service offerings that it is for; none for all of them. */
  services: readonly string[];
  /** Days where the organization is, on which it is booked; the last one included, null for no bound. */
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
  limitTotal: number | null;
  limitPerPatient: number | null;
  firstOnly: boolean;
  /** Uses that stand. */
  used: number;
}

export type Discount = DiscountValue & DiscountRules;

/** What is known of a booking that asks for a discount. */
export interface DiscountFacts {
  /** The day of the booking where the organization is. */
  today: IsoDate;
  serviceOfferingId: string;
  /** Null where nobody has shown who the patient is: what depends on that is then left to the staff. */
  patient: { usesOf: Readonly<Record<string, number>>; hasOthers: boolean } | null;
}

/** Why a discount is not taken. `unknown` says nothing of whether there is one. */
export type DiscountRefusal = "unknown" | "usedUp" | "otherService" | "usedByPatient" | "notFirst";

/** How a discount stands on a day. */
export type DiscountState = "on" | "off" | "ahead" | "over" | "usedUp";

export function stateOn(rules: DiscountRules, today: IsoDate): DiscountState {
  if (!rules.enabled) return "off";
  if (rules.lastDay !== null && rules.lastDay < today) return "over";
  if (rules.limitTotal !== null && rules.used >= rules.limitTotal) return "usedUp";
  return rules.firstDay !== null && rules.firstDay > today ? "ahead" : "on";
}

/** What the limits of a patient say; null where they let it be taken. */
export function patientRefusal(
  { id, limitPerPatient, firstOnly }: Pick<Discount, "id" | "limitPerPatient" | "firstOnly">,
  { usesOf, hasOthers }: NonNullable<DiscountFacts["patient"]>,
): "usedByPatient" | "notFirst" | null {
  if (limitPerPatient !== null && (usesOf[id] ?? 0) >= limitPerPatient) return "usedByPatient";
  return firstOnly && hasOthers ? "notFirst" : null;
}

/** Why a discount is not taken by a booking; null where it is. */
export function refusalOf(discount: Discount, facts: DiscountFacts): DiscountRefusal | null {
  const state = stateOn(discount, facts.today);
  if (state === "usedUp") return "usedUp";
  if (state !== "on") return "unknown";
  const { services } = discount;
  if (services.length > 0 && !services.includes(facts.serviceOfferingId)) return "otherService";
  return facts.patient && patientRefusal(discount, facts.patient);
}

const MILLION = 1_000_000n;

/** What a discount takes off what is left of a price (minor units), a part rounded half up; nothing in another currency. */
export function amountOff(
  { ratePpm, amountMinor, currencyCode }: Pick<DiscountValue, "ratePpm" | "amountMinor" | "currencyCode">,
  leftMinor: number,
  priceCurrency: string,
): number {
  if (ratePpm !== null) return Number((BigInt(leftMinor) * BigInt(ratePpm) * 2n + MILLION) / (MILLION * 2n));
  return currencyCode === priceCurrency ? Math.min(amountMinor ?? 0, leftMinor) : 0;
}

/** Parts of the price before amounts: so the patient pays least. */
const inOrder = (one: DiscountValue, other: DiscountValue): number =>
  (other.ratePpm ?? -1) - (one.ratePpm ?? -1) ||
  (other.amountMinor ?? 0) - (one.amountMinor ?? 0) ||
  (one.id < other.id ? -1 : 1);

function takenOff(discounts: readonly DiscountValue[], priceMinor: number, currencyCode: string): TakenDiscount[] {
  let leftMinor = priceMinor;
  const taken: TakenDiscount[] = [];
  for (const discount of [...discounts].sort(inOrder)) {
    const amountMinor = amountOff(discount, leftMinor, currencyCode);
    if (amountMinor === 0) continue;
    leftMinor -= amountMinor;
    taken.push({ id: discount.id, label: discount.code || discount.name, amountMinor });
  }
  return taken;
}

/** What some discounts take off altogether, in the currency's minor unit. */
export const totalOff = (taken: readonly TakenDiscount[]): number =>
  taken.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * The discounts that are taken off a price (minor units): those that are stackable one after another off what is left,
 * or one that is not where the patient pays less with it. Never more than the price, and none that takes off nothing.
 */
export function bestDiscounts(
  discounts: readonly DiscountValue[],
  priceMinor: number,
  currencyCode: string,
): TakenDiscount[] {
  const alone = discounts.filter(({ isStackable }) => !isStackable).sort(inOrder);
  const choices = [
    takenOff(
      discounts.filter(({ isStackable }) => isStackable),
      priceMinor,
      currencyCode,
    ),
    ...alone.map((discount) => takenOff([discount], priceMinor, currencyCode)),
  ];
  return choices.reduce((best, choice) => (totalOff(choice) > totalOff(best) ? choice : best));
}

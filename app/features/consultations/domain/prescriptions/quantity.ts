import { factsOfForm, type DoseNoun, type DoseUnit, type Frequency } from "~/kernel/medicines/how-taken";
import { strengthNumber } from "~/kernel/medicines/strength";
import type { PrescribedMedicine, QuantityUnit } from "./prescribed-medicine";

/** Why a quantity cannot be computed, by the name of its words. */
export type NotComputed = "inWords" | "dose" | "frequency" | "days" | "most" | "unit" | "packs";

export type ComputedQuantity = { quantity: number; unit: QuantityUnit } | { missing: NotComputed };

/** After how many days a dose is taken again, where it is less often than daily. */
const EVERY_DAYS: Readonly<Partial<Record<Frequency, number>>> = { EVERY_OTHER_DAY: 2, WEEKLY: 7, MONTHLY: 30 };

const TIMES_A_DAY: Readonly<Partial<Record<Frequency, number>>> = {
  ...{ DAILY: 1, TWICE_DAILY: 2, THREE_TIMES_DAILY: 3, FOUR_TIMES_DAILY: 4 },
  ...{ EVERY_MORNING: 1, EVERY_EVENING: 1, AT_BEDTIME: 1 },
  ...{ EVERY_4_HOURS: 6, EVERY_6_HOURS: 4, EVERY_8_HOURS: 3, EVERY_12_HOURS: 2 },
};

/** How often a day a medicine is taken at most; null where that is not known by its frequency. */
export function timesADay(frequency: Frequency | ""): number | null {
  if (frequency === "") return null;
  if (frequency in EVERY_DAYS || frequency === "ONCE_ONLY") return 1;
  return TIMES_A_DAY[frequency] ?? null;
}

/** After how many days it is taken again; what is taken once only, never. */
export const daysBetween = (frequency: Frequency | ""): number =>
  frequency === "ONCE_ONLY" ? Infinity : frequency === "" ? 1 : (EVERY_DAYS[frequency] ?? 1);

/** How many doses there are in so many days. */
const dosesIn = (days: number, frequency: Frequency): number =>
  Math.ceil(days / (EVERY_DAYS[frequency] ?? 1)) * (TIMES_A_DAY[frequency] ?? 1);

/** What a pharmacy hands out by the piece. Drops, puffs and creams come in packs, of which a dose says nothing. */
const UNIT_OF: Readonly<Partial<Record<DoseNoun, QuantityUnit>>> = {
  ...{ TABLET: "TABLET", CAPSULE: "CAPSULE", LOZENGE: "PIECE", SACHET: "PIECE" },
  ...{ SUPPOSITORY: "PIECE", INJECTION: "PIECE" },
};

/** How many milliliters there are in what a dose of a liquid counts. */
export const ML: Readonly<Partial<Record<DoseUnit, number>>> = {
  ml: 1,
  ounces: 29.57,
  teaspoon: 4.93,
  tablespoon: 14.79,
};

const MG_OF: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, gm: 1_000 };

/** The strength of one unit of the form in mg; null where it is no plain number, as of a combination. */
export function strengthInMg({
  strength,
  strengthUnit,
}: Pick<PrescribedMedicine, "strength" | "strengthUnit">): number | null {
  const factor = MG_OF[strengthUnit];
  const number = strengthNumber(strength);
  return factor === undefined || number === null ? null : number * factor;
}

type Amount = { each: number; unit: QuantityUnit } | { missing: "unit" | "packs" };

/** One of what the dose counts, in what a pharmacy counts: 500 mg are a tablet of 500 mg, a teaspoon 4.93 ml. */
function oneOf(medicine: PrescribedMedicine): Amount {
  const { form, doseUnit } = medicine;
  if (doseUnit !== "" && doseUnit in ML) return { each: ML[doseUnit] ?? 1, unit: "ML" };
  const { noun } = factsOfForm(form);
  const unit = noun === null ? undefined : UNIT_OF[noun];
  if (unit === undefined) return { missing: noun === null ? "unit" : "packs" };
  if (doseUnit === "") return { each: 1, unit };
  const mg = doseUnit === "mg" ? strengthInMg(medicine) : null;
  return mg === null || mg === 0 ? { missing: "unit" } : { each: 1 / mg, unit };
}

/** The next whole number; what is a whole number but for the computer's rounding stays that. */
const whole = (amount: number): number => Math.ceil(Math.round(amount * 1_000) / 1_000);

/** How much is taken in all, in what the dose counts. */
function taken({ dose, frequency, days, asNeeded, maxPerDay }: PrescribedMedicine): number | NotComputed {
  if (frequency === "ONCE_ONLY") return dose ?? "dose";
  if (frequency === "") return "frequency";
  const needed = asNeeded || frequency === "WHEN_NEEDED";
  if (needed && maxPerDay === null && frequency === "WHEN_NEEDED") return "most";
  if (days === null) return "days";
  const most = needed && maxPerDay !== null ? maxPerDay * days : Infinity;
  if (frequency === "WHEN_NEEDED") return most;
  return dose === null ? "dose" : Math.min(dose * dosesIn(days, frequency), most);
}

/**
 * What is to be handed out for one time of taking a medicine as it is prescribed: dose x frequency x days, rounded up to
 * what can be handed out; or why it cannot be computed.
 */
export function computedQuantity(medicine: PrescribedMedicine): ComputedQuantity {
  if (medicine.dosageText !== "") return { missing: "inWords" };
  const amount = taken(medicine);
  if (typeof amount !== "number") return { missing: amount };
  const one = oneOf(medicine);
  return "missing" in one ? one : { quantity: whole(amount * one.each), unit: one.unit };
}

/** A line's quantity: as it was typed, else computed; null where it was not typed and cannot be. */
export function quantityOf(
  medicine: PrescribedMedicine,
  typed: number | null,
): { quantity: number | null; quantityUnit: QuantityUnit | "" } {
  if (medicine.quantityTyped) return { quantity: typed, quantityUnit: medicine.quantityUnit };
  const computed = computedQuantity(medicine);
  return "missing" in computed
    ? { quantity: null, quantityUnit: "" }
    : { quantity: computed.quantity, quantityUnit: computed.unit };
}

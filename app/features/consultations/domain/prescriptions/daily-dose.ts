import { factsOfForm, type Frequency, type Method } from "~/kernel/medicines/how-taken";
import { strengthNumber } from "~/kernel/medicines/strength";
import { perMl } from "./liquid-strength";
import type { Directions, PrescribedMedicine } from "./prescribed-medicine";
import { daysBetween, ML, strengthInMg, timesADay } from "./quantity";

/** It says how soon a medicine may be taken again; the others how often it is taken. */
const isInterval = (frequency: Frequency | ""): boolean => /^EVERY_\d+_HOURS$/.test(frequency);

const thousandths = (amount: number): number => Math.round(amount * 1_000) / 1_000;

/** What is taken on a day by how often it is taken, in what the dose counts; null where that is not known. */
function byFrequency({ dose, frequency }: Directions): number | null {
  const times = timesADay(frequency);
  return dose === null || times === null ? null : thousandths(dose * times);
}

/**
 * What the directions say for a day, where that is more than the most that they allow, both in what the dose counts; null
 * where it is not. As needed every four hours, eight a day at most, is a usual way to prescribe.
 */
export function moreThanMost(medicine: PrescribedMedicine): { scheduled: number; most: number } | null {
  const { frequency, asNeeded, maxPerDay: most, dosageText } = medicine;
  const scheduled = dosageText === "" ? byFrequency(medicine) : null;
  if (scheduled === null || most === null || (asNeeded && isInterval(frequency))) return null;
  return scheduled > most ? { scheduled, most } : null;
}

/** What is taken on a day at most, in what the dose counts. Where the directions say two amounts, it may be the larger. */
function takenADay(medicine: Directions): number | null {
  const { frequency, asNeeded, maxPerDay } = medicine;
  const scheduled = byFrequency(medicine);
  if (!(asNeeded || frequency === "WHEN_NEEDED") || maxPerDay === null) return scheduled;
  if (scheduled === null) return maxPerDay;
  return isInterval(frequency) ? Math.min(maxPerDay, scheduled) : Math.max(maxPerDay, scheduled);
}

const COUNTED = ["TABLET", "CAPSULE", "SUPPOSITORY", "SACHET", "LOZENGE", "INJECTION", "PUFF"];

/** What one of that is in mg in which the dose counts: a tablet, a puff, a milliliter; null where it cannot be known. */
function mgOfOne(medicine: Directions): number | null {
  const { doseUnit, form } = medicine;
  if (doseUnit === "mg") return 1;
  if (doseUnit === "") return COUNTED.includes(factsOfForm(form).noun ?? "") ? strengthInMg(medicine) : null;
  const [ml, liquid] = [ML[doseUnit], perMl(medicine)];
  return ml === undefined || liquid?.unit !== "mg" ? null : ml * liquid.amount;
}

/** What is taken on a day at most, in mg; null where it cannot be known, as of drops or in words. */
export function dailyDoseInMg(medicine: Directions): number | null {
  const taken = medicine.dosageText === "" ? takenADay(medicine) : null;
  const one = mgOfOne(medicine);
  return taken === null || one === null ? null : thousandths(taken * one);
}

/** After how many days it is taken again: a part of one where it is several times a day, 0 as needed. */
function everyDays({ frequency, dosageText }: Directions): number | null {
  if (dosageText !== "" || frequency === "") return null;
  if (frequency === "WHEN_NEEDED") return 0;
  const days = daysBetween(frequency);
  return days > 1 ? days : 1 / (timesADay(frequency) ?? 1);
}

const OUTSIDE: readonly Method[] = ["ON_THE_SKIN", "EYE", "EAR", "NOSE", "VAGINAL"];
const INJECTED: readonly Method[] = ["UNDER_THE_SKIN", "INTO_THE_MUSCLE", "INTO_THE_VEIN"];
const INSIDE: readonly Method[] = ["BY_MOUTH", "RECTAL"];

/** Where it acts: a drop in the eye is no dose of a tablet. */
function placeOf({ method, form }: Directions) {
  const how = method === "" ? factsOfForm(form).method : method;
  if (form === "INJECTION" || (how !== null && INJECTED.includes(how))) return "injected" as const;
  if (how === "INHALED") return "inhaled" as const;
  if (how !== null && OUTSIDE.includes(how)) return "outside" as const;
  return form === "SUPPOSITORY" || (how !== null && INSIDE.includes(how)) ? ("inside" as const) : ("other" as const);
}

/** How much is taken and how often, as the checks of medicines compare it. */
export function takenDose(medicine: Directions) {
  const { dose, dosageText, form, strength, strengthUnit } = medicine;
  const one = dosageText === "" ? mgOfOne(medicine) : null;
  const isCounted = COUNTED.includes(factsOfForm(form).noun ?? "");
  return {
    dayMg: dailyDoseInMg(medicine),
    onceMg: dose === null || one === null ? null : thousandths(dose * one),
    eachMg: isCounted ? strengthInMg(medicine) : null,
    eachUnits: strengthUnit === "units" ? strengthNumber(strength) : null,
    everyDays: everyDays(medicine),
    inWords: dosageText !== "",
    place: placeOf(medicine),
  };
}

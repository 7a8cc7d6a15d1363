import { factsOfForm, type Frequency } from "~/kernel/medicines/how-taken";
import type { Directions, PrescribedMedicine } from "./prescribed-medicine";
import { strengthInMg, timesADay } from "./quantity";

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

/** What is taken on a day at most, in mg; null where it cannot be known, as of drops or in words. */
export function dailyDoseInMg(medicine: Directions): number | null {
  const { doseUnit, form, dosageText } = medicine;
  const taken = dosageText === "" ? takenADay(medicine) : null;
  if (taken === null) return null;
  if (doseUnit === "mg") return taken;
  const counted =
    doseUnit === "" && ["TABLET", "CAPSULE", "SUPPOSITORY", "SACHET", "LOZENGE"].includes(factsOfForm(form).noun ?? "");
  const each = counted ? strengthInMg(medicine) : null;
  return each === null ? null : thousandths(taken * each);
}

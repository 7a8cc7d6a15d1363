import { addDays, type IsoDate } from "~/kernel/time/dates";
import type { PrescribedMedicine } from "../../domain/prescriptions/prescribed-medicine";

interface Written {
  name: string;
  medicine: PrescribedMedicine;
}

/** A line as the health record keeps a medication: what is taken, how, and for how long. */
export function medicationValues(
  { name, medicine }: Written,
  { start, end, prescriber }: { start: string; end: string; prescriber: string },
): Record<string, unknown> {
  const { strength, strengthUnit, form, dose, doseUnit, frequency, method, whenTaken } = medicine;
  const { asNeeded, neededFor, maxPerDay, dosageText, instructions, reason } = medicine;
  return {
    ...{ name, strength, strengthUnit, form, dose, doseUnit, frequency, method, whenTaken },
    ...{ asNeeded, neededFor, maxPerDay, reason, prescriber, start, end, status: "ACTIVE" },
    instructions: [dosageText, instructions].filter(Boolean).join("\n"),
    reasonStopped: "",
  };
}

/** From when to when a medicine is taken that is begun on a day; the end is empty for a standing one. */
export const medicationPeriod = ({ medicine: { days, refills } }: Pick<Written, "medicine">, start: IsoDate) => ({
  start,
  end: days === null ? "" : addDays(start, days * (refills + 1) - 1),
});

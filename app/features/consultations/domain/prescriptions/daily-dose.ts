import { factsOfForm } from "~/kernel/medicines/how-taken";
import type { PrescribedMedicine } from "./prescribed-medicine";
import { strengthInMg, timesADay } from "./quantity";

/** What is taken on a day at most, in mg; null where it cannot be known, as of drops or in words. */
export function dailyDoseInMg(medicine: PrescribedMedicine): number | null {
  const { dose, doseUnit, form, frequency, asNeeded, maxPerDay, dosageText } = medicine;
  if (dosageText !== "") return null;
  const times = timesADay(frequency);
  const byFrequency = dose === null || times === null ? null : dose * times;
  const needed = asNeeded || frequency === "WHEN_NEEDED";
  const taken = needed && maxPerDay !== null ? Math.min(maxPerDay, byFrequency ?? Infinity) : byFrequency;
  if (taken === null) return null;
  if (doseUnit === "mg") return taken;
  const counted =
    doseUnit === "" && ["TABLET", "CAPSULE", "SUPPOSITORY", "SACHET", "LOZENGE"].includes(factsOfForm(form).noun ?? "");
  const each = counted ? strengthInMg(medicine) : null;
  return each === null ? null : Math.round(taken * each * 1_000) / 1_000;
}

import { plainStrength } from "~/kernel/medicines/strength";
import type { PrescribedMedicine } from "./prescribed-medicine";

const MG_OF: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1_000, gm: 1_000, ملغ: 1, ملجم: 1 };
/** `120 mg/5 ml`, `250 mg per 5 mL`, `24 mg/ml`. */
const WHOLE = /^(\d[\d.]*)\s*(mg|mcg|gm?|units|ملغ|ملجم)\s*(?:\/|per)\s*(?:(\d[\d.]*)\s*)?(?:ml|مل)$/i;
/** `120 mg/5` with ml as the unit of the strength. */
const WITHOUT_ML = /^(\d[\d.]*)\s*(mg|mcg|gm?|units|ملغ|ملجم)\s*\/\s*(\d[\d.]*)$/i;

/** What is in a milliliter of a liquid, in mg or in units; null where the strength is none of a liquid. */
export function perMl({
  strength,
  strengthUnit,
}: Pick<PrescribedMedicine, "strength" | "strengthUnit">): { amount: number; unit: "mg" | "units" } | null {
  const text = plainStrength(strength) ?? "";
  const found = WHOLE.exec(text) ?? (strengthUnit === "ml" ? WITHOUT_ML.exec(text) : null);
  const [, amount, unit = "", ml = "1"] = found ?? [];
  if (amount === undefined || Number(ml) === 0) return null;
  const mg = MG_OF[unit.toLowerCase()];
  return { amount: (Number(amount) * (mg ?? 1)) / Number(ml), unit: mg === undefined ? "units" : "mg" };
}

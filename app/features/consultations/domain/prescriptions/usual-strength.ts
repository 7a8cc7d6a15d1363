import { plainStrength, strengthNumber } from "~/kernel/medicines/strength";
import { perMl } from "./liquid-strength";
import type { PrescribedMedicine } from "./prescribed-medicine";
import type { ProposedStrength } from "./proposals";
import { strengthInMg } from "./quantity";

type Said = Pick<PrescribedMedicine, "strength" | "strengthUnit" | "form">;

/** What a strength says, in what it is counted in: only two of the same kind can be compared. */
interface Measure {
  kind: string;
  value: string;
}

const PARTS = /^\d[\d.]*(?:\/\d[\d.]*)+$/;

const rounded = (value: number): string => String(Number(value.toPrecision(6)));

/** Alike however it is written: 1 g is 1000 mg, 250 mg/5 ml is 50 mg/ml. Null for words. */
function measureOf({ strength, strengthUnit }: Omit<Said, "form">): Measure | null {
  const number = strengthNumber(strength);
  const mg = strengthInMg({ strength, strengthUnit });
  if (mg !== null) return { kind: "mg", value: rounded(mg) };
  if (number !== null) return strengthUnit === "" ? null : { kind: strengthUnit, value: rounded(number) };
  const text = plainStrength(strength) ?? "";
  if (PARTS.test(text)) return strengthUnit === "" ? null : { kind: `/${strengthUnit}`, value: text };
  const liquid = perMl({ strength, strengthUnit });
  return liquid && { kind: `${liquid.unit}/ml`, value: rounded(liquid.amount) };
}

const written = ({ strength, strengthUnit }: Omit<Said, "form">) => [strength, strengthUnit].filter(Boolean).join(" ");

/** A strength that is none of the usual ones of a medicine, and these, as they are written. */
interface UnusualStrength {
  strength: string;
  usual: string[];
}

/**
 * Whether a strength is none of those in which a medicine usually comes; null where it is one, or cannot be compared.
 * @param products the usual strengths of the medicine, by form; with no form said, those of all its forms count
 */
export function unusualStrength(said: Said, products: readonly ProposedStrength[]): UnusualStrength | null {
  const wanted = measureOf(said);
  const alike = products.filter(
    (each) => (said.form === "" || each.form === said.form) && measureOf(each)?.kind === wanted?.kind,
  );
  if (wanted === null || alike.length === 0 || alike.some((each) => measureOf(each)?.value === wanted.value))
    return null;
  return { strength: written(said), usual: [...new Set(alike.map(written))] };
}

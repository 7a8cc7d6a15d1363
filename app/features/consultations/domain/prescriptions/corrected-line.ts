import { allowedOf, leftOf } from "../pharmacy/dispensing";
import type { PrescriptionLine } from "./line";

type Line = Pick<PrescriptionLine, "quantity" | "dispensed" | "medicine">;

const stateOf = ({ quantity, dispensed, medicine: { refills, days } }: Line) => ({
  ...{ quantity, dispensed, refills, days, lastAt: null },
});

/**
 * A line as a correction proposes it: with what is left of it, so that what was handed out is not given again. Where
 * nothing is left, or a refill has been begun, nobody can tell how much is meant: it stays as it was, and a check asks.
 */
export function correctedLine<Of extends Line>(line: Of): Of {
  const { quantity, dispensed, medicine } = line;
  if (quantity === null || dispensed === 0) return { ...line, dispensed: 0 };
  const left = leftOf(stateOf(line));
  const whole = Math.floor(left / quantity);
  if (left === 0) return { ...line, dispensed: 0 };
  if (left < quantity || left === quantity)
    return { ...line, dispensed: 0, quantity: left, medicine: { ...medicine, refills: 0, quantityTyped: true } };
  if (left === whole * quantity) return { ...line, dispensed: 0, medicine: { ...medicine, refills: whole - 1 } };
  return { ...line, dispensed: 0 };
}

/** What a pharmacy handed out of a medicine on the prescription that is corrected. */
export interface DispensedBefore {
  amount: number;
  number: number;
}

/** Whether a correction gives more, with what was handed out before, than was prescribed in all. */
export const isMoreThanPrescribed = (line: Omit<Line, "dispensed">, earlier: readonly Line[]): boolean => {
  const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  const allowed = ({ quantity, medicine: { refills } }: Omit<Line, "dispensed">) => allowedOf({ quantity, refills });
  return allowed(line) + sum(earlier.map(({ dispensed }) => dispensed)) > sum(earlier.map(allowed));
};

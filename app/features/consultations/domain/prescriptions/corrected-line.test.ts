import { expect, test } from "vitest";
import { correctedLine, isMoreThanPrescribed } from "./corrected-line";
import { medicineOf } from "./sample-medicine";

const line = (quantity: number | null, dispensed: number, refills = 0) => ({
  ...{ quantity, dispensed, medicine: medicineOf({ refills, quantityUnit: "TABLET" }) },
});
const proposed = (...given: Parameters<typeof line>) => {
  const { quantity, dispensed, medicine } = correctedLine(line(...given));
  return { quantity, dispensed, refills: medicine.refills };
};

test("a correction proposes what is left, and what cannot be told as it was", () => {
  expect(proposed(10, 0, 2)).toEqual({ quantity: 10, dispensed: 0, refills: 2 });
  expect(proposed(10, 4)).toEqual({ quantity: 6, dispensed: 0, refills: 0 });
  expect(proposed(10, 10, 2)).toEqual({ quantity: 10, dispensed: 0, refills: 1 });
  expect(proposed(10, 14, 1)).toEqual({ quantity: 6, dispensed: 0, refills: 0 });
  expect(proposed(10, 4, 2)).toEqual({ quantity: 10, dispensed: 0, refills: 2 });
  expect(proposed(10, 10)).toEqual({ quantity: 10, dispensed: 0, refills: 0 });
  expect(proposed(null, 1)).toEqual({ quantity: null, dispensed: 0, refills: 0 });
});

test("with what was handed out, no more is given than was prescribed, or it is asked why", () => {
  expect(isMoreThanPrescribed(line(6, 0), [line(10, 4)])).toBe(false);
  expect(isMoreThanPrescribed(line(10, 0), [line(10, 4)])).toBe(true);
});

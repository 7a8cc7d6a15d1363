import { expect, test } from "vitest";
import { amountText, unitText } from "./measured-amount";

test.each([
  ["10*3/uL", "10³/µL"],
  ["10*6/uL", "10⁶/µL"],
  ["10*-3", "10⁻³"],
  ["m[IU]/L", "mIU/L"],
  ["u[IU]/mL", "µIU/mL"],
  ["[iU]/L", "IU/L"],
  ["umol/L", "µmol/L"],
  ["ug/dL", "µg/dL"],
  ["um", "µm"],
  ["um3", "µm³"],
  ["mm[Hg]", "mmHg"],
  ["mL/min/{1.73_m2}", "mL/min/1.73 m²"],
  ["kg/m2", "kg/m²"],
  ["{cells}/uL", "cells/µL"],
  ["/[HPF]", "/HPF"],
  ["g.m", "g·m"],
  ["Cel", "°C"],
  ["1", ""],
  ["", ""],
])("the unit %s of a laboratory is read as '%s'", (ucum, read) => {
  expect(unitText(ucum)).toBe(read);
});

test.each(["mg/dL", "mmol/L", "U/L", "%", "g/dL", "ng/mL", "pg/mL", "mmol/mol", "mm/h", "fL", "u"])(
  "the unit %s is read as it stands",
  (unit) => {
    expect(unitText(unit)).toBe(unit);
  },
);

test("a value stands with its comparator and its unit as people write them, and a bare number has no unit", () => {
  expect(amountText({ value: ">=60", unit: "mL/min" })).toBe("≥60 mL/min");
  expect(amountText({ value: "<=0.01", unit: "m[IU]/L" })).toBe("≤0.01 mIU/L");
  expect(amountText({ value: "<10", unit: "10*3/uL" })).toBe("<10 × 10³/µL");
  expect(amountText({ value: "1.1", unit: "1" })).toBe("1.1");
});

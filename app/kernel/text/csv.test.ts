import { describe, expect, it } from "vitest";
import { exportedCell } from "./csv";

describe("a cell of an exported file", () => {
  it("has a number as a number, also below zero", () => {
    for (const number of ["-2.00", "12.50", "0", "-7"]) expect(exportedCell(number)).toBe(number);
  });

  it("has as text what a spreadsheet would take for a formula", () => {
    for (const text of ["=1+1", "+34 600", "@sum", "-", "-2+3", "-2.00-cmd", "--2", "-2.", "\uFF0D2"])
      expect(exportedCell(text)).toBe(`'${text}`);
    expect(exportedCell("-2,00")).toBe('"\'-2,00"');
    expect(exportedCell("-2\n=1")).toBe('"\'-2\n=1"');
  });
});

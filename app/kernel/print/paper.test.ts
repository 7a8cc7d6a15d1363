import { expect, test } from "vitest";
import { paperOf } from "./paper";

test.each(["US", "CA", "MX", "PR", "PH", "CO", "CL", "VE"])("%s prints on Letter", (country) => {
  expect(paperOf(country)).toBe("LETTER");
});

test.each(["IN", "BH", "GB", "DE", "BR", "", undefined])("%s prints on A4", (country) => {
  expect(paperOf(country)).toBe("A4");
});

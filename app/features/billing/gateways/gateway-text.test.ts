import { expect, it } from "vitest";
import { cutText, decimalText, unitsOf } from "./gateway-text";

it("a text is cut at the limit of a gateway and never within a character", () => {
  expect(cutText("Appointment", 5)).toBe("Appoi");
  expect(cutText("Pay 👩‍⚕️", 5)).toBe("Pay");
  expect(cutText("a👍b", 3)).toBe("a👍");
});

it("an amount is written by placing the point, and read back exactly", () => {
  expect(decimalText(2_050, 2)).toBe("20.50");
  expect(decimalText(5, 2)).toBe("0.05");
  expect(decimalText(1_250, 3)).toBe("1.250");
  expect(decimalText(1_000, 0)).toBe("1000");
  expect(unitsOf("20.5", 2)).toBe(2_050);
  expect(unitsOf("20.500", 2)).toBe(2_050);
  expect(unitsOf("1.25", 3)).toBe(1_250);
  expect(unitsOf("1000", 0)).toBe(1_000);
});

it("what is no exact amount is none", () => {
  for (const text of ["", "20.505", "-1.00", "1e3", "20,50", "abc", "1 000"]) expect(unitsOf(text, 2)).toBeUndefined();
});

import { expect, it } from "vitest";
import { latinDigits } from "./latin-digits";

it("digits of other scripts become Latin ones, and the rest of a text stays", () => {
  expect(latinDigits("٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९")).toBe("0123456789 0123456789 0123456789");
  expect(latinDigits("70 kg, ٧٠٫٥")).toBe("70 kg, 70٫5");
});

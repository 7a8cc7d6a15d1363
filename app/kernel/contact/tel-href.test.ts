import { expect, test } from "vitest";
import { telHref } from "./tel-href";

test("a link calls the digits of a number, whatever stands between them", () => {
  expect(telHref("+973 (33) 12-34.56")).toBe("tel:+97333123456");
  expect(telHref("112")).toBe("tel:112");
});

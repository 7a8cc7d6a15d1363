import { expect, it } from "vitest";
import { failureReason } from "./failure-reason";

it("a service's code is put into words where somebody can do something about it", () => {
  expect(failureReason("21211")).toBe("wrongNumber");
  expect(failureReason("63016")).toBe("templateNeeded");
  expect(failureReason("noAddress")).toBe("noAddress");
  expect(failureReason("bounced")).toBe("bounced");
});

it("any other is left as it is", () => {
  expect(failureReason("12345")).toBeUndefined();
  expect(failureReason("constructor")).toBeUndefined();
});

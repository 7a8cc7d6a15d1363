import { expect, it } from "vitest";
import { givesMore, usualAccess } from "./record-access";

it("lets a minor's record be kept for them and an adult's be looked at, where nothing is said", () => {
  expect(usualAccess("2009-01-06", "2027-01-05")).toBe("MANAGE");
  expect(usualAccess("2009-01-05", "2027-01-05")).toBe("VIEW");
  expect(usualAccess("", "2027-01-05")).toBe("VIEW");
});

it("knows which change gives more than was agreed on", () => {
  expect(givesMore("VIEW", "MANAGE")).toBe(true);
  expect([givesMore("MANAGE", "VIEW"), givesMore("VIEW", "VIEW"), givesMore("MANAGE", "MANAGE")]).toEqual([
    false,
    false,
    false,
  ]);
});

import { expect, it } from "vitest";
import { offeringFormSchema, offeringSchema } from "./catalog";

const length = (count: number) => ({ count, unit: "minutes" });
const form = (place: Record<string, unknown>) =>
  offeringFormSchema.safeParse({
    name: "Check-up",
    offeringsType: "VIDEO_CONSULTATION",
    durationMinutes: length(20),
    bufferBeforeMinutes: length(0),
    bufferAfterMinutes: length(0),
    branches: [{ branchId: "branch-1", currencyCode: "EUR", ...place }],
  });
const problemsOf = (place: Record<string, unknown>) =>
  form(place).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

it("a form asks for the price where a service is offered: 0 is said, not left out", () => {
  expect(problemsOf({ given: true })).toEqual(["branches.0.cost organization:offerings.priceMissing"]);
  expect(problemsOf({ given: true, cost: "0" })).toEqual([]);
  expect(problemsOf({ given: true, cost: "12.5" })).toEqual([]);
  expect(problemsOf({ given: true, cost: "0.001" })).toEqual(["branches.0.cost errors:field.money"]);
});

it("a place where it is not offered needs no price", () => {
  expect(form({}).data?.branches).toEqual([{ branchId: "branch-1", currencyCode: "EUR", given: false, cost: 0 }]);
});

it("a call that names a place without a price offers it there for nothing", () => {
  const call = { name: "Check-up", offeringsType: "VIDEO_CONSULTATION", durationMinutes: 20 };
  const { branches } = offeringSchema.parse({ ...call, branches: [{ branchId: "branch-1", currencyCode: "EUR" }] });
  expect(branches).toEqual([{ branchId: "branch-1", currencyCode: "EUR", given: true, cost: 0 }]);
});

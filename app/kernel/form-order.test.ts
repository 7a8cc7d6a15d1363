import { expect, test } from "vitest";
import { inFormOrder, inSentOrder } from "./form-order";

test("fields stand in the order of their page, whatever the order of what is wrong with them", () => {
  const sent = { first: "", email: "", places: [{ cost: "", name: "" }], password: "" };
  expect(inFormOrder(["password", "places[0].name", "email", "places[0].cost", "first"], sent, [])).toEqual([
    "first",
    "email",
    "places[0].cost",
    "places[0].name",
    "password",
  ]);
});

test("a field that was not sent follows the one that its form lists before it", () => {
  const listed = ["first", "terms", "email", "gender"];
  expect(inFormOrder(["gender", "terms", "email", "first"], { first: "", email: "" }, listed)).toEqual([
    "first",
    "terms",
    "email",
    "gender",
  ]);
});

test("without anything sent, fields stand as their form lists them", () => {
  expect(inFormOrder(["b", "a"], undefined, ["a", "b"])).toEqual(["a", "b"]);
});

test("what is kept of a form stands in the order in which it was sent, an empty field in its place", () => {
  const sent = { name: "", address: "a", places: [{ cost: "1", branchId: "b" }], email: "nope" };
  const kept = { address: "a", email: "nope", places: [{ branchId: "b", cost: "1" }] };
  const ordered = inSentOrder(kept, sent);
  expect(ordered).toEqual(kept);
  expect(Object.keys(ordered)).toEqual(["name", "address", "places", "email"]);
  expect(Object.keys(ordered.places[0] ?? {})).toEqual(["cost", "branchId"]);
  expect(inSentOrder(null, sent)).toBeNull();
});

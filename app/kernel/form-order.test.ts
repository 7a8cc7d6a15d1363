import { expect, test } from "vitest";
import { inFormOrder } from "./form-order";

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

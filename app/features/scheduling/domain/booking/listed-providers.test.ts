import { expect, it } from "vitest";
import { providersInTurn, listedProviders, MOST_LISTED_PROVIDERS } from "./listed-providers";

it("takes doctors in turn, so that the last thing of a list is looked at too", () => {
  const items = [listedProviders("large", "a,b,c,d,e"), listedProviders("small", "x"), listedProviders("none", null)];
  expect([...providersInTurn(items, 3)]).toEqual(["a", "x", "b"]);
  expect([...providersInTurn(items, 60)]).toEqual(["a", "x", "b", "c", "d", "e"]);
});

it("counts a doctor of two things once", () => {
  const items = [listedProviders("one", "a,b"), listedProviders("two", "a,c")];
  expect([...providersInTurn(items, 3)]).toEqual(["a", "b", "c"]);
});

it("lists so many and says that there are more", () => {
  const ids = Array.from({ length: MOST_LISTED_PROVIDERS + 1 }, (_, index) => `d${index}`);
  expect(listedProviders("all", ids.join(","))).toMatchObject({ doctors: ids.slice(0, -1), more: true });
  expect(listedProviders("all", ids.slice(1).join(",")).more).toBe(false);
});

import { expect, it } from "vitest";
import { doctorsInTurn, listedDoctors, MOST_LISTED_DOCTORS } from "./listed-doctors";

it("takes doctors in turn, so that the last thing of a list is looked at too", () => {
  const items = [listedDoctors("large", "a,b,c,d,e"), listedDoctors("small", "x"), listedDoctors("none", null)];
  expect([...doctorsInTurn(items, 3)]).toEqual(["a", "x", "b"]);
  expect([...doctorsInTurn(items, 60)]).toEqual(["a", "x", "b", "c", "d", "e"]);
});

it("counts a doctor of two things once", () => {
  const items = [listedDoctors("one", "a,b"), listedDoctors("two", "a,c")];
  expect([...doctorsInTurn(items, 3)]).toEqual(["a", "b", "c"]);
});

it("lists so many and says that there are more", () => {
  const ids = Array.from({ length: MOST_LISTED_DOCTORS + 1 }, (_, index) => `d${index}`);
  expect(listedDoctors("all", ids.join(","))).toMatchObject({ doctors: ids.slice(0, -1), more: true });
  expect(listedDoctors("all", ids.slice(1).join(",")).more).toBe(false);
});

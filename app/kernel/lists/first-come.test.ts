import { expect, test } from "vitest";
import { firstCome } from "./first-come";

test("who came first is next, whatever the order in which they stand", () => {
  const people = [{ came: 9 }, { came: 3 }, { came: 5 }];
  expect(firstCome(people, ({ came }) => came)).toEqual({ came: 3 });
  expect(firstCome([], () => 0)).toBeUndefined();
});

import { expect, it } from "vitest";
import type { Offering } from "../booking/bookable";
import { lookedAt } from "./first-free";

const offering = (id: string, groupCapacity: number | null = null) => ({ id, groupCapacity }) as Offering;

it("looks at a doctor's first three offerings and at every group beside them, in their order", () => {
  const all = [
    offering("a"),
    offering("b"),
    offering("early class", 3),
    offering("c"),
    offering("d"),
    offering("late class", 8),
  ];
  expect(lookedAt(all).map(({ id }) => id)).toEqual(["a", "b", "early class", "c", "late class"]);
});

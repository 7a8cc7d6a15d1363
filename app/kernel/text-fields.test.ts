import { expect, test } from "vitest";
import { z } from "zod";
import { typedNumber } from "./text-fields";

const schema = typedNumber(z.coerce.number("errors:field.onlyNumber"));
const said = (typed: string) => {
  const read = schema.safeParse(typed);
  return read.success ? read.data : read.error.issues.map(({ message }) => message);
};

test("a number with words beside it is said to be more than a number, and only separators are said to be such", () => {
  expect(["5 tablets", "five", "1e1"].map(said)).toEqual(Array(3).fill(["errors:field.onlyNumber"]));
  expect(["1,234", "1 234", "1.234,5"].map(said)).toEqual(Array(3).fill(["errors:field.plainNumber"]));
  expect(["12,5", "١٢"].map(said)).toEqual([12.5, 12]);
});

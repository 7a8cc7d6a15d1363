import { expect, test } from "vitest";
import { PRODUCT_FEATURES } from "~/features/identity/domain/metadata/product-features";
import { calls } from "../../workers/calls";

test("a part of the specification counts as built exactly where there are calls for it", () => {
  const answered = Object.fromEntries(
    Object.entries(PRODUCT_FEATURES).map(([name, { calls: prefix }]) => [
      name,
      calls.some(({ path }) => path.startsWith(prefix)),
    ]),
  );
  const said = Object.fromEntries(Object.entries(PRODUCT_FEATURES).map(([name, { built }]) => [name, built]));
  expect(said).toEqual(answered);
});

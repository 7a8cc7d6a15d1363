import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import urls from "./urls.json";

/** What the builder of that name makes of the values. */
function built(name: unknown, values: unknown): unknown {
  const builder: unknown = Object.entries(paths).find(([each]) => each === name)?.[1];
  return typeof builder === "function" && Array.isArray(values) ? builder(...values) : undefined;
}

test("each address is built as it always was", () => {
  const now = urls.map(([name, values]) => [name, values, built(name, values)]);
  expect(now).toEqual(urls);
});

test("every address has a row in urls.json", () => {
  const named = new Set(urls.map(([name]) => name));
  expect(Object.keys(paths).filter((name) => !named.has(name))).toEqual([]);
});

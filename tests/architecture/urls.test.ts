import { expect, test } from "vitest";
import { paths } from "../../app/paths";
import urls from "./urls.json";

type Builder = (...values: unknown[]) => unknown;
const built = paths as unknown as Readonly<Record<string, Builder>>;

test("each address is built as it always was", () => {
  const now = urls.map(([name, values]) => [name, values, built[name as string]?.(...(values as unknown[]))]);
  expect(now).toEqual(urls);
});

test("every address has a row in urls.json", () => {
  const named = new Set(urls.map(([name]) => name));
  expect(Object.keys(paths).filter((name) => !named.has(name))).toEqual([]);
});

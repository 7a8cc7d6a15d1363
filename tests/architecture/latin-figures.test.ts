import { expect, test } from "vitest";
import { projectFiles } from "./sources";

test("what scripts write in the page's language has its figures, which are Latin in Arabic too", () => {
  const asks = /Intl\.(?:Number|DateTime)Format\(document\.documentElement\.lang[^;]*/gu;
  const found = projectFiles("app/islands")
    .filter(({ path }) => !path.includes(".test."))
    .flatMap(({ path, text }) => [...text.matchAll(asks)].map(([made]) => ({ path, made })));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ made }) => !made.includes('numberingSystem: "latn"'))).toEqual([]);
});

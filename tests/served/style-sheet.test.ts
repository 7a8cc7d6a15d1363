import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ASSETS = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const sheets = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));

// In a class of a component an underscore stands for a space: a value with one is no selector, and is left out. A browser
// then ignores every rule that was merged with it.
it("no selector of a style sheet has lost what it asks for", () => {
  expect(sheets.length).toBeGreaterThan(0);
  const empty = sheets.flatMap((name) => [
    ...readFileSync(`${ASSETS}${name}`, "utf8").matchAll(/[^{},]*:(?:has|is|not|where)\(\)[^{},]*/g),
  ]);
  expect(empty.map(([selector]) => selector)).toEqual([]);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { repository } from "../terminal/run";
import { failedLines, failedTests } from "./failed-tests";

const folder = mkdtempSync(join(tmpdir(), "failed-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return relative(repository, join(folder, name));
}

describe("naming failed tests", () => {
  test("a report of vitest gives them with their file and groups, and a file that could not be loaded", () => {
    const result = (title: string, status: string, ...ancestorTitles: string[]) => ({ title, status, ancestorTitles });
    const file = written("unit.json", {
      testResults: [
        {
          name: join(repository, "app/one.test.ts"),
          status: "failed",
          assertionResults: [
            result("it holds", "passed", "a rule"),
            result("it does not hold", "failed", "a rule", "at night"),
            result("it was left out", "pending", "a rule"),
          ],
        },
        { name: join(repository, "app/two.test.ts"), status: "failed", assertionResults: [] },
        { name: join(repository, "app/three.test.ts"), status: "passed", assertionResults: [] },
      ],
    });
    expect(failedTests({ kind: "vitest", file })).toEqual([
      "app/one.test.ts > a rule > at night > it does not hold",
      "app/two.test.ts",
    ]);
  });

  test("a report of Playwright gives them with the line at which they run again", () => {
    const spec = (title: string, ok: boolean, line: number) => ({ title, ok, line, file: "scheduling/one.spec.ts" });
    const file = written("browser.json", {
      config: { rootDir: join(repository, "tests/e2e") },
      suites: [
        {
          title: "scheduling/one.spec.ts",
          specs: [spec("a journey ends well", true, 5), spec("a journey ends badly", false, 12)],
          suites: [{ title: "without script", specs: [spec("so does another", false, 40)] }],
        },
      ],
    });
    expect(failedTests({ kind: "playwright", file })).toEqual([
      "tests/e2e/scheduling/one.spec.ts:12 > a journey ends badly",
      "tests/e2e/scheduling/one.spec.ts:40 > without script > so does another",
    ]);
  });

  test("a check without a report, or with one cut short, names none", () => {
    expect(failedTests(undefined)).toEqual([]);
    expect(failedTests({ kind: "vitest", file: "nowhere.json" })).toEqual([]);
    expect(failedTests({ kind: "playwright", file: written("cut.json", { suites: [] }) })).toEqual([]);
  });

  test("at most twenty are printed, with how many more there are", () => {
    const names = Array.from({ length: 23 }, (_, index) => `test ${String(index + 1)}`);
    const lines = failedLines(names);
    expect(lines).toHaveLength(21);
    expect(lines.slice(-2)).toEqual(["  ✗ test 20", "  and 3 more"]);
    expect(failedLines(names.slice(0, 20))).toHaveLength(20);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { repository } from "../terminal/run";
import { contractLines } from "./contract-cases";
import { closingLine, countOf, sum } from "./count";

const folder = mkdtempSync(join(tmpdir(), "count-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return relative(repository, join(folder, name));
}

describe("counting tests", () => {
  test("a report of vitest gives its passed, failed and skipped tests", () => {
    const file = written("unit.json", { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2 });
    expect(countOf({ kind: "vitest", file })).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  test("a test of the browser that passed on a second try has passed", () => {
    const file = written("browser.json", { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } });
    expect(countOf({ kind: "playwright", file })).toEqual({ passed: 4, failed: 0, skipped: 0 });
  });

  test("a report of vitest gives the cases that gateways were held to, and how many passed", () => {
    const result = (gateway: string, status: string) => ({ status, ancestorTitles: [gateway] });
    const tests = ["the gateway STRIPE", "the gateway PAYPAL"].flatMap((gateway, index) => [
      result(gateway, "passed"),
      result(gateway, index === 0 ? "passed" : "failed"),
    ]);
    const file = written("workerd.json", {
      testResults: [{ assertionResults: [...tests, result("a file", "passed")] }],
    });
    expect(contractLines({ kind: "vitest", file })).toEqual(["gateways x contract cases: 2 x 2 = 4, 3 passed"]);
    expect(contractLines({ kind: "vitest", file: "nowhere.json" })).toEqual([]);
  });

  test("a check without a report counts nothing", () => {
    expect(countOf({ kind: "vitest", file: "nowhere.json" })).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  test("the closing line names skipped tests only where there are some", () => {
    const all = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ]);
    expect(closingLine(all)).toBe("3 passed, 1 failed");
    expect(closingLine({ ...all, skipped: 4 })).toBe("3 passed, 1 failed, 4 skipped");
  });
});

import { describe, expect, test } from "vitest";
import { inspect, isProductCode, lineCount, projectFiles, quantile } from "./sources";

const product = projectFiles("app", "workers", "party").filter(isProductCode);
const written = projectFiles("app", "workers", "party", "scripts", "tests", "benchmarks").filter(({ path }) =>
  /\.tsx?$/.test(path),
);

describe("sizes of the house", () => {
  test("half of the files are under 80 lines and nine in ten under 200", () => {
    const lines = product.map(({ text }) => lineCount(text));
    expect({ medianUnder80: quantile(lines, 0.5) < 80, p90Under200: quantile(lines, 0.9) < 200 }).toEqual({
      medianUnder80: true,
      p90Under200: true,
    });
  });

  test("no file is over 300 lines", () => {
    const large = product
      .map(({ path, text }) => ({ path, lines: lineCount(text) }))
      .filter(({ lines }) => lines > 300);
    expect(large).toEqual([]);
  });

  test("no folder holds more than 40 files", () => {
    const folders = new Map<string, number>();
    for (const { path } of projectFiles("app", "workers", "party", "scripts", "tests", "benchmarks")) {
      const folder = path.slice(0, path.lastIndexOf("/"));
      folders.set(folder, (folders.get(folder) ?? 0) + 1);
    }
    expect(folders.size).toBeGreaterThan(150);
    expect([...folders].filter(([, files]) => files > 40)).toEqual([]);
  });

  test("no function has 60 lines or more, no component 120", () => {
    const limit = (path: string) => (path.endsWith(".tsx") ? 120 : 60);
    const large = product.flatMap((file) => inspect(file).functions).filter(({ path, lines }) => lines >= limit(path));
    expect(large).toEqual([]);
  });

  test("nothing is of type any", () => {
    expect(written.flatMap((file) => inspect(file).anys)).toEqual([]);
  });
});

describe("the measure itself", () => {
  test("counts lines, functions and any", () => {
    const text = "const a = (x: any) => {\n  return x;\n};\nfunction b() {\n  return () => 1;\n}\n";
    const { functions, anys } = inspect({ path: "sample.ts", text });
    expect(lineCount(text)).toBe(6);
    expect(functions.map(({ line, lines }) => [line, lines])).toEqual([
      [1, 3],
      [4, 3],
      [5, 1],
    ]);
    expect(anys).toEqual(["sample.ts:1"]);
  });

  test("takes the middle and the ninth tenth of a list", () => {
    const list = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(quantile(list, 0.5)).toBe(6);
    expect(quantile(list, 0.9)).toBe(10);
    expect(quantile([], 0.5)).toBe(0);
  });
});

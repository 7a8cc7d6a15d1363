import { describe, expect, test } from "vitest";
import { projectFiles } from "./sources";

const files = projectFiles().filter(({ path }) => path !== "package-lock.json");
const readable = files.filter(({ text }) => !text.includes("\u0000"));
const itself = "tests/architecture/words-and-names.test.ts";

/** Where a pattern occurs, as 'path:line', this file aside. */
function occurrences(pattern: RegExp, among = readable): string[] {
  return among
    .filter(({ path }) => path !== itself)
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

describe("what no file of the project says", () => {
  test("no path of one machine", () => {
    expect(occurrences(/(?<![\w.:}/-])\/(work|home\/\w+|Users\/\w+|root)\/|[A-Z]:\\Users\\/)).toEqual([]);
  });

  test("no host of a package registry, in the lock file neither", () => {
    const registry = /registry\.(npmjs|yarnpkg)|npm\.pkg\.github|artifactory|verdaccio|deb\.debian\.org/i;
    expect(occurrences(registry)).toEqual([]);
    expect(occurrences(/"resolved"/, projectFiles("package-lock.json"))).toEqual([]);
  });

  test("no work put off", () => {
    expect(
      occurrences(
        /\b(TODO|FIXME|XXX|HACK)\b/,
        readable.filter(({ path }) => !path.endsWith(".svg")),
      ),
    ).toEqual([]);
  });

  test("no physical side where a logical one keeps right-to-left right", () => {
    const physical =
      /className=.*[" ](-?(ml|mr|pl|pr)-[\w[]|text-(left|right)\b|(left|right)-[\d[]|border-[lr](-|\b)|rounded-[lr]-)/;
    expect(
      occurrences(
        physical,
        readable.filter(({ path }) => path.endsWith(".tsx")),
      ),
    ).toEqual([]);
  });
});

describe("names", () => {
  const code = files.filter(({ path }) => /^(app|workers|party|scripts|tests|benchmarks)\/.*\.tsx?$/.test(path));

  test("a file's name is in kebab case", () => {
    const kebab = /^\$?[a-z0-9]+([-._$+][a-z0-9$]+|\[[a-z.]+\])*\.tsx?$/;
    const locale = /^[a-z]{2,3}_[A-Z]{2}\.ts$/;
    const odd = code.map(({ path }) => path).filter((path) => !kebab.test(base(path)) && !locale.test(base(path)));
    expect(odd).toEqual([]);
  });

  test("no file or folder is a drawer for everything", () => {
    const drawer = /(^|[/.-])(utils?|helpers?|misc|common|managers?)([./-]|$)/;
    // Messages that every feature uses are common to them all.
    const messages = /^app\/i18n\/messages\/[a-z]{2,3}_[A-Z]{2}\/common\//;
    expect(code.map(({ path }) => path).filter((path) => drawer.test(path.replace(messages, "")))).toEqual([]);
  });
});

function base(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

import { join, relative } from "node:path";
import { z } from "zod";
import { repository } from "../terminal/run";
import type { Check } from "./checks";
import { readReport } from "./report";

/** So many failed tests are named at the end of the test command. */
const MOST_NAMED = 20;

/** From the file to the test, as both runners print it. */
const nameOf = (parts: readonly string[]) => parts.join(" > ");

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({ status: z.string(), ancestorTitles: z.array(z.string()), title: z.string() }),
        ),
      }),
    ),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = relative(repository, name);
      const failed = assertionResults.filter((test) => test.status === "failed");
      // A file that could not be loaded has no tests.
      if (failed.length === 0 && status === "failed") return [file];
      return failed.map(({ ancestorTitles, title }) => nameOf([file, ...ancestorTitles, title]));
    }),
  );

const spec = z.object({ title: z.string(), ok: z.boolean(), file: z.string(), line: z.number() });
/** A file, or a group of tests in it. */
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
type Suite = z.infer<typeof suite>;

/** The failed tests of a suite: `folder` is what its files are named from, `groups` the groups that it stands in. */
function failedIn({ specs, suites = [] }: Suite, folder: string, groups: readonly string[]): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title }) =>
        nameOf([`${relative(repository, join(folder, file))}:${String(line)}`, ...groups, title]),
      ),
    ...suites.flatMap((each) => failedIn(each, folder, [...groups, each.title])),
  ];
}

const playwrightReport = z
  .object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) })
  .transform(({ config, suites }) => suites.flatMap((each) => failedIn(each, config.rootDir, [])));

/** The full names of the tests that failed in a check, by its report; none where it wrote none. */
export function failedTests(report: Check["report"]): string[] {
  return readReport<string[]>(report, { vitest: vitestReport, playwright: playwrightReport }, []);
}

/** The failed tests as lines of the summary: at most twenty of them, and how many more there are. */
export function failedLines(names: readonly string[]): string[] {
  const left = names.length - MOST_NAMED;
  return [
    ...names.slice(0, MOST_NAMED).map((name) => `  ✗ ${name}`),
    ...(left > 0 ? [`  and ${String(left)} more`] : []),
  ];
}

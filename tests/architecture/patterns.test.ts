import { checkSync } from "recheck";
import ts from "typescript";
import { regexes } from "zod";
import { expect, test } from "vitest";
import { projectFiles } from "./sources";

const MINUTES = 60_000;
// The checker as plain JavaScript: it starts no program of another language.
process.env["RECHECK_BACKEND"] = "pure";

/** Patterns that are put together while the Worker runs, as they then stand, by the file that makes them. */
const MADE: Readonly<Record<string, readonly RegExp[]>> = {
  "app/platform/env.server.ts": [/^AC[0-9a-f]{32}$/],
  "app/features/notifications/schemas/push/push-subscription.ts": [/^[\w-]{87}=*$/, /^[\w-]{22}=*$/],
  "app/kernel/contact/email.ts": [
    /^[^\s@.,;:<>()[\]{}"\\\p{C}\p{Z}]+(?:\.[^\s@.,;:<>()[\]{}"\\\p{C}\p{Z}]+)*@[^\s@.,;:<>()[\]{}"'\\/\p{C}\p{Z}]+(?:\.[^\s@.,;:<>()[\]{}"'\\/\p{C}\p{Z}]+)+$/u,
  ],
  "app/kernel/contact/phone-number.ts": [/^(?:1(?:242|246|78[47])|599[79]|1|7|2[07]|[235689]\d\d|42\d)/],
  "app/kernel/text/written-text.ts": [
    /[\p{L}\p{N}]\.(?:app|com|dev)(?![\p{L}\p{N}])/iu,
    /[\p{L}\p{N}]{3}\.(?:de|fr|uk)(?![\p{L}\p{N}])/iu,
  ],
  // Kinds of letters, one letter each.
  "app/platform/print/shaping/khmer.ts": [
    /(?:[CR](?:J?T)?|P)T?(?:H[CR](?:J?T)?)*(?:H(?![CR])|(?:J*X)*l?(?:J*X)*b?(?:J*X)*(?:J?a)?(?:J*X)*p?(?:J*X)*(?:H[CR])?Y*)/y,
    /T?(?:H[CR](?:J?T)?)*(?:H(?![CR])|(?:J*X)*l?(?:J*X)*b?(?:J*X)*(?:J?a)?(?:J*X)*p?(?:J*X)*(?:H[CR])?Y*)/y,
  ],
  "app/platform/print/shaping/myanmar.ts": [
    /(?:RAH)?[CRIP]v?(?:H[CRI]v?)*(?:H(?![CRI])|A*y?A?r?(?:(?:wh?m?|hm?|m)A?)?(?:lv?)*a*b*n*(?:dA?)?(?:ph?m?A*a*n*(?:dA?)?)*(?:tn*d?A?)*s*J?)/y,
    /(?:RAH)?v?(?:H[CRI]v?)*(?:H(?![CRI])|A*y?A?r?(?:(?:wh?m?|hm?|m)A?)?(?:lv?)*a*b*n*(?:dA?)?(?:ph?m?A*a*n*(?:dA?)?)*(?:tn*d?A?)*s*J?)/y,
  ],
  // One character class each; the other stands for all its scripts.
  "app/platform/print/unprintable.ts": [/^[\p{sc=Latin}\p{sc=Common}]+$/u, /[\p{Co}\p{Cs}\p{Cn}]/u],
  // Statements of our own, of a bounded length, each looked at once an isolate: no text of a person is in one.
  "app/db/tenant-guard.server.ts": [
    /into\s+["`]?patient["`]?\s*\(\s*["`]?organization_id["`]?[\s,)]/i,
    /["`]?\bpatient["`]?\.["`]?organization_id["`]?/i,
  ],
};

/** What zod holds the texts of forms and calls against by itself. */
const OF_ZOD: readonly RegExp[] = [regexes.email, regexes.base64];

/** Each pattern that stands in the product's code, with where it stands. */
function written(): Map<string, string> {
  const found = new Map<string, string>();
  const files = projectFiles("app", "party", "workers").filter(
    ({ path }) => /\.tsx?$/.test(path) && !/\.test\./.test(path),
  );
  for (const { path, text } of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const appointment = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, path);
      ts.forEachChild(node, appointment);
    };
    appointment(source);
  }
  return found;
}

/** Without something that repeats there is nothing to be tried again and again. */
const repeats = (pattern: string) => /[*+{]/.test(pattern);

function verdictOn(pattern: string): string {
  const end = pattern.lastIndexOf("/");
  const checked = checkSync(pattern.slice(1, end), pattern.slice(end + 1), { timeout: MINUTES, randomSeed: 1 });
  if (checked.status === "safe") return "safe";
  return checked.status === "vulnerable" ? checked.complexity.summary : `unknown: ${checked.error.kind}`;
}

test("each pattern takes time that grows with its text alone", { timeout: 10 * MINUTES }, () => {
  const patterns = written();
  for (const [path, made] of Object.entries(MADE)) for (const each of made) patterns.set(String(each), path);
  for (const each of OF_ZOD) patterns.set(String(each), "zod");
  expect(patterns.size).toBeGreaterThan(150);
  const slow = [...patterns].flatMap(([pattern, path]) => {
    const verdict = repeats(pattern) ? verdictOn(pattern) : "safe";
    return verdict === "safe" ? [] : [`${path}: ${pattern}: ${verdict}`];
  });
  expect(slow).toEqual([]);
});

test("a pattern that is put together while the Worker runs stands above, as it then is", () => {
  const makers = projectFiles("app", "party", "workers")
    .filter(({ path, text }) => !/\.test\./.test(path) && /\bRegExp\(/.test(text))
    .map(({ path }) => path);
  expect(makers.sort()).toEqual(Object.keys(MADE).sort());
});

test("the checker finds the pattern that wordings once had", () => {
  expect(verdictOn(String.raw`/\{\{\s*([^{}]*?)\s*\}\}/g`)).toContain("polynomial");
});

import { expect, test } from "vitest";
import { AUDIT_ACTS } from "../support/expected/audit-acts";
import { auditEntries, type WrittenEntry } from "./audit-entries";
import { projectFiles } from "./sources";

/** Lower it when a line leaves the list. */
const MOST_ACTS = 99;
/** Their action is the caller's: a denial of an authority, and a password that was wrong. */
const DENIALS = [
  "app/platform/access/authorize.server.ts",
  "app/features/identity/support/protection/guessing.server.ts",
];

const entries = auditEntries();
const acts = new Set(Object.values(AUDIT_ACTS).flat());
const byHelper = new Set(
  projectFiles("app").flatMap(({ path, text }) => (/\bchangedFields\(/.test(text) ? [path] : [])),
);
/** The names of actions in the text of an expression. */
const named = (action: string): string[] => [...action.matchAll(/"(\w+\.\w+)"/g)].map(([, name = ""]) => name);

/** Whether it names the fields that changed: by the one helper, or the one field that it is about. */
function namesChanges({ path, fields }: WrittenEntry): boolean {
  if (fields === null) return false;
  const computed = /changedFields\(/.test(fields) || /^(fields|audited)$/.test(fields);
  if (computed) return byHelper.has(path);
  return /^\[(\w+ \? )?"\w+"( : "\w+")?\]$/.test(fields);
}

test("each line of the audit about a change names the fields that got another value", () => {
  const without = entries.filter((entry) => !namesChanges(entry) && !DENIALS.includes(entry.path));
  console.info(
    `${entries.length} lines of the audit, ${without.length} of them of the ${acts.size} acts that change no field`,
  );
  expect(entries.length).toBeGreaterThan(150);
  const unlisted = without.filter(
    ({ action }) => named(action).length === 0 || named(action).some((name) => !acts.has(name)),
  );
  expect(unlisted).toEqual([]);
});

test("the list of acts that name no fields only shrinks", () => {
  const written = new Set(entries.filter((entry) => !namesChanges(entry)).flatMap(({ action }) => named(action)));
  expect([...acts].filter((name) => !written.has(name))).toEqual([]);
  expect(acts.size).toBeLessThanOrEqual(MOST_ACTS);
});

test("which fields changed is found out in one way", () => {
  const others = projectFiles("app").filter(
    ({ path, text }) => path !== "app/kernel/changed-fields.ts" && /\b(const|function) changedFields\b/.test(text),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

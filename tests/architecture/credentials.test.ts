import { expect, test } from "vitest";
import { projectFiles } from "./sources";

const SOURCES = projectFiles("app", "workers", "party").filter(
  ({ path }) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);
/** The one file with the statements, and the one service that gives them to others. */
const STATEMENTS = "app/features/identity/data/accounts/credentials-write.server.ts";
const SERVICE = "app/features/identity/support/accounts/credentials.server.ts";

/** What stands between the beginning of a statement that changes users and its end. */
const UPDATES = /UPDATE\s+user\s+SET([\s\S]*?)(?:WHERE|`)|\.update\(user\)\s*\.set\(([\s\S]*?)\)\s*\.where/g;
const CREDENTIALS = /\b(username|email|password_hash|passwordHash)\b\s*(=|:|,|\})/;

const changesCredentials = (text: string) =>
  [...text.matchAll(UPDATES)].some(([, sql = "", drizzle = ""]) => CREDENTIALS.test(sql) || CREDENTIALS.test(drizzle));

test("the statements that change an email, a username or a password stand in one file", () => {
  expect(SOURCES.filter(({ text }) => changesCredentials(text)).map(({ path }) => path)).toEqual([STATEMENTS]);
});

test("one service alone takes those statements, so that every change of them drops links and tells their owner", () => {
  const takers = SOURCES.filter(({ text }) => /from "[^"]*credentials-write\.server"/.test(text));
  expect(takers.map(({ path }) => path)).toEqual([SERVICE]);
});

test("the check sees a change of each of them, however it is written", () => {
  expect(changesCredentials("`UPDATE user SET email = ?1 WHERE id = ?2`")).toBe(true);
  expect(changesCredentials("db.orm.update(user).set({ passwordHash }).where(x)")).toBe(true);
  expect(changesCredentials("db.orm\n .update(user)\n .set({ username: name })\n .where(x)")).toBe(true);
  expect(changesCredentials("`UPDATE user SET phone = ?1 WHERE email = ?2`")).toBe(false);
});

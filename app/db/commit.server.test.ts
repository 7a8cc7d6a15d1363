import { expect, test } from "vitest";
import { asAsked, CommitRefused, KeyReused, refusedAs } from "./commit.server";

class Gone extends Error {}

const conflict = new CommitRefused({ kind: "conflict" });
const taken = new CommitRefused({ kind: "unique", table: "user", columns: ["email"] });
const fence = new CommitRefused({ kind: "fence" });

test("a refused commit is answered by the handler of its reason: an error is thrown, anything else is the result", async () => {
  const refused = refusedAs({
    conflict: () => Promise.resolve(new Gone()),
    unique: ({ table, columns }) => `${table}.${columns.join()}`,
  });
  await expect(refused(conflict)).rejects.toThrow(Gone);
  await expect(refused(taken)).resolves.toBe("user.email");
});

test("one handler answers both reasons where they mean the same, but not a closed fence", async () => {
  const refused = refusedAs(() => "late" as const);
  await expect(refused(conflict)).resolves.toBe("late");
  await expect(refused(taken)).resolves.toBe("late");
  await expect(refused(fence)).rejects.toBe(fence);
});

test("what has no handler goes on as it came: a closed fence, another key, and every other error", async () => {
  const refused = refusedAs({ unique: ({ table }, error) => (table === "branch" ? new Gone() : error) });
  for (const error of [conflict, taken, fence, new TypeError("no answer"), new KeyReused("key")])
    await expect(refused(error)).rejects.toBe(error);
});

test("what a handler throws by itself is thrown", async () => {
  const refused = refusedAs({ conflict: () => Promise.reject(new Gone()) });
  await expect(refused(conflict)).rejects.toThrow(Gone);
});

test("what is so already is as it was asked", async () => {
  await expect(asAsked(conflict)).resolves.toBeUndefined();
  await expect(asAsked(taken)).rejects.toBe(taken);
});

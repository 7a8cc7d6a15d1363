import { expect, test } from "vitest";
import { CommitRefused } from "~/db/commit.server";
import { ConflictError, InvalidError, NotFoundError } from "../http/errors.server";
import { asAsked, refusedAs } from "./refused-as.server";

const conflict = new CommitRefused({ kind: "conflict" });
const taken = new CommitRefused({ kind: "unique", table: "user", columns: ["email"] });
const fence = new CommitRefused({ kind: "fence" });

test("a refused commit is answered by the handler of its reason: an error is thrown, anything else is the result", async () => {
  const refused = refusedAs({
    conflict: () => Promise.resolve(new NotFoundError()),
    unique: ({ table, columns }) => `${table}.${columns.join()}`,
  });
  await expect(refused(conflict)).rejects.toThrow(NotFoundError);
  await expect(refused(taken)).resolves.toBe("user.email");
});

test("what has no handler goes on as it came: a closed fence, another key, and every other error", async () => {
  const refused = refusedAs({
    unique: ({ table }, error) => (table === "branch" ? new InvalidError([{ field: "name", message: "" }]) : error),
  });
  const lost = new TypeError("no answer");
  for (const error of [conflict, taken, fence, lost, new ConflictError("keyReused")])
    await expect(refused(error)).rejects.toBe(error);
});

test("what is so already is as it was asked", async () => {
  await expect(asAsked(conflict)).resolves.toBeUndefined();
  await expect(asAsked(taken)).rejects.toBe(taken);
});

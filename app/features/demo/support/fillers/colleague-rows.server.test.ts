import { expect, test } from "vitest";
import { NO_HONORIFIC } from "~/kernel/codes/code-tables";
import type { Cast } from "../../domain/cast";
import { colleagueRows } from "./colleague-rows.server";

test("a colleague who treats nobody is not called a doctor", () => {
  const colleague = {
    id: "e",
    userId: "u",
    firstName: "Grace",
    lastName: "Holloway",
    email: "g@example.org",
    gender: 2,
  };
  // Only what the rows read of it.
  const cast = { seededAt: Date.UTC(2026, 4, 4), plan: {} } as object as Cast;
  const rows = colleagueRows(cast, colleague, { passwordHash: null, roleId: "r" });
  const employee = rows.find(({ table }) => table === "employee");
  const title = employee?.columns.indexOf("title") ?? -1;
  expect(employee?.rows.map((row) => row[title])).toEqual([NO_HONORIFIC]);
});

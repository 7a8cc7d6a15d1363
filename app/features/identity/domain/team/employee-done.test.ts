import { expect, test } from "vitest";
import { isStillDone } from "./employee-done";
import type { EmployeeFacts } from "./employee-state";

const active: Omit<EmployeeFacts, "isCreator"> = {
  ...{ adminApproval: 1, enabled: true, invitedAt: null, deletedAt: null, hasPassword: true },
};

test("an act on somebody is said to be done until it is undone, in either direction", () => {
  const disabled = { ...active, enabled: false };
  expect([isStillDone("disable", disabled), isStillDone("disable", active)]).toEqual([true, false]);
  expect([isStillDone("enable", active), isStillDone("enable", disabled)]).toEqual([true, false]);
  const deleted = { ...active, deletedAt: 1 };
  expect([isStillDone("delete", deleted), isStillDone("restore", deleted)]).toEqual([true, false]);
  const waiting = { ...active, adminApproval: 0 };
  expect([isStillDone("approve", active), isStillDone("approve", waiting)]).toEqual([true, false]);
  expect([isStillDone("unapprove", waiting), isStillDone("unapprove", active)]).toEqual([true, false]);
});

test("what changed nothing of how somebody stands is said in every state", () => {
  for (const done of ["created", "updated", "owner"] as const)
    expect(isStillDone(done, { ...active, enabled: false })).toBe(true);
});

import { expect, test } from "vitest";
import { withoutDone } from "./said-once";

test("an address loses what was just done and to what, and keeps everything else", () => {
  const list = "https://clinic.example/secure/list";
  expect(withoutDone(`${list}?done=disabled&id=a`)).toBe(list);
  expect(withoutDone(`${list}?view=calendar&day=2026-11-23&done=disable#now`)).toBe(
    `${list}?view=calendar&day=2026-11-23#now`,
  );
});

test("an address that says nothing of the kind stays as it is, to the letter", () => {
  for (const address of ["https://clinic.example/?edit=a&id=b", "https://clinic.example/?q=a%20b+c"])
    expect(withoutDone(address)).toBe(address);
});

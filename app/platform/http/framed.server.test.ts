import { expect, test } from "vitest";
import type { Actor } from "../access/actor.server";
import { isFramed } from "./framed.server";

const asked = (dest: string, site: string) =>
  new Request("https://clinic.example/", { headers: { "sec-fetch-dest": dest, "sec-fetch-site": site } });
const as = (kind: Actor["kind"]) => ({ actor: { kind } as Actor });

test("staff have pages in frames of this site alone, and sign in again there", () => {
  expect(isFramed(as("employee"), asked("iframe", "same-origin"))).toBe(true);
  expect(isFramed(as("employee"), asked("iframe", "cross-site"))).toBe(false);
  expect(isFramed(as("employee"), asked("iframe", "same-site"))).toBe(false);
  expect(isFramed(as("employee"), asked("document", "same-origin"))).toBe(false);
  expect(isFramed(as("employee"), new Request("https://clinic.example/"))).toBe(false);
  for (const kind of ["anonymous", "pending"] as const) {
    expect(isFramed(as(kind), asked("iframe", "same-origin"))).toBe(true);
    expect(isFramed(as(kind), asked("iframe", "cross-site"))).toBe(false);
  }
  for (const kind of ["patient", "guest"] as const)
    expect(isFramed(as(kind), asked("iframe", "same-origin"))).toBe(false);
});

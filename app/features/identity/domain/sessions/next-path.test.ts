import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

describe("where signing in leads to", () => {
  it("is a path of this site, with its query and hash", () => {
    expect(nextPath("/secure/providerweb/appointments?state=1#today")).toBe(
      "/secure/providerweb/appointments?state=1#today",
    );
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "appointments",
    "",
    null,
    undefined,
    "/..//evil.example",
  ])("is never %s", (wanted) => expect(nextPath(wanted)).toBeUndefined());

  it("is neither signing out nor signing in again", () => {
    expect([nextPath("/app/logout?next=/x"), nextPath("/secure/providerweb/login/forgetpassword")]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

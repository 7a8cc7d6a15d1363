import { expect, test } from "vitest";
import { DEFAULT_ROLES, ROLE } from "~/features/identity/domain/team/roles";
import { openEntries } from "~/pages/settings-entries";
import { PERMISSIONS, rowFor, type Principal } from "../support/expected/permissions";

const ROLES: readonly (readonly [role: string, principal: Principal])[] = [
  [ROLE.ADMINISTRATOR, "admin"],
  [ROLE.PROVIDER, "doctor"],
  [ROLE.NURSE, "nurse"],
  [ROLE.RECEPTIONIST, "receptionist"],
  [ROLE.BILLER, "biller"],
  [ROLE.PHARMACY, "pharmacy"],
  [ROLE.LABORATORY, "laboratory"],
];

/** The pattern of a route as an expression: `:id` is one part of a path, `:id?` one that may be left out. */
const matches = (pattern: string, pathname: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+")}$`).test(pathname);

/** What is expected of the screen at an address, the most exact route first. */
function expectedAt(href: string) {
  const pathname = href.split("?")[0] ?? "";
  const routes = Object.keys(PERMISSIONS).filter((key) => key.startsWith("GET "));
  const exact = routes.find((key) => key === `GET ${pathname}`);
  const found = exact ?? routes.find((key) => matches(key.slice("GET ".length), pathname));
  return found === undefined ? undefined : PERMISSIONS[found];
}

test.each(ROLES)("the index of settings leads a %s to nothing that they may not open", (role, principal) => {
  const entries = openEntries({ employeeId: "someone", authorities: new Set(DEFAULT_ROLES[role]) });
  for (const { href } of entries) {
    // Everybody has their own account and profile, which the expectations know of a doctor alone.
    if (href.includes("/someone")) continue;
    const expectation = expectedAt(href);
    if (expectation === undefined) throw new Error(`nothing is expected of ${href}`);
    const row = rowFor(expectation, principal);
    // Of a thing that has an owner the index leads to one's own.
    expect([href, typeof row === "string" ? row : row[0]]).toEqual([href, "allowed"]);
  }
});

import { expect, test } from "vitest";
import { DEFAULT_ROLES, ROLE } from "~/features/identity/domain/team/roles";
import { createTranslator, readMessages } from "~/i18n/translator.server";
import { holdsWords } from "~/kernel/fold-for-search";
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

const listedFor = (role: string) =>
  openEntries({ employeeId: "someone", authorities: new Set(DEFAULT_ROLES[role]) }).map(({ title }) => title);

test.each([ROLE.PHARMACY, ROLE.LABORATORY])(
  "the index of settings has for the role %s what is their own, and no more",
  (role) => {
    const entries = openEntries({ employeeId: "someone", authorities: new Set(DEFAULT_ROLES[role]) });
    expect(entries.map(({ group }) => group)).toEqual(entries.map(() => "own"));
    for (const title of ["settings:areas.restricted.title", "calendar:title", "settings:areas.patientBriefing.title"])
      expect(listedFor(ROLE.NURSE)).toContain(title);
  },
);

test("critical limits and the size of paper are found by these words, by whoever may set them", async () => {
  const foundBy = (words: string) => {
    const { t } = createTranslator("en_US");
    return openEntries({ employeeId: "someone", authorities: new Set(DEFAULT_ROLES[ROLE.ADMINISTRATOR]) })
      .filter(({ title, text, foundBy: also }) => holdsWords([t(title), t(text), also ? t(also) : ""].join(" "), words))
      .map(({ title }) => title);
  };
  await readMessages("en_US");
  expect(foundBy("critical")).toContain("laboratory:limits.title");
  expect(foundBy("limits")).toContain("laboratory:limits.title");
  expect(foundBy("US Letter")).toContain("organization:branchScreen.title");
  expect(foundBy("paper")).toContain("organization:branchScreen.title");
  expect(listedFor(ROLE.PROVIDER)).not.toContain("laboratory:limits.title");
});

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

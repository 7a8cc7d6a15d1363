import { describe, expect, test } from "vitest";
import { enUS } from "~/i18n/messages/en_US";
import { reached, read } from "./reached";
import { projectFiles } from "./sources";

/** What every hydrated page is given (app/pages/messages-script.tsx). */
const ALWAYS = [...read("app/pages/messages-script.tsx").matchAll(/new Set<string>\(\[([^\]]*)/g)].flatMap(
  ([, list = ""]) => [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
);
/** The other page of the calendar's address: drawn by the server alone, its script has none of it. */
const DRAWN_BY_SERVER = "app/features/scheduling/components/lists/appointment-list.tsx";
const MESSAGES: Readonly<Record<string, object>> = enUS;
const KEY = new RegExp(`["'\`](${Object.keys(enUS).join("|")}):(\\w+)`, "g");

/** Whether a message of that namespace begins so; `print:hidden` is a look and no message. */
const isMessage = (name: string, first: string) =>
  Object.keys(MESSAGES[name] ?? {}).some((key) => key === first || key.startsWith(`${first}_`));

/** Pages whose React runs in the browser, with the words that they ask for. */
const pages = projectFiles("app/features", "app/pages")
  .filter(
    ({ path, text }) => path.endsWith(".tsx") && /export const handle[^;]*hydrate: true|hydrate: true,/.test(text),
  )
  .map(({ path, text }) => ({
    path,
    sent: [...text.matchAll(/namespaces: \[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name),
    ),
  }));

/** The namespaces of the messages that a file names; of a route alone what it shows, not what its loader says. */
const namesIn = (path: string): string[] => {
  const text = read(path);
  const shown = /\bexport default function/.test(text) ? text.slice(text.indexOf("export default function")) : text;
  return [...shown.matchAll(KEY)].flatMap(([, name = "", first = ""]) => (isMessage(name, first) ? [name] : []));
};

describe("a page whose script draws words has all of them in it, and shows no message's key", () => {
  test("there are such pages, and words that each has", () => {
    expect(pages.length).toBeGreaterThan(8);
    expect(ALWAYS).toContain("common");
  });

  test.each(pages)("$path", ({ path, sent }) => {
    const has = new Set([...ALWAYS, ...sent]);
    const missing = reached([path], [DRAWN_BY_SERVER]).flatMap((file) =>
      (file === DRAWN_BY_SERVER ? [] : namesIn(file))
        .filter((name) => !has.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});

test("what scripts write in the page's language has its figures, which are Latin in Arabic too", () => {
  const asks = /Intl\.(?:Number|DateTime)Format\(document\.documentElement\.lang[^;]*/gu;
  const found = projectFiles("app/islands")
    .filter(({ path }) => !path.includes(".test."))
    .flatMap(({ path, text }) => [...text.matchAll(asks)].map(([made]) => ({ path, made })));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ made }) => !made.includes('numberingSystem: "latn"'))).toEqual([]);
});

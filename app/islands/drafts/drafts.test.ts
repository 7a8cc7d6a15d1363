import { beforeEach, expect, test } from "vitest";
import { draftStore, type Draft, type Typed } from "./draft-store";
import { linesIn } from "./form-values";
import { pageName } from "./page-name";
import { becameOf } from "./sent";

class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  key = (at: number) => [...this.#kept.keys()][at] ?? null;
  getItem = (name: string) => this.#kept.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#kept.set(name, value);
  removeItem = (name: string) => void this.#kept.delete(name);
  clear = () => this.#kept.clear();
  all = () => [...this.#kept].join("\n");
}

const ONE = "1".repeat(16) + "a".repeat(48);
const OTHER = "2".repeat(16) + "b".repeat(48);
const FORM = "/secure/providerweb/health_profile/allergy/create";
const draft: Draft = { kind: "kept", typed: [[["name", 0, "Penicillin", false]]] };

let shared: MemoryStorage;
let time = 0;
const browser = (secret: string, tab = new MemoryStorage()) => draftStore({ secret, shared, tab, now: () => time });

beforeEach(() => {
  shared = new MemoryStorage();
  time = 1_800_000_000_000;
});

test("the same form about another patient is another page, whatever the order of the query", () => {
  const page = (search: string) => pageName({ pathname: FORM, search });
  expect(page("?patient=a")).not.toBe(page("?patient=b"));
  expect(page("?patient=a")).not.toBe(page(""));
  expect(page("?b=2&patient=a")).toBe(page("?patient=a&b=2"));
  expect(page("?patient=a&done=created&lang=ar_BH")).toBe(page("?patient=a"));
});

test("what somebody typed about one patient does not come back in the form of another", async () => {
  const store = browser(ONE);
  await store.save(pageName({ pathname: FORM, search: "?patient=a" }), draft);
  expect(await store.read(pageName({ pathname: FORM, search: "?patient=b" }))).toBeUndefined();
  expect(await store.read(pageName({ pathname: FORM, search: "?patient=a" }))).toEqual(draft);
});

test("a draft outlives the tab and the session, and no other account or visitor of the browser can read it", async () => {
  await browser(ONE).save(FORM, draft);
  expect(await browser(ONE).read(FORM)).toEqual(draft);
  expect(await browser(OTHER).read(FORM)).toBeUndefined();
  expect(await browser("").read(FORM)).toBeUndefined();
  expect(shared.all()).not.toContain("Penicillin");
  // Nor where the entry itself is moved to the other account's name.
  const [text = ""] = [shared.getItem(browser(ONE).nameOf(FORM))].flatMap((each) => each ?? []);
  shared.setItem(browser(OTHER).nameOf(FORM), text);
  expect(await browser(OTHER).read(FORM)).toBeUndefined();
});

test("signing out takes away all that the account typed, and leaves what another typed", async () => {
  await browser(ONE).save(FORM, draft);
  await browser(OTHER).save(FORM, draft);
  const store = browser(ONE);
  const late = store.save(`${FORM}?patient=a`, draft);
  store.dropOwn();
  await late;
  expect(await browser(ONE).read(FORM)).toBeUndefined();
  expect(await browser(ONE).read(`${FORM}?patient=a`)).toBeUndefined();
  expect(await browser(OTHER).read(FORM)).toEqual(draft);
});

test("a draft is kept for a day, and then taken away whoever typed it", async () => {
  await browser(ONE).save(FORM, draft);
  time += 24 * 3_600_000;
  browser(OTHER).dropOld();
  expect(await browser(ONE).read(FORM)).toEqual(draft);
  time += 1;
  browser(OTHER).dropOld();
  expect(shared.length).toBe(0);
});

test("what a visitor typed stays in the tab, half an hour, and comes back once they have signed in there", async () => {
  const tab = new MemoryStorage();
  await browser("", tab).save(FORM, draft);
  expect(shared.length).toBe(0);
  expect(await browser(ONE, tab).read(FORM)).toEqual(draft);
  expect(await browser(ONE).read(FORM)).toBeUndefined();
  time += 30 * 60_000 + 1;
  expect(await browser("", tab).read(FORM)).toBeUndefined();
});

test("a form that was sent is kept where its answer asks to sign in again or never came, and not where it arrived", () => {
  const kept = { page: FORM, name: "", kind: "kept" } as const;
  expect(becameOf(kept, { resume: FORM, redirected: true })).toBe("kept");
  expect(becameOf(kept, { resume: "/elsewhere?", redirected: true })).toBe("arrived");
  expect(becameOf(kept, { resume: undefined, redirected: true })).toBe("arrived");
  expect(becameOf(kept, { resume: undefined, redirected: false })).toBe("kept");
  expect(becameOf({ ...kept, kind: "sent" }, { resume: undefined, redirected: false })).toBe("arrived");
});

test("a draft says how many lines each list of its form had", () => {
  const line = (name: string): Typed[number] => [name, 0, "x", false];
  const typed = ["name", "substances[0].name", "substances[1].name", "contacts[0].phone.code"].map(line);
  expect([...linesIn(typed)]).toEqual([
    ["substances", 2],
    ["contacts", 1],
  ]);
});

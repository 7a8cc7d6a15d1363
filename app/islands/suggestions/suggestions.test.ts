import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asker, marked, type Suggestion } from "./suggestions";

const found = (name: string): Suggestion[] => [{ name, found: null }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what is typed is asked for once, after the last key", async () => {
  const asked: string[] = [];
  const shown: string[][] = [];
  const { type } = asker(
    (typed) => {
      asked.push(typed);
      return Promise.resolve(found(typed));
    },
    (list) => shown.push(list.map(({ name }) => name)),
  );
  type("pe");
  type("pen");
  type(" peni ");
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["peni"]);
  expect(shown).toEqual([["peni"]]);
});

test("fewer than two characters ask nothing, in any script, and empty the list at once", async () => {
  const ask = vi.fn(() => Promise.resolve(found("x")));
  const show = vi.fn();
  const { type } = asker(ask, show);
  for (const typed of ["", " ", "p ", "ب", "𐤀"]) type(typed);
  await vi.runAllTimersAsync();
  expect(ask).not.toHaveBeenCalled();
  expect(show.mock.calls).toEqual([[[]], [[]], [[]], [[]], [[]]]);
});

test("an answer that comes after the next question, or after the list was closed, is not shown", async () => {
  const answers = new Map<string, (list: Suggestion[]) => void>();
  const shown: string[] = [];
  const { type, stop } = asker(
    (typed) => new Promise((resolve) => answers.set(typed, resolve)),
    (list) => shown.push(...list.map(({ name }) => name)),
  );
  const question = async (typed: string) => {
    type(typed);
    await vi.runAllTimersAsync();
  };
  await question("as");
  await question("asp");
  answers.get("asp")?.(found("aspirin"));
  answers.get("as")?.(found("asthma"));
  await vi.runAllTimersAsync();
  await question("aspi");
  stop();
  answers.get("aspi")?.(found("late"));
  await vi.runAllTimersAsync();
  expect(shown).toEqual(["aspirin"]);
});

test("a question that fails shows nothing", async () => {
  const show = vi.fn();
  const { type } = asker(() => Promise.reject(new Error("no line")), show);
  type("pen");
  await vi.runAllTimersAsync();
  expect(show.mock.calls).toEqual([[[]]]);
});

test("the arrows go through the options and the field, round and round", () => {
  const way = (key: string, from: number) => marked(key, from, 3);
  expect([-1, 0, 1, 2].map((from) => way("ArrowDown", from))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((from) => way("ArrowUp", from))).toEqual([2, -1, 0, 1]);
  expect(["Enter", "Tab", "Home", "a"].map((key) => way(key, 1))).toEqual([undefined, undefined, undefined, undefined]);
});

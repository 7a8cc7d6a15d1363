import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OPERATORS, type Condition } from "./content";
import { shownItems, type Shown } from "./show-when";

const item = (id: string, kind: Shown["kind"], conditions: Condition[] = [], any = false): Shown => ({
  id,
  kind,
  showWhen: conditions.length === 0 ? null : { any, conditions },
});
const shows = (kind: Shown["kind"], answer: string, operator: Condition["operator"], value: string) =>
  shownItems([item("a", kind), item("b", "LINE", [{ item: "a", operator, value }])], { a: answer }).has("b");

describe("what a questionnaire shows", () => {
  it.each([
    ["WHOLE", "7", ">", "5", true],
    ["WHOLE", "10", ">", "9", true],
    ["WHOLE", "5", ">", "5", false],
    ["WHOLE", "5", ">=", "5", true],
    ["DECIMAL", "37.5", "<", "38", true],
    ["DECIMAL", "", "<", "38", false],
    ["DATE", "2026-02-01", "<=", "2026-02-01", true],
    ["TIME", "09:30", "<", "10:00", true],
    ["ONE_OF", "pain", "=", "pain", true],
    ["ONE_OF", "", "!=", "pain", true],
    ["ONE_OF", "pain", ">", "a", false],
    ["SEVERAL", "a\nb", "=", "b", true],
    ["SEVERAL", "a\nb", "!=", "b", false],
    ["YES_NO", "yes", "exists", "yes", true],
    ["YES_NO", "", "exists", "yes", false],
    ["YES_NO", "", "exists", "no", true],
  ] as const)("compares an answer to %s, %s, by %s with %s", (kind, answer, operator, value, expected) => {
    expect(shows(kind, answer, operator, value)).toBe(expected);
  });

  it("asks for all conditions, or for any", () => {
    const conditions: Condition[] = [
      { item: "a", operator: "=", value: "yes" },
      { item: "b", operator: "=", value: "yes" },
    ];
    const of = (any: boolean) =>
      shownItems([item("a", "YES_NO"), item("b", "YES_NO"), item("c", "LINE", conditions, any)], { a: "yes", b: "no" });
    expect(of(true).has("c")).toBe(true);
    expect(of(false).has("c")).toBe(false);
  });

  it("counts the answer to what is hidden as none", () => {
    const items = [
      item("a", "YES_NO"),
      item("b", "YES_NO", [{ item: "a", operator: "=", value: "yes" }]),
      item("c", "LINE", [{ item: "b", operator: "=", value: "yes" }]),
    ];
    expect([...shownItems(items, { a: "no", b: "yes" })]).toEqual(["a"]);
    expect([...shownItems(items, { a: "yes", b: "yes" })]).toEqual(["a", "b", "c"]);
  });

  it("does not change where answers to what is hidden are left out", () => {
    const condition = fc.record({
      item: fc.constantFrom("i0", "i1", "i2", "i3"),
      operator: fc.constantFrom(...OPERATORS),
      value: fc.constantFrom("yes", "no", "1", "2"),
    });
    const when = fc.option(
      fc.record({ any: fc.boolean(), conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) }),
    );
    const items = fc
      .tuple(when, when, when, when, when)
      .map((all) =>
        all.map((showWhen, place): Shown => ({ id: `i${place}`, kind: place % 2 ? "WHOLE" : "YES_NO", showWhen })),
      );
    const answers = fc.dictionary(fc.constantFrom("i0", "i1", "i2", "i3"), fc.constantFrom("", "yes", "no", "1", "2"));
    fc.assert(
      fc.property(items, answers, (asked, given) => {
        const shown = shownItems(asked, given);
        const kept = Object.fromEntries(Object.entries(given).filter(([id]) => shown.has(id)));
        expect([...shownItems(asked, kept)]).toEqual([...shown]);
      }),
    );
  });
});

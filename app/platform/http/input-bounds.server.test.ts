import fc from "fast-check";
import { expect, it } from "vitest";
import { isBoundedJson, isBoundedName, MOST_DEPTH, MOST_INDEX } from "./input-bounds.server";

it.each(["username", "days[0]", "days[200].start", "a.b.c", "a[]", "g-recaptcha-response", "cf turnstile"])(
  "%s names a field",
  (name) => expect(isBoundedName(name)).toBe(true),
);

it.each([
  "",
  "username[999999999]",
  `days[${MOST_INDEX + 1}]`,
  "days[0001]",
  "days[-1]",
  "days[1e9]",
  "days[ 1]",
  "days[0",
  "days]0[",
  "days[0]x",
  "a..b",
  ".a",
  "a.",
  "a.__proto__.b",
  "constructor.prototype",
  "a.b.c.d.e.f.g.h.i",
  `a${"[0]".repeat(MOST_DEPTH)}`,
  "x".repeat(201),
])("%s names none", (name) => expect(isBoundedName(name)).toBe(false));

it("tells of any JSON how deep it is, whatever its texts hold", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each)))
      : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), fc.nat(6), (value, most) => {
      expect(isBoundedJson(JSON.stringify(value), most)).toBe(depthOf(value) <= most);
    }),
    { examples: [[['"[[[[', "\\"], 1]] },
  );
});

it("refuses a text of many values, and one of half a million levels at once", () => {
  expect(isBoundedJson(JSON.stringify(Array.from({ length: 20_001 }, () => 1)))).toBe(false);
  expect(isBoundedJson("[".repeat(500_000))).toBe(false);
});

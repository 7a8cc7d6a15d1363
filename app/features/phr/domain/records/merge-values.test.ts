import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeValues } from "./merge-values";

const merge = (read: object, sent: object, now: object) =>
  mergeValues(read as Record<string, unknown>, sent as Record<string, unknown>, now as Record<string, unknown>);

describe("a form that was made from an older version", () => {
  const read = { name: "Penicillin", severity: "", reactions: ["RASH"], onset: "2020" };

  it("takes the fields that the sender left alone as they are now", () => {
    expect(merge(read, { ...read, severity: "MILD" }, { ...read, onset: "2020-05", reactions: [] })).toEqual({
      taken: ["reactions", "onset"],
      both: [],
    });
  });

  it("leaves a field that both changed to the sender, unless both changed it alike", () => {
    const now = { ...read, severity: "SEVERE", onset: "2021" };
    expect(merge(read, { ...read, severity: "MILD", onset: "2021" }, now)).toEqual({ taken: [], both: ["severity"] });
  });

  it("treats a field that is new to the kind like an empty one", () => {
    expect(merge({ name: "a" }, { name: "a", note: "", shared: false }, { name: "a" })).toEqual({
      taken: [],
      both: [],
    });
    expect(merge({ name: "a" }, { name: "a", note: "" }, { name: "a", note: "b" }).taken).toEqual(["note"]);
  });

  it("never passes over what others changed: it is taken, told, or was sent alike", () => {
    const values = fc.record({ a: fc.integer({ max: 3, min: 0 }), b: fc.integer({ max: 3, min: 0 }) });
    fc.assert(
      fc.property(values, values, values, (before, mine, theirs) => {
        const { taken, both } = merge(before, mine, theirs);
        for (const name of ["a", "b"] as const) {
          const told = taken.includes(name) || both.includes(name);
          expect(told).toBe(theirs[name] !== before[name] && theirs[name] !== mine[name]);
          if (both.includes(name)) expect(mine[name]).not.toBe(before[name]);
          if (taken.includes(name)) expect(mine[name]).toBe(before[name]);
        }
      }),
    );
  });
});

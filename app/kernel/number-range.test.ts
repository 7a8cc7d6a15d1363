import { describe, expect, it } from "vitest";
import { z } from "zod";
import { numberRangeAt } from "./number-range";

describe("the range of a number in a schema", () => {
  it("is found through objects, lists, defaults, preprocessing, pipes and alternatives", () => {
    const schema = z
      .object({
        plain: z.coerce.number().int().min(5).max(240),
        absent: z.preprocess((value) => value, z.number().min(1).max(500).nullable()).default(null),
        clock: z.string().transform(Number).pipe(z.int().min(0).max(1440)),
        list: z.array(z.object({ cost: z.number().min(0).max(10).optional() })),
        either: z.union([z.literal("none"), z.number().min(2).max(3)]),
      })
      .refine(() => true);
    expect(numberRangeAt(schema, ["plain"])).toEqual({ min: 5, max: 240 });
    expect(numberRangeAt(schema, ["absent"])).toEqual({ min: 1, max: 500 });
    expect(numberRangeAt(schema, ["clock"])).toEqual({ min: 0, max: 1440 });
    expect(numberRangeAt(schema, ["list", 3, "cost"])).toEqual({ min: 0, max: 10 });
    expect(numberRangeAt(schema, ["either"])).toEqual({ min: 2, max: 3 });
  });

  it("has no end where none was set, and there is none of what is no number", () => {
    expect(numberRangeAt(z.object({ n: z.number() }), ["n"])).toEqual({});
    expect(numberRangeAt(z.object({ n: z.int().min(1) }), ["n"])).toEqual({ min: 1 });
    expect(numberRangeAt(z.object({ s: z.string().max(3) }), ["s"])).toBeUndefined();
    expect(numberRangeAt(z.object({}), ["s"])).toBeUndefined();
    expect(numberRangeAt(undefined, ["s"])).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { problemIn, problemOf } from "./problem";

const issueOf = (schema: z.ZodType, value: unknown) => problemOf(schema.safeParse(value).error!.issues[0]!);

describe("what a schema's message shows", () => {
  it("is the limit that was passed", () => {
    expect(issueOf(z.string().max(3, "too.long"), "abcd")).toEqual({ message: "too.long", values: { max: 3 } });
    expect(issueOf(z.string().min(2, "too.short"), "a")).toEqual({ message: "too.short", values: { min: 2 } });
  });

  it("is what a rule of one's own names", () => {
    const length = z.string().refine((text) => text.length > 4, { message: "length", params: { min: 5, max: 120 } });
    expect(issueOf(length, "abc")).toEqual({ message: "length", values: { min: 5, max: 120 } });
  });

  it("is nothing where the message needs nothing", () => {
    expect(issueOf(z.string("mandatory"), undefined)).toEqual({ message: "mandatory" });
  });
});

describe("a value out of its bounds", () => {
  const INVALID = "errors:field.invalid";
  const said = (schema: z.ZodType, value: unknown) =>
    problemIn(z.object({ it: schema }))(z.object({ it: schema }).safeParse({ it: value }).error!.issues[0]!);

  it("of a number says the whole range, whichever end it is beyond", () => {
    const slot = z.coerce.number().int().min(5, INVALID).max(240, "errors:field.atMost");
    expect(said(slot, "4")).toEqual({ message: "errors:field.range", values: { min: 5, max: 240 } });
    expect(said(slot, "241")).toEqual({ message: "errors:field.range", values: { min: 5, max: 240 } });
  });

  it("of a number with one end says that end", () => {
    expect(said(z.int().min(1, INVALID), 0)).toEqual({ message: "errors:field.atLeast", values: { min: 1 } });
  });

  it("of a text says how long it may be", () => {
    expect(said(z.string().max(3, INVALID), "abcd")).toEqual({ message: "errors:field.tooLong", values: { max: 3 } });
  });

  it("leaves a message of the field's own, and what is no matter of bounds", () => {
    expect(said(z.int().min(2, "own.range"), 1)).toEqual({ message: "own.range", values: { min: 2 } });
    expect(said(z.string().regex(/x/, INVALID), "abc")).toEqual({ message: INVALID });
    expect(said(z.int("errors:field.number"), "x")).toEqual({ message: "errors:field.number" });
  });
});

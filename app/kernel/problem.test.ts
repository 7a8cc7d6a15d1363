import { describe, expect, it } from "vitest";
import { z } from "zod";
import { problemOf } from "./problem";

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

import { z } from "zod";
import { hasSeparators, plainNumber } from "./text/plain-number";
import { holdsLink, isOneLine, trimmedLine, trimmedText } from "./text/written-text";

const MANDATORY = "errors:field.mandatory";
const TOO_LONG = "errors:field.tooLong";

/** An optional single line. `max` is in characters. */
export const lineText = (max: number, tooLong = TOO_LONG) =>
  z.string(MANDATORY).overwrite(trimmedLine).max(max, tooLong).refine(isOneLine, "errors:field.oneLine");

/** An optional name of a person or a thing; empty if left out. Names are shown in emails and to strangers. */
export const optionalNameText = (max: number, tooLong = TOO_LONG) =>
  lineText(max, tooLong).refine((text) => !holdsLink(text), "errors:field.noLink");

/** A required name: one visible line without control characters and links. */
export const nameText = (max: number, tooLong = TOO_LONG) => optionalNameText(max, tooLong).min(1, MANDATORY);

/** An optional text of several lines. A NUL character is refused, as in a line; other invisible ones are left out. */
export const writtenText = (max: number, tooLong = TOO_LONG) =>
  z
    .string(MANDATORY)
    .refine((text) => !text.includes("\0"), "errors:field.invisible")
    .overwrite(trimmedText)
    .max(max, tooLong);

/** Digits with at most one point; nothing is what the field is left out with. */
const WRITTEN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)?$/;

/**
 * A number as people type it: in the digits of any of our scripts, with a point or a comma before its decimals; said to
 * `schema` as programs read it. What the field is left out with stays as it is; `1e1` and `0x10`, which programs alone
 * write, are no numbers. Of separators between thousands it says so itself, and of all else that is no number `schema`.
 */
export const typedNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value, { addIssue }) => {
    if (typeof value !== "string") return value;
    const plain = plainNumber(value);
    if (WRITTEN_NUMBER.test(plain)) return plain;
    if (hasSeparators(value)) addIssue({ code: "custom", message: "errors:field.plainNumber", input: value });
    return Number.NaN;
  }, schema);

/** Whether a number has no more than three decimals: amounts are kept to a thousandth, and shown so. */
export const hasThousandths = (value: number): boolean => Math.abs(value - Math.round(value * 1000) / 1000) < 1e-9;

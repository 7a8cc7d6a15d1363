import { z } from "zod";

/** A part of an account that must be given, as the gateway writes it. */
export const accountText = (pattern = /^[\x21-\x7e]+$/) =>
  z
    .string("errors:field.mandatory")
    .trim()
    .min(1, "errors:field.mandatory")
    .max(300, "errors:field.tooLong")
    .regex(pattern, "billing:account.wrong");

/** A part that may be left out, and is then empty. */
export const optionalAccountText = (pattern = /^[\x21-\x7e]+$/) =>
  z.union([z.literal(""), accountText(pattern)]).default("");

/** Test payments or real ones. */
export const accountMode = z.enum(["test", "live"], "errors:field.chooseOne");

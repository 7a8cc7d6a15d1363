import { z } from "zod";
import { leftShown } from "~/kernel/money/left-shown";
import { owesChoice } from "~/kernel/money/owes-choice";
import { writtenText } from "~/kernel/text-fields";

const id = z.string("errors:field.mandatory").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");

/** A part of an online payment that its gateway was asked to give back. */
export const finishRefundSchema = z.object({ paymentId: id, refundId: id });

/**
 * An online payment that a person looks into, of which all that is left goes back, or went back by hand. A list that asks
 * for no reason leaves it out: then why it is looked into is the reason.
 */
export const refundWholeSchema = z.object({
  paymentId: id,
  reason: writtenText(300).min(1, "errors:field.mandatory").optional(),
  stillOwes: owesChoice,
});

/** A part of an online payment that goes back by its gateway. */
export const refundPartSchema = z.object({
  paymentId: id,
  amount: z
    .union([z.string(), z.number().transform(String)], "errors:field.mandatory")
    .pipe(z.string().trim().max(24, "payments:error.amount"))
    .optional(),
  reason: writtenText(300).min(1, "errors:field.mandatory"),
  /** What went back before it is charged is still owed, and is paid another way; else it is waived with it. */
  stillOwes: owesChoice,
  leftShown,
  /** Chosen by the caller: the same key asked again is the same part. */
  idempotencyKey: z.string().min(8, "errors:field.invalid").max(100, "errors:field.invalid").optional(),
});

import { z } from "zod";
import { DESK_KINDS } from "~/kernel/money/desk-kinds";
import { leftShown } from "~/kernel/money/left-shown";
import { writtenText } from "~/kernel/text-fields";
import { checkbox } from "~/kernel/checkbox-field";
import { owesChoice } from "~/kernel/money/owes-choice";
import { currencyAsked, sayTwice, typedAmount } from "./take-payment";

const id = z.string("errors:field.mandatory").regex(/^[\w-]{1,64}$/, "errors:field.chooseOne");
/** Why, which the books and the audit of what went back keep. */
const reason = writtenText(300).min(1, "errors:field.mandatory");
/** All that there is where it is left out or empty. */
const part = typedAmount.optional().transform((text) => text || undefined);

/** Money at the desk that goes back, in full or in part. */
export const refundAtDeskSchema = z.object({
  deskId: id,
  amount: part,
  /** All that is left of what was taken at once with it; the amount does not count then. */
  whole: checkbox,
  /** As it was paid where it is left out. */
  kind: z
    .enum(DESK_KINDS, "errors:field.chooseOne")
    .or(z.literal("").transform(() => undefined))
    .optional(),
  reason,
  /** What went back before it is charged is still owed, and is paid another way; else it is waived with it. */
  stillOwes: owesChoice,
  leftShown,
  idempotencyKey: sayTwice,
});

/** Money at the desk that was written down by mistake. */
export const takeBackSchema = z.object({ deskId: id, reason });

/** All that was taken at the desk at once. */
export const undoTakingSchema = z.object({ takingId: id });

/** What a patient owes and is let off. */
export const writeOffSchema = z
  .object({ appointmentId: id.optional(), chargeId: id.optional(), amount: part, reason, idempotencyKey: sayTwice })
  .refine(({ appointmentId, chargeId }) => (appointmentId === undefined) !== (chargeId === undefined), {
    error: "errors:field.chooseOne",
    path: ["appointmentId"],
  });

export const CORRECTIONS = ["owesMore", "owesLess"] as const;
/** What a patient owes more, or less, than the books say. */
export const correctBalanceSchema = z.object({
  patientId: id,
  way: z.enum(CORRECTIONS, "errors:field.chooseOne"),
  amount: typedAmount,
  currencyCode: currencyAsked,
  /** That an amount is right which is more than is owed, or unusually large. */
  isRight: checkbox,
  reason,
  idempotencyKey: sayTwice,
});

/** Money that was taken at the desk for an appointment, is too much, and is kept as paid ahead. */
export const keepDeskMoneySchema = z.object({ appointmentId: id });

/** Money that was paid ahead and pays now what is owed. */
export const useAheadSchema = z.object({
  deskId: id,
  /** An appointment that is still to come; all that is owed where it is left out. */
  appointmentId: id.optional(),
});

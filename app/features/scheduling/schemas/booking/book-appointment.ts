import { z } from "zod";
import { answersSchema } from "~/features/forms/schemas/questions/answers";
import { checkbox } from "~/kernel/checkbox-field";
import { unlessNone } from "./no-choice";
import { reasonSchema, visitorSchema } from "./visitor";

const CHOOSE = "errors:field.chooseOne";

/** Any provider of the offering: one of the free is taken at random. */
export const ANY_PROVIDER = "any";

/** A code for a discount as it was typed; none where it is left out. */
export const discountCodeSchema = z.string(CHOOSE).max(80, "discounts:refused.unknown").default("");

/** What reCAPTCHA gives is some two thousand characters. */
export const humanToken = z.string().max(8_000).optional();

/** A booking by a patient or a visitor. */
export const bookAppointmentSchema = z.object({
  serviceOfferingId: z.string(CHOOSE).min(1, CHOOSE).max(64),
  /** An employee's id, or 'any'. */
  requestedEmployeeId: unlessNone(z.string(CHOOSE).max(64).default(ANY_PROVIDER)),
  /** Left out: any place where the provider is free. */
  branchId: unlessNone(z.string().max(64).optional()),
  /** UTC ms, a multiple of five minutes. */
  startTime: z.coerce.number(CHOOSE).int(CHOOSE).multipleOf(300_000, CHOOSE).positive(CHOOSE),
  reason: reasonSchema,
  /** To the questions of the offering, in any order. */
  answers: answersSchema,
  /** Who the appointment is for; a patient who is signed in books for themselves. */
  visitor: visitorSchema.optional(),
  /** One of the patient's credits pays for it; of a patient who is signed in. */
  payWithCredit: checkbox,
  /** A code for a discount. Discounts without a code are taken anyhow. */
  discountCode: discountCodeSchema,
  /** What was shown as taken off, in the currency's minor unit: where it is less by now, nothing is booked. */
  shownDiscountMinor: z.coerce.number(CHOOSE).int(CHOOSE).min(0, CHOOSE).optional(),
  /** Zone of the clock by which it was chosen, as the browser told; of staff, who read the practice's, none is kept. */
  zone: z.string().max(64).optional(),
  /** What the check whether a person asks gave, where the organization has set one up. */
  recaptcha: humanToken,
  /** Chosen by the caller: the same key with the same booking is the same appointment. */
  idempotencyKey: z.string(CHOOSE).min(8, CHOOSE).max(120, CHOOSE),
});
export type BookAppointment = z.infer<typeof bookAppointmentSchema>;

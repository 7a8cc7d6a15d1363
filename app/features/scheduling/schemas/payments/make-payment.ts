import { z } from "zod";
import { appointmentId } from "../appointments/change-appointment";

const signed = z.string().trim().min(1, "errors:field.mandatory").max(400, "errors:field.invalid").optional();

/**
 * Which appointment is paid. Whoever is not signed in shows the booking's `reference` (as the call of booking answered
 * it) or the `token` of a mailed link; with `payment`, the signed name of one that was begun, it is looked how that
 * stands. `phone` is for payment services that reach the payer on the phone; the patient's own is used where it is left
 * out.
 */
export const makePaymentSchema = z.object({
  ...{ appointmentId, reference: signed, token: signed, payment: signed },
  phone: z.string().max(60, "errors:field.tooLong").optional(),
});
export type MakePayment = z.infer<typeof makePaymentSchema>;

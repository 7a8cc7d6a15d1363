import { z } from "zod";
import { appointmentId } from "../appointments/change-appointment";

const signed = z.string().trim().min(1, "errors:field.mandatory").max(400, "errors:field.invalid").optional();

/**
 * Which appointment is paid. Whoever is not signed in shows the booking's `reference` (as the call of booking answered
 * it) or the `token` of a mailed link; with `payment`, the signed name of one that was begun, it is looked how that
 * stands.
 */
export const makePaymentSchema = z.object({ appointmentId, reference: signed, token: signed, payment: signed });
export type MakePayment = z.infer<typeof makePaymentSchema>;

import { z } from "zod";
import { appointmentId } from "../appointments/change-appointment";

const signed = z.string().trim().min(1, "errors:field.mandatory").max(400, "errors:field.invalid").optional();

/** Which appointment is paid, and how. Whoever is not signed in shows a `reference` or a `token`. */
export const makePaymentSchema = z.object({
  appointmentId,
  /** As the call of booking answered it. */
  reference: signed,
  /** Of a mailed link. */
  token: signed,
  /** The signed name of a payment that was begun: how it stands is asked. */
  payment: signed,
  /** For services that reach the payer on the phone; the patient's own where it is left out. */
  phone: z.string().max(60, "errors:field.tooLong").optional(),
  /** The payment service that the payer has chosen. */
  gatewayType: z.string().max(40, "errors:field.chooseOne").optional(),
  /** False begins nothing: only how paying stands is asked. */
  begin: z.boolean("errors:field.invalid").optional(),
});
export type MakePayment = z.infer<typeof makePaymentSchema>;

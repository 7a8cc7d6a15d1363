import { z } from "zod";
import { ONLINE_PAYMENT_OPTIONS } from "~/kernel/codes/online-payment-options";

/** The kinds of service that are paid online, by the specification's names. */
export const PAID_KINDS = ["VIDEO_CONSULTATION", "PHYSICAL_CONSULTATION"] as const;

/** How one kind of service is paid from now on; `version` is the one that the change was made from. */
export const changePaymentOptionsSchema = z.object({
  type: z.enum(PAID_KINDS, "errors:field.chooseOne"),
  onlinePaymentOptions: z.enum(ONLINE_PAYMENT_OPTIONS, "errors:field.chooseOne"),
  version: z.coerce.number("errors:field.number").int("errors:field.number").min(0, "errors:field.invalid").optional(),
});

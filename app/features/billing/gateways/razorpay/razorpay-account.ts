import { z } from "zod";
import { accountText, optionalAccountText } from "../account-schema";

/**
 * Keys of Razorpay, which say whether payments are tests, and the secret that the merchant has chosen for the webhook;
 * where it is empty, payments are found out by asking alone.
 */
export const razorpaySchema = z.object({
  keyId: accountText(/^rzp_(test|live)_\w+$/),
  keySecret: accountText(),
  webhookSecret: optionalAccountText(),
});
export type RazorpayAccount = z.infer<typeof razorpaySchema>;

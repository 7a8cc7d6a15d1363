import { z } from "zod";
import { accountMode, accountText, optionalAccountText } from "../account-schema";

/**
 * An app at PayPal. Its notifications are checked by the id of their webhook; where it is empty, payments are found out
 * by asking alone.
 */
export const paypalSchema = z.object({
  clientId: accountText(),
  clientSecret: accountText(),
  webhookId: optionalAccountText(/^[\w-]+$/),
  mode: accountMode,
});
export type PaypalAccount = z.infer<typeof paypalSchema>;

/** Where PayPal is asked, and where its page is, by mode. */
export const PAYPAL_HOSTS = {
  test: { api: "https://api-m.sandbox.paypal.com", page: "https://www.sandbox.paypal.com" },
  live: { api: "https://api-m.paypal.com", page: "https://www.paypal.com" },
} as const;

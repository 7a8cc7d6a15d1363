import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Credentials of PayPal's old interface, which new accounts no longer get. */
export const expressCheckoutSchema = z.object({
  userName: accountText(),
  password: accountText(),
  signature: accountText(),
  mode: accountMode,
});
export type ExpressCheckoutAccount = z.infer<typeof expressCheckoutSchema>;

/** Where it is asked, and where its page is, by mode. */
export const EXPRESS_CHECKOUT_HOSTS = {
  test: { api: "https://api-3t.sandbox.paypal.com/nvp", page: "https://www.sandbox.paypal.com" },
  live: { api: "https://api-3t.paypal.com/nvp", page: "https://www.paypal.com" },
} as const;

import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where SSLCommerz is, and where its page may be. */
export const SSLCOMMERZ_HOSTS = {
  test: { api: "https://sandbox.sslcommerz.com", pages: ["https://sandbox.sslcommerz.com"] },
  live: {
    api: "https://securepay.sslcommerz.com",
    pages: ["https://securepay.sslcommerz.com", "https://epay-gw.sslcommerz.com"],
  },
} as const;

/** A store at SSLCommerz. */
export const sslcommerzSchema = z.object({
  mode: accountMode,
  storeId: accountText(),
  storePassword: accountText(),
});
export type SslcommerzAccount = z.infer<typeof sslcommerzSchema>;

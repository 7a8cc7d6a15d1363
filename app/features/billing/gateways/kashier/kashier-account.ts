import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where Kashier is: pages and questions, and refunds. */
export const KASHIER_HOSTS = {
  test: { api: "https://test-api.kashier.io", refunds: "https://test-fep.kashier.io" },
  live: { api: "https://api.kashier.io", refunds: "https://fep.kashier.io" },
} as const;

/** An account at Kashier. The API key signs, the secret key may ask. */
export const kashierSchema = z.object({
  mode: accountMode,
  merchantId: accountText(/^MID-[\w-]+$/),
  apiKey: accountText(),
  secretKey: accountText(),
});
export type KashierAccount = z.infer<typeof kashierSchema>;

import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where JazzCash is. */
export const JAZZCASH_HOSTS = {
  test: "https://sandbox.jazzcash.com.pk",
  live: "https://payments.jazzcash.com.pk",
} as const;

/** An account at JazzCash. Its password travels in each form, and proves nothing; the salt signs. */
export const jazzcashSchema = z.object({
  mode: accountMode,
  merchantId: accountText(/^\w+$/),
  password: accountText(),
  integritySalt: accountText(),
});
export type JazzcashAccount = z.infer<typeof jazzcashSchema>;

import { z } from "zod";
import { accountText } from "../account-schema";

/** The secret key of a Paystack account, which also signs its events and says whether payments are tests. */
export const paystackSchema = z.object({ secretKey: accountText(/^sk_(test|live)_\w+$/) });
export type PaystackAccount = z.infer<typeof paystackSchema>;

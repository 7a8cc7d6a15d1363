import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where Paysera's page is. */
export const PAYSERA_PAGES = { test: "https://sandbox.paysera.com", live: "https://bank.paysera.com" } as const;

/** A project of Paysera Checkout; the newer product has other accounts. */
export const payseraSchema = z.object({
  mode: accountMode,
  projectId: accountText(/^\d{1,11}$/),
  signPassword: accountText(),
});
export type PayseraAccount = z.infer<typeof payseraSchema>;

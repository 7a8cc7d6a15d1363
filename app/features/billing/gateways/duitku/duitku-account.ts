import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where Duitku is: its calls, and the page that payers are led to. */
export const DUITKU_HOSTS = {
  test: { api: "https://api-sandbox.duitku.com", page: "https://app-sandbox.duitku.com" },
  live: { api: "https://api-prod.duitku.com", page: "https://app-prod.duitku.com" },
} as const;

/** A project at Duitku. */
export const duitkuSchema = z.object({
  mode: accountMode,
  merchantCode: accountText(/^\w+$/),
  apiKey: accountText(),
});
export type DuitkuAccount = z.infer<typeof duitkuSchema>;

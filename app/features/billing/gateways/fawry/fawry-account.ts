import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where Fawry is, and where its page may be. */
export const FAWRY_HOSTS = {
  test: { api: "https://atfawry.fawrystaging.com", pages: ["https://atfawry.fawrystaging.com"] },
  live: { api: "https://www.atfawry.com", pages: ["https://www.atfawry.com", "https://atfawry.com"] },
} as const;

/** A merchant's account at FawryPay. */
export const fawrySchema = z.object({
  mode: accountMode,
  merchantCode: accountText(),
  secureKey: accountText(),
});
export type FawryAccount = z.infer<typeof fawrySchema>;

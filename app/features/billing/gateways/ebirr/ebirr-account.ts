import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

export const EBIRR_HOSTS = { test: "https://testpayments.ebirr.com", live: "https://payments.ebirr.com" } as const;

/** An account at one of the banks that E-birr serves; each has its own beginning of account numbers. */
export const ebirrSchema = z.object({
  mode: accountMode,
  merchantUid: accountText(),
  apiUserId: accountText(),
  apiKey: accountText(),
  accountPrefix: accountText(/^\d{1,12}$/),
});
export type EbirrAccount = z.infer<typeof ebirrSchema>;

import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** Where M-PAiSA is. */
export const MPAISA_HOSTS = {
  test: "https://payments-staging.m-paisa.com",
  live: "https://payments.m-paisa.com",
} as const;

/** A merchant's account at M-PAiSA. */
export const mpaisaSchema = z.object({
  mode: accountMode,
  clientId: accountText(),
  clientSecret: accountText(),
});
export type MpaisaAccount = z.infer<typeof mpaisaSchema>;

import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

/** A merchant at Paynamics: the key signs both ways, name and password are for the calls. */
export const paynamicsSchema = z.object({
  merchantId: accountText(),
  merchantKey: accountText(),
  userName: accountText(),
  password: accountText(),
  mode: accountMode,
});
export type PaynamicsAccount = z.infer<typeof paynamicsSchema>;

/** Where it is asked, and where its pages are, by mode. */
export const PAYNAMICS_HOSTS = { test: "https://payin.payserv.net", live: "https://payin.paynamics.net" } as const;

import { z } from "zod";
import { accountText } from "../account-schema";

/** Where PayTabs is, by the region of the merchant: each knows its own merchants alone. */
export const PAYTABS_HOSTS = {
  ARE: "https://secure.paytabs.com",
  SAU: "https://secure.paytabs.sa",
  OMN: "https://secure-oman.paytabs.com",
  JOR: "https://secure-jordan.paytabs.com",
  EGY: "https://secure-egypt.paytabs.com",
  IRQ: "https://secure-iraq.paytabs.com",
  KWT: "https://secure-kuwait.paytabs.com",
  QAT: "https://secure-doha.paytabs.com",
  MAR: "https://secure-morocco.paytabs.com",
  GLOBAL: "https://secure-global.paytabs.com",
} as const;

const REGIONS = Object.keys(PAYTABS_HOSTS) as (keyof typeof PAYTABS_HOSTS)[];

/** A profile at PayTabs. Whether its payments are tests, the profile says. */
export const paytabsSchema = z.object({
  region: z.enum(REGIONS, "errors:field.chooseOne"),
  profileId: accountText(/^\d{1,12}$/),
  serverKey: accountText(),
});
export type PaytabsAccount = z.infer<typeof paytabsSchema>;

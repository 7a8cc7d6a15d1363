import { z } from "zod";
import { accountText } from "../account-schema";

const LIVE = "https://proxy.momoapi.mtn.com";

/** Where MTN takes payments: its name for the market, the country and the one currency there. */
export const MTN_MARKETS = {
  mtnuganda: { country: "UG", currency: "UGX" },
  mtnghana: { country: "GH", currency: "GHS" },
  mtnivorycoast: { country: "CI", currency: "XOF" },
  mtnbenin: { country: "BJ", currency: "XOF" },
  mtnzambia: { country: "ZM", currency: "ZMW" },
  mtncameroon: { country: "CM", currency: "XAF" },
  mtncongo: { country: "CG", currency: "XAF" },
  mtnswaziland: { country: "SZ", currency: "SZL" },
  mtnguineaconakry: { country: "GN", currency: "GNF" },
  mtnsouthafrica: { country: "ZA", currency: "ZAR" },
  mtnliberia: { country: "LR", currency: "LRD" },
  mtnrwanda: { country: "RW", currency: "RWF" },
  mtnsouthsudan: { country: "SS", currency: "SSP" },
  mtnnigeria: { country: "NG", currency: "NGN" },
  sandbox: { country: "", currency: "EUR" },
} as const;

export type MtnMarket = keyof typeof MTN_MARKETS;

export const mtnHost = (market: MtnMarket): string =>
  market === "sandbox" ? "https://sandbox.momodeveloper.mtn.com" : LIVE;

const MARKETS = Object.keys(MTN_MARKETS) as MtnMarket[];

/** An account of the product Collections; its API user is a UUID. */
export const mtnSchema = z.object({
  market: z.enum(MARKETS, "errors:field.chooseOne"),
  apiUser: accountText(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i),
  apiKey: accountText(),
  subscriptionKey: accountText(),
});
export type MtnAccount = z.infer<typeof mtnSchema>;

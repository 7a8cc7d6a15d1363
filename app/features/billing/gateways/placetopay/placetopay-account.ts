import { z } from "zod";
import { accountMode, accountText } from "../account-schema";

const WORLD = { live: "https://checkout.placetopay.com", test: "https://checkout-test.placetopay.com" };

interface Site {
  live: string;
  test?: string;
}

/** Where Placetopay is, by the country of the merchant. Of Uruguay no place for tests is published. */
export const PLACETOPAY_SITES = {
  CO: WORLD,
  CR: WORLD,
  PA: WORLD,
  PR: WORLD,
  HN: WORLD,
  BZ: WORLD,
  EC: { live: "https://checkout.placetopay.ec", test: "https://checkout-test.placetopay.ec" },
  CL: { live: "https://checkout.getnet.cl", test: "https://checkout.test.getnet.cl" },
  UY: { live: "https://checkout.getnet.uy" },
} satisfies Record<string, Site>;

export const PLACETOPAY_COUNTRIES = Object.keys(PLACETOPAY_SITES) as (keyof typeof PLACETOPAY_SITES)[];

/** Credentials of a site at Placetopay; the key also signs its notifications. */
const accountSchema = z.object({
  country: z.enum(PLACETOPAY_COUNTRIES, "errors:field.chooseOne"),
  login: accountText(),
  secretKey: accountText(),
  mode: accountMode,
});
export type PlacetopayAccount = z.infer<typeof accountSchema>;

const siteOf = ({ country, mode }: Pick<PlacetopayAccount, "country" | "mode">): string | undefined =>
  (PLACETOPAY_SITES[country] as Site)[mode];

export const placetopaySchema = accountSchema.refine((account) => siteOf(account) !== undefined, {
  path: ["mode"],
  message: "billing:account.wrong",
});

/** Where an account is asked, and where its page is. */
export const placetopayHost = (account: PlacetopayAccount): string => siteOf(account) ?? WORLD.live;

/** All of them. */
export const PLACETOPAY_HOSTS = [
  ...new Set(Object.values<Site>(PLACETOPAY_SITES).flatMap((site) => Object.values(site))),
];

import { z } from "zod";
import { accountMode, accountText, optionalAccountText } from "../account-schema";

/** Countries that WiPay has a platform in. */
export const WIPAY_COUNTRIES = ["TT", "JM", "BB", "GD", "GY"] as const;

/**
 * An account at WiPay. The API key (WAPI) asks and gives back; the secret signs its webhooks, and where it is empty,
 * payments are found out by asking alone.
 */
export const wipaySchema = z.object({
  country: z.enum(WIPAY_COUNTRIES, "errors:field.chooseOne"),
  accountNumber: accountText(/^\d{1,20}$/),
  apiKey: accountText(),
  webhookSecret: optionalAccountText(),
  mode: accountMode,
});
export type WipayAccount = z.infer<typeof wipaySchema>;

/** Where an account is asked, and where its page is. */
export const wipayHost = ({ country, mode }: Pick<WipayAccount, "country" | "mode">): string =>
  `https://${country.toLowerCase()}${mode === "test" ? "sb" : ""}.wipayfinancial.com`;

/** All of them. */
export const WIPAY_HOSTS = WIPAY_COUNTRIES.flatMap((country) =>
  (["live", "test"] as const).map((mode) => wipayHost({ country, mode })),
);

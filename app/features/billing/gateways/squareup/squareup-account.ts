import { z } from "zod";
import { accountMode, accountText, optionalAccountText } from "../account-schema";

/**
 * An application at Square and the location that payments are of. The key signs its events; where it is empty, payments
 * are found out by asking alone.
 */
export const squareupSchema = z.object({
  accessToken: accountText(),
  locationId: accountText(/^\w+$/),
  webhookSecret: optionalAccountText(),
  mode: accountMode,
});
export type SquareupAccount = z.infer<typeof squareupSchema>;

/** Where Square is asked, and where its pages are reached, by mode. */
export const SQUAREUP_HOSTS = {
  test: { api: "https://connect.squareupsandbox.com", pages: ["https://sandbox.square.link"] },
  live: { api: "https://connect.squareup.com", pages: ["https://square.link", "https://checkout.square.site"] },
} as const;

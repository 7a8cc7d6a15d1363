import { cutText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { PAYSERA_PAGES, type PayseraAccount } from "./paysera-account";
import { readPayseraCallback } from "./paysera-event.server";
import { packed, signPacked } from "./paysera-signing.server";

const MOST_CHARACTERS = 255;
const LANGUAGES: Readonly<Record<string, string>> = { es: "SPA", en: "ENG" };

const byTheClockOfVilnius = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "medium",
});

const fieldsOf = (
  { projectId, mode }: PayseraAccount,
  { ownReference, returnUrl, ...checkout }: Checkout & Pick<Payer, "email" | "locale">,
): Record<string, string> => ({
  projectid: projectId,
  orderid: ownReference,
  accepturl: returnUrl,
  cancelurl: returnUrl,
  callbackurl: checkout.eventUrl,
  version: "1.6",
  amount: String(checkout.amountMinor),
  currency: checkout.currencyCode,
  lang: LANGUAGES[checkout.locale.slice(0, 2)] ?? "ENG",
  paytext: cutText(checkout.description, MOST_CHARACTERS),
  p_email: cutText(checkout.email, MOST_CHARACTERS),
  time_limit: byTheClockOfVilnius.format(checkout.expiresAt),
  test: mode === "test" ? "1" : "0",
});

/** Payments at a page of Paysera Checkout. It cannot be asked: what its callback signs is its word. */
export function payseraOperations(account: PayseraAccount): Operations<"redirect", "email" | "locale"> {
  return {
    begin: async (checkout) => {
      const data = packed(fieldsOf(account, checkout));
      const query = new URLSearchParams({ data, sign: await signPacked(account.signPassword, data) });
      const checkoutUrl = `${PAYSERA_PAGES[account.mode]}/pay/?${query.toString()}`;
      return { reference: checkout.ownReference, checkoutUrl };
    },
    ask: () => Promise.resolve(NOT_KNOWN),
    // A page ends by the time in its address.
    close: () => Promise.resolve(),
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: (message) => readPayseraCallback(account, message),
  };
}

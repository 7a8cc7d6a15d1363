import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth } from "../../domain/payments/payment";
import { pageAt, partOf, wordIn } from "../call-gateway.server";
import { decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type Operations } from "../operations.server";
import { digestHex } from "../signing.server";
import { wipayHost, type WipayAccount } from "./wipay-account";
import { callWipay, WipayKeyRefused } from "./wipay-call.server";
import { readWipayEvent } from "./wipay-event.server";

/** The most characters that WiPay advises for a name of ours, and takes of an address. */
const [NAME_CHARACTERS, EMAIL_CHARACTERS] = [16, 50];

/** One that is incomplete has its page open, for minutes; then it fails by itself. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  SUCCESS: "paid",
  INCOMPLETE: "open",
  FAILED: "failed",
};

/** A second request for a refund is refused in words. */
const ALREADY = /existing|already/i;

/** Our name for a payment at WiPay. */
export const wipayReference = async (paymentId: string): Promise<string> =>
  (await digestHex("SHA-256", paymentId)).slice(0, NAME_CHARACTERS);

/** Payments at WiPay's page; a transaction is known by WiPay's own name. */
export function wipayOperations(account: WipayAccount, now: number): Operations<"redirect", "email"> {
  const pathOf = (id: string, rest = "") => `/wapi/transactions/${encodeURIComponent(id)}${rest}`;
  const read = async (id: string): Promise<Record<string, unknown> | undefined> => {
    try {
      return partOf(await callWipay(account, pathOf(id), { method: "GET" }), "data");
    } catch (error) {
      if (error instanceof GatewayRefused) return undefined;
      throw error;
    }
  };
  return {
    begin: async ({ ownReference, amountMinor, currencyCode, returnUrl, email }) => {
      if (email === "" || email.length > EMAIL_CHARACTERS) throw new GatewayRefused("no_email");
      const form = {
        account_number: account.accountNumber,
        country_code: account.country,
        currency: currencyCode,
        environment: account.mode === "test" ? "sandbox" : "live",
        // What the payer pays is then what was asked for.
        fee_structure: "merchant_absorb",
        method: "credit_card_co",
        order_id: ownReference,
        origin: "appointments",
        response_url: returnUrl,
        total: decimalText(amountMinor, minorUnitDigits(currencyCode)),
        email,
      };
      const page = await callWipay(account, "/plugins/payments/request", { method: "POST", form });
      const reference = wordIn(page, "transaction_id");
      if (reference === "") throw new GatewayRefused(wordIn(page, "message") || "no_transaction");
      return { reference, checkoutUrl: pageAt(wordIn(page, "url"), [wipayHost(account)]) };
    },
    ask: async (reference, asked) => {
      const transaction = await read(reference);
      if (!transaction) return NOT_KNOWN;
      const isOurs = asked && wordIn(transaction, "order_id") === (await wipayReference(asked.paymentId));
      return {
        ...stateBy(STATES, wordIn(transaction, "status")),
        paymentId: isOurs ? asked.paymentId : null,
        ...moneyOf(wordIn(transaction, "total").replaceAll(",", ""), wordIn(transaction, "currency")),
      };
    },
    // Its page ends by itself, in minutes.
    close: () => Promise.resolve(),
    giveBack: async (reference) => {
      const status = wordIn((await read(reference)) ?? {}, "status").toUpperCase();
      if (STATES[status] !== "paid") throw new GatewayRefused("not_paid");
      try {
        await callWipay(account, pathOf(reference, "/refund"), { method: "POST" });
      } catch (error) {
        if (!(error instanceof GatewayRefused && ALREADY.test(error.reason))) throw error;
      }
      return "requested";
    },
    verify: (message) => readWipayEvent(account.webhookSecret, message, now),
  };
}

/** Whether WiPay knows the API key. @throws UpstreamError where it does not answer */
export async function isKeyOfWipay(account: WipayAccount): Promise<boolean> {
  try {
    await callWipay(account, "/wapi/transactions/none", { method: "GET" });
    return true;
  } catch (error) {
    if (error instanceof WipayKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}

import { ForbiddenError } from "~/platform/http/errors.server";
import { pageAt } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { EXPRESS_CHECKOUT_HOSTS, type ExpressCheckoutAccount } from "./paypalexpresscheckout-account";
import { callExpressCheckout, ExpressCheckoutKeyRefused } from "./paypalexpresscheckout-call.server";
import {
  onceAs,
  readCheckout,
  referenceOf,
  searched,
  transactionAt,
  truthAt,
} from "./paypalexpresscheckout-truth.server";
import { expressCheckoutAmount } from "./paypalexpresscheckout-units";

const MOST_CHARACTERS = 127;
/** A token that has run out, and one that is not known. */
const [EXPIRED, UNKNOWN] = ["10411", "10410"];

const begunWith = ({ paymentId, returnUrl, locale, ...checkout }: Checkout & Pick<Payer, "locale">) => ({
  PAYMENTREQUEST_0_AMT: expressCheckoutAmount(checkout.amountMinor, checkout.currencyCode),
  PAYMENTREQUEST_0_CURRENCYCODE: checkout.currencyCode,
  PAYMENTREQUEST_0_PAYMENTACTION: "Sale",
  PAYMENTREQUEST_0_INVNUM: paymentId,
  PAYMENTREQUEST_0_CUSTOM: paymentId,
  PAYMENTREQUEST_0_DESC: cutText(checkout.description, MOST_CHARACTERS),
  ...(checkout.immediate ? { PAYMENTREQUEST_0_ALLOWEDPAYMENTMETHOD: "InstantPaymentOnly" } : {}),
  RETURNURL: returnUrl,
  CANCELURL: returnUrl,
  NOSHIPPING: "1",
  SOLUTIONTYPE: "Sole",
  LOCALECODE: locale.replace("-", "_"),
  MSGSUBID: onceAs("s", paymentId),
});

/** Payments by the old interface: its payers approve, and whoever asks then captures, once. */
export function expressCheckoutOperations(
  account: ExpressCheckoutAccount,
  now: number,
): Operations<"redirect", "locale"> {
  const call = (method: string, fields?: Readonly<Record<string, string>>) =>
    callExpressCheckout(account, method, fields);
  const page = EXPRESS_CHECKOUT_HOSTS[account.mode].page;
  return {
    begin: async (checkout) => {
      const token = (await call("SetExpressCheckout", begunWith(checkout)))("TOKEN");
      if (!/^EC-\w+$/.test(token)) throw new GatewayRefused("no_token");
      const query = new URLSearchParams({ cmd: "_express-checkout", useraction: "commit", token });
      const checkoutUrl = pageAt(`${page}/cgi-bin/webscr?${query.toString()}`, [page]);
      return { reference: referenceOf(token, checkout.paymentId), checkoutUrl };
    },
    ask: async (reference) => {
      let gone: string;
      try {
        return await truthAt(account, reference);
      } catch (error) {
        if (!(error instanceof GatewayRefused) || ![EXPIRED, UNKNOWN].includes(error.reason)) throw error;
        gone = error.reason;
      }
      const transaction = await searched(account, reference, now);
      if (transaction !== "") return transactionAt(account, transaction);
      return gone === EXPIRED ? { ...NOT_KNOWN, state: "closed" } : NOT_KNOWN;
    },
    // What is not captured takes no money, and runs out by itself.
    close: () => Promise.resolve(),
    giveBack: async (reference, paymentId) => {
      const known = await readCheckout(account, reference).then(
        (of) => of("PAYMENTREQUEST_0_TRANSACTIONID"),
        (error: unknown) => {
          if (!(error instanceof GatewayRefused)) throw error;
          return "";
        },
      );
      const id = known || (await searched(account, reference, now));
      if (id === "" || (await transactionAt(account, id)).state !== "paid") throw new GatewayRefused("not_paid");
      try {
        await call("RefundTransaction", { TRANSACTIONID: id, REFUNDTYPE: "Full", MSGSUBID: onceAs("r", paymentId) });
      } catch (error) {
        const given = error instanceof GatewayRefused && (await transactionAt(account, id)).refund === "done";
        if (!given) throw error;
      }
      return "done";
    },
    verify: () => Promise.reject(new ForbiddenError()),
  };
}

/** Whether the credentials are known. @throws UpstreamError where it does not answer */
export async function isKnownAtExpressCheckout(account: ExpressCheckoutAccount): Promise<boolean> {
  try {
    await callExpressCheckout(account, "GetPalDetails");
    return true;
  } catch (error) {
    if (error instanceof ExpressCheckoutKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}

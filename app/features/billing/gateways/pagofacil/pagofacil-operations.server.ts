import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth } from "../../domain/payments/payment";
import { listIn, pageAt, wordIn } from "../call-gateway.server";
import { decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { PAGOFACIL_HOSTS, type PagofacilAccount } from "./pagofacil-account";
import { createTrx, PagofacilKeyRefused, pagofacilToken, readTrx } from "./pagofacil-call.server";
import {
  paymentInReference,
  readPagofacilEvent,
  signatureOfPagofacil,
  trxReference,
} from "./pagofacil-signature.server";

/** What Pago Fácil is asked in: it does not tell the currency of a transaction. */
export const PAGOFACIL_CURRENCY = "CLP";

/** One is pending from its beginning on, and its page stays the same: it can be paid once. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  PENDING: "open",
  COMPLETE: "paid",
  COMPLETED: "paid",
  FAILED: "failed",
};

/** What both spellings of the interface call one thing. */
const eitherIn = (said: Record<string, unknown>, ...names: string[]) =>
  names.map((name) => wordIn(said, name)).find((word) => word !== "") ?? "";

/** The page for all ways to pay among those that are offered. */
function pageIn(said: Record<string, unknown>): string {
  const pages = [...listIn(said, "payUrl"), ...listIn(said, "pay_url")];
  const all = pages.find((each) => [wordIn(each, "code"), wordIn(each, "name")].includes("gateway"));
  return wordIn(all ?? {}, "url") || eitherIn(said, "payUrl", "pay_url");
}

async function begunWith(
  { serviceToken, serviceSecret }: PagofacilAccount,
  { paymentId, amountMinor, returnUrl, eventUrl, email }: Checkout & Pick<Payer, "email">,
): Promise<object> {
  const fields = {
    x_account_id: serviceToken,
    x_amount: decimalText(amountMinor, minorUnitDigits(PAGOFACIL_CURRENCY)),
    x_currency: PAGOFACIL_CURRENCY,
    x_reference: trxReference(paymentId),
    x_customer_email: email,
    x_url_complete: returnUrl,
    x_url_callback: eventUrl,
    x_url_cancel: returnUrl,
    x_shop_country: "CL",
    x_session_id: paymentId,
  };
  const signature = await signatureOfPagofacil(fields, serviceSecret);
  return { ...fields, x_amount: Number(fields.x_amount), x_signature: signature };
}

/** Payments at Pago Fácil's page. */
export function pagofacilOperations(account: PagofacilAccount, now: number): Operations<"redirect", "email"> {
  return {
    begin: async (checkout) => {
      if (checkout.currencyCode !== PAGOFACIL_CURRENCY) throw new GatewayRefused("currency");
      if (checkout.email === "") throw new GatewayRefused("no_email");
      const trx = await createTrx(account, await begunWith(account, checkout));
      const reference = eitherIn(trx, "idTrx", "id_trx");
      if (reference === "") throw new GatewayRefused("no_transaction");
      return { reference, checkoutUrl: pageAt(pageIn(trx), PAGOFACIL_HOSTS[account.mode].pages) };
    },
    ask: async (reference) => {
      const trx = await readTrx(account, now, reference).catch((error: unknown) => {
        if (error instanceof GatewayRefused) return undefined;
        throw error;
      });
      if (!trx) return NOT_KNOWN;
      return {
        ...stateBy(STATES, wordIn(trx, "status")),
        paymentId: paymentInReference(eitherIn(trx, "orderIdTienda", "order_id_tienda")),
        ...moneyOf(wordIn(trx, "amount"), PAGOFACIL_CURRENCY),
      };
    },
    // Its page has no end.
    close: () => Promise.resolve(),
    giveBack: async (reference) => {
      const trx = await readTrx(account, now, reference);
      // A refund whose answer was lost cannot be found again, so a person asks for it at Pago Fácil.
      throw new GatewayRefused(stateBy(STATES, wordIn(trx, "status")).state === "paid" ? BY_HAND : "not_paid");
    },
    verify: (message) => readPagofacilEvent(account, message),
  };
}

/** Whether Pago Fácil knows the login. @throws UpstreamError where it does not answer */
export async function isLoginOfPagofacil(account: PagofacilAccount): Promise<boolean> {
  try {
    await pagofacilToken(account, 0);
    return true;
  } catch (error) {
    if (error instanceof PagofacilKeyRefused) return false;
    throw error;
  }
}

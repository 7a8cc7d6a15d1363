import { UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { callGateway, objectIn, wordIn } from "../call-gateway.server";
import { cutText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Asked, type Checkout, type Operations } from "../operations.server";
import { JAZZCASH_HOSTS, type JazzcashAccount } from "./jazzcash-account";
import { jazzcashState, readJazzcashEvent } from "./jazzcash-event.server";
import { jazzcashHash, type JazzcashFields } from "./jazzcash-signing.server";

const FORM = "/CustomerPortal/transactionmanagement/merchantform/";
const INQUIRY = "/ApplicationAPI/API/PaymentInquiry/Inquire";
const MOST_CHARACTERS = 200;
const PAKISTAN_MS = 5 * 3_600_000;

/** Nothing is known of a payment, or our signature is wrong. */
const [UNKNOWN, WRONG_HASH] = ["109", "115"];

/** A moment as JazzCash writes it, by the clock of Pakistan: yyyyMMddHHmmss. */
const timeText = (at: number): string => new Date(at + PAKISTAN_MS).toISOString().replace(/\D/g, "").slice(0, 14);

const signed = async ({ integritySalt }: JazzcashAccount, fields: JazzcashFields): Promise<JazzcashFields> => ({
  ...fields,
  pp_SecureHash: await jazzcashHash(integritySalt, fields),
});

const formOf = (account: JazzcashAccount, checkout: Checkout, now: number): JazzcashFields => ({
  pp_Version: "1.1",
  // The payer chooses between a card, the wallet and a voucher.
  pp_TxnType: "",
  pp_Language: "EN",
  pp_MerchantID: account.merchantId,
  pp_SubMerchantID: "",
  pp_Password: account.password,
  pp_TxnRefNo: checkout.ownReference,
  pp_Amount: String(checkout.amountMinor),
  pp_TxnCurrency: checkout.currencyCode,
  pp_TxnDateTime: timeText(now),
  pp_TxnExpiryDateTime: timeText(checkout.expiresAt),
  pp_BillReference: checkout.ownReference,
  // Its firewall refuses these signs.
  pp_Description: cutText(checkout.description.replace(/[<>*=%/:'"|{}\\&]+/g, " "), MOST_CHARACTERS) || "Payment",
  pp_ReturnURL: checkout.returnUrl,
  ppmpf_1: checkout.paymentId,
});

async function inquire(account: JazzcashAccount, reference: string): Promise<Record<string, unknown>> {
  const { merchantId, password, mode } = account;
  const asked = { pp_TxnRefNo: reference, pp_MerchantID: merchantId, pp_Password: password };
  return objectIn(
    await callGateway(`${JAZZCASH_HOSTS[mode]}${INQUIRY}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(await signed(account, asked)),
    }),
  );
}

/**
 * What an inquiry tells. It names no amount; that of our form is signed, so that a payment under our name is of that
 * amount.
 */
function truthOf(told: Record<string, unknown>, asked: Asked | undefined): GatewayTruth {
  const [question, code] = [wordIn(told, "pp_ResponseCode"), wordIn(told, "pp_PaymentResponseCode")];
  if (question === UNKNOWN || (question === "000" && code === "")) return NOT_KNOWN;
  if (question !== "000") throw new UpstreamError("gatewayUnreachable");
  return { ...jazzcashState(code), ...(asked ?? { paymentId: null, amountMinor: -1, currencyCode: "" }) };
}

/** Payments at a page of JazzCash, to which the payer's browser posts a signed form. */
export function jazzcashOperations(account: JazzcashAccount, now: number): Operations<"form"> {
  return {
    begin: async (checkout) => ({
      reference: checkout.ownReference,
      action: `${JAZZCASH_HOSTS[account.mode]}${FORM}`,
      fields: await signed(account, formOf(account, checkout, now)),
    }),
    ask: async (reference, asked) => truthOf(await inquire(account, reference), asked),
    // A page ends by the time in its form.
    close: () => Promise.resolve(),
    // Its call wants the wallet's own PIN, and another one for cards.
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: (message) => readJazzcashEvent(account, message),
  };
}

/** Whether JazzCash takes what the salt signs. @throws UpstreamError where it does not answer */
export const isSaltOfJazzcash = async (account: JazzcashAccount): Promise<boolean> =>
  wordIn(await inquire(account, "T0"), "pp_ResponseCode") !== WRONG_HASH;

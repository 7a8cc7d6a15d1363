import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { cutText, decimalText } from "../gateway-text";
import { GatewayRefused, type Checkout, type Payer } from "../operations.server";
import { digestHex } from "../signing.server";
import type { PaynamicsAccount } from "./paynamics-account";
import { signatureOfPaynamics } from "./paynamics-call.server";

export type PaynamicsNeeds = "email" | "name";

const MANILA_MS = 8 * 3_600_000;
const [NOTE_CHARACTERS, ITEM_CHARACTERS, NAME_CHARACTERS, EMAIL_CHARACTERS] = [24, 100, 50, 100];

/** Our name for a payment at Paynamics: letters and digits, at most 22. Each further try has another ending. */
export const paynamicsReference = async (paymentId: string): Promise<string> =>
  (await digestHex("SHA-256", paymentId)).slice(0, 20);

/** First and last name, which must both be given. */
function namesOf(name: string): [string, string] {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const last = words.length > 1 ? (words.pop() ?? "") : "-";
  return [cutText(words.join(" "), NAME_CHARACTERS) || "-", cutText(last, NAME_CHARACTERS) || "-"];
}

/** A payment by card as Paynamics is asked for it, signed. @throws GatewayRefused where no email address is known */
export async function paynamicsRequest(
  { merchantId, merchantKey }: PaynamicsAccount,
  requestId: string,
  checkout: Checkout & Pick<Payer, PaynamicsNeeds>,
): Promise<object> {
  const { amountMinor, currencyCode, description, eventUrl, returnUrl, expiresAt, email, name } = checkout;
  if (email === "" || email.length > EMAIL_CHARACTERS) throw new GatewayRefused("no_email");
  const amount = decimalText(amountMinor, minorUnitDigits(currencyCode));
  // In the order in which they are signed.
  const signed = {
    request_id: requestId,
    notification_url: eventUrl,
    response_url: returnUrl,
    cancel_url: returnUrl,
    pmethod: "creditcard",
    payment_action: "url_link",
    schedule: "",
    collection_method: "single_pay",
    deferred_period: "",
    deferred_time: "",
    dp_balance_info: "",
    amount,
    currency: currencyCode,
    descriptor_note: cutText(description, NOTE_CHARACTERS),
    payment_notification_status: "1",
    payment_notification_channel: "",
  };
  const [fname, lname] = namesOf(name);
  const customer = { fname, lname, mname: "", email, phone: "", mobile: "", dob: "" };
  const item = cutText(description, ITEM_CHARACTERS);
  return {
    transaction: {
      ...signed,
      pchannel: "gpap_cc_ph",
      expiry_limit: new Date(expiresAt + MANILA_MS).toISOString().slice(0, 19).replace("T", " "),
      trx_type: "sale",
      signature: await signatureOfPaynamics([merchantId, ...Object.values(signed)], merchantKey),
    },
    customer_info: { ...customer, signature: await signatureOfPaynamics(Object.values(customer), merchantKey) },
    // Cards want an address; the payer's is none of Paynamics' business.
    billing_info: {
      billing_address1: "N/A",
      billing_city: "N/A",
      billing_state: "N/A",
      billing_country: "PH",
      billing_zip: "1000",
    },
    order_details: {
      orders: [{ itemname: item, quantity: "1", unitprice: amount, totalprice: amount }],
      ...{ subtotalprice: amount, shippingprice: "0.00", discountamount: "0.00", totalorderamount: amount },
    },
  };
}

import { UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { callGateway, listIn, objectIn, pageAt, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { SSLCOMMERZ_HOSTS, type SslcommerzAccount } from "./sslcommerz-account";
import { readSslcommerzEvent } from "./sslcommerz-event.server";
import { paymentOfReference } from "./sslcommerz-reference";

/** A try that failed leaves its page open. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  VALID: "paid",
  VALIDATED: "paid",
  PENDING: "pending",
  FAILED: "open",
  UNATTEMPTED: "open",
  CANCELLED: "closed",
  EXPIRED: "closed",
};
/** Of several tries, which counts. */
const COUNTS = ["paid", "pending", "open", "closed"] as const;

const MOST = { text: 255, name: 50, phone: 20, reason: 60 };
/** It wants an address of everybody, and nothing is sent there. */
const ADDRESS = { cus_add1: "Not given", cus_city: "Dhaka", cus_postcode: "1000", cus_country: "Bangladesh" };

type Try = Record<string, unknown>;
type Needs = "email" | "name" | "phone";

function tryTruth(each: Try): GatewayTruth {
  const money = moneyOf(wordIn(each, "currency_amount"), wordIn(each, "currency_type"));
  const stands = stateBy(STATES, wordIn(each, "status"));
  // The gateway itself doubts it: a person looks.
  const doubted = stands.state === "paid" && wordIn(each, "risk_level") === "1";
  return {
    ...stands,
    ...(doubted ? { unknownState: "risk_level 1" } : {}),
    ...money,
    paymentId: paymentOfReference(wordIn(each, "tran_id")),
  };
}

/** The try that counts; that two were paid, a person is told. */
function truthOf(tries: readonly Try[]): GatewayTruth {
  const truths = tries.map(tryTruth);
  const state = COUNTS.find((each) => truths.some((truth) => truth.state === each));
  const [counts = NOT_KNOWN, other] = truths.filter((truth) => truth.state === state);
  return state === "paid" && other ? { ...counts, unknownState: "paid twice" } : counts;
}

const begunWith = ({ storeId, storePassword }: SslcommerzAccount, checkout: Checkout & Pick<Payer, Needs>) => ({
  store_id: storeId,
  store_passwd: storePassword,
  total_amount: decimalText(checkout.amountMinor, 2),
  currency: checkout.currencyCode,
  tran_id: checkout.ownReference,
  success_url: checkout.returnUrl,
  fail_url: checkout.returnUrl,
  cancel_url: checkout.returnUrl,
  ipn_url: checkout.eventUrl,
  product_name: cutText(checkout.description, MOST.text),
  product_category: "Appointment",
  product_profile: "non-physical-goods",
  shipping_method: "NO",
  num_of_item: "1",
  cus_name: cutText(checkout.name, MOST.name),
  cus_email: checkout.email,
  cus_phone: cutText(checkout.phone, MOST.phone),
  ...ADDRESS,
});

/** Every try of a name. The address holds the store's password, so it may be in no log. @throws UpstreamError */
async function triesOf({ mode, storeId, storePassword }: SslcommerzAccount, name: string): Promise<Try[] | null> {
  const query = new URLSearchParams({ tran_id: name, store_id: storeId, store_passwd: storePassword, format: "json" });
  const path = "/validator/api/merchantTransIDvalidationAPI.php";
  const said = objectIn(await callGateway(`${SSLCOMMERZ_HOSTS[mode].api}${path}?${query.toString()}`));
  return wordIn(said, "APIConnect") === "DONE" ? listIn(said, "element") : null;
}

/** Payments at a page of SSLCommerz; one name may have several pages and tries. */
export function sslcommerzOperations(account: SslcommerzAccount): Operations<"redirect", Needs> {
  const { api, pages } = SSLCOMMERZ_HOSTS[account.mode];
  return {
    begin: async (checkout) => {
      const said = objectIn(
        await callGateway(`${api}/gwprocess/v4/api.php`, {
          method: "POST",
          body: new URLSearchParams(begunWith(account, checkout)),
        }),
      );
      if (wordIn(said, "status") !== "SUCCESS")
        throw new GatewayRefused(cutText(wordIn(said, "failedreason"), MOST.reason) || "failed");
      return { reference: checkout.ownReference, checkoutUrl: pageAt(wordIn(said, "GatewayPageURL"), pages) };
    },
    ask: async (reference) => {
      const tries = await triesOf(account, reference);
      if (!tries) throw new UpstreamError("gatewayUnreachable");
      return truthOf(tries);
    },
    // A page ends by itself only.
    close: () => Promise.resolve(),
    // Its call for refunds takes callers of known addresses alone.
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: (message) => readSslcommerzEvent(account.storePassword, message),
  };
}

/** Whether SSLCommerz knows the store and its password. @throws UpstreamError where it does not answer */
export const isStoreOfSslcommerz = async (account: SslcommerzAccount): Promise<boolean> =>
  (await triesOf(account, "none")) !== null;

import type { GatewayTruth } from "../../domain/payments/payment";
import { pageAt, wordIn } from "../call-gateway.server";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Begun, type Checkout, type Operations, type Payer } from "../operations.server";
import { PAYNAMICS_HOSTS, type PaynamicsAccount } from "./paynamics-account";
import { callPaynamics, freshRequestId, PaynamicsKeyRefused, signatureOfPaynamics } from "./paynamics-call.server";
import { readPaynamicsEvent } from "./paynamics-event.server";
import { paynamicsReference, paynamicsRequest, type PaynamicsNeeds } from "./paynamics-request.server";

type Wanted = Checkout & Pick<Payer, PaynamicsNeeds>;

/** A transaction that was begun, and waits for its payer. */
const BEGUN = "GR033";

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  [BEGUN]: "open",
  GR001: "paid",
  GR002: "paid",
  GR003: "pending",
  GR020: "pending",
  GR063: "pending",
  GR119: "pending",
  GR206: "pending",
  RM035: "pending",
  RM046: "pending",
  GR152: "closed",
};

/** Every other code of theirs is a refusal. */
const stateOf = (code: string): Pick<GatewayTruth, "state" | "unknownState"> =>
  !STATES[code.toUpperCase()] && /^(GR|RM)\d{3}$/i.test(code) ? { state: "failed" } : stateBy(STATES, code);

/** Begins a payment under a name. @throws GatewayRefused with the code of the refusal */
async function begun(account: PaynamicsAccount, requestId: string, checkout: Wanted): Promise<Begun["redirect"]> {
  const { code, said } = await callPaynamics(account, "", await paynamicsRequest(account, requestId, checkout));
  if (code !== BEGUN) throw new GatewayRefused(code);
  const page = wordIn(said, "redirect_url") || wordIn(said, "payment_action_info");
  return { reference: requestId, checkoutUrl: pageAt(page, [PAYNAMICS_HOSTS[account.mode]]) };
}

/** How a payment stands, by Paynamics' code; undefined where it is not known. */
async function codeOf(account: PaynamicsAccount, requestId: string): Promise<string | undefined> {
  const { merchantId, merchantKey } = account;
  const asked = { merchant_id: merchantId, request_id: freshRequestId(), org_trxid2: requestId };
  const signature = await signatureOfPaynamics(Object.values(asked), merchantKey);
  try {
    return (await callPaynamics(account, "query", { ...asked, signature })).code;
  } catch (error) {
    if (error instanceof GatewayRefused) return undefined;
    throw error;
  }
}

/** Payments by card at a page of Paynamics; a payment is known there by our name. */
export function paynamicsOperations(account: PaynamicsAccount): Operations<"redirect", PaynamicsNeeds> {
  const { merchantId, merchantKey } = account;
  return {
    begin: async (checkout) => {
      const { ownReference } = checkout;
      try {
        return await begun(account, ownReference, checkout);
      } catch (error) {
        if (!(error instanceof GatewayRefused)) throw error;
        // A name is taken once, and the page of the one that was lost is not told again.
        return await begun(account, `${ownReference}2`, checkout);
      }
    },
    ask: async (reference, asked) => {
      const code = await codeOf(account, reference);
      if (code === undefined) return NOT_KNOWN;
      // It tells a code alone; what is asked for under our name, only we can sign.
      const isOurs = asked && reference.startsWith(await paynamicsReference(asked.paymentId));
      return { ...stateOf(code), ...(isOurs ? asked : { paymentId: null, amountMinor: -1, currencyCode: "" }) };
    },
    close: async (reference) => {
      const asked = {
        merchant_id: merchantId,
        request_id: freshRequestId(),
        org_request_id: reference,
        ip_address: "127.0.0.1",
        notification_url: "",
        response_url: "",
      };
      const signature = await signatureOfPaynamics(Object.values(asked), merchantKey);
      try {
        await callPaynamics(account, "cancel", { ...asked, signature });
      } catch (error) {
        // It is paid or at its end already: a query tells which.
        if (!(error instanceof GatewayRefused)) throw error;
      }
    },
    giveBack: async (reference) => {
      const code = await codeOf(account, reference);
      throw new GatewayRefused(code !== undefined && stateOf(code).state === "paid" ? BY_HAND : "not_paid");
    },
    verify: (message) => readPaynamicsEvent(account, message),
  };
}

/** Whether Paynamics knows name and password. @throws UpstreamError where it does not answer */
export async function isLoginOfPaynamics(account: PaynamicsAccount): Promise<boolean> {
  const { merchantId, merchantKey } = account;
  const asked = { merchant_id: merchantId, request_id: freshRequestId(), org_trxid2: "none" };
  try {
    const signature = await signatureOfPaynamics(Object.values(asked), merchantKey);
    await callPaynamics(account, "query", { ...asked, signature });
    return true;
  } catch (error) {
    if (error instanceof PaynamicsKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}

import { minorUnitDigits } from "~/kernel/codes/minor-units";
import type { GatewayTruth } from "../../domain/payments/payment";
import { listIn, pageAt, partOf, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, type Checkout, type Operations, type Payer } from "../operations.server";
import { placetopayHost, type PlacetopayAccount } from "./placetopay-account";
import { callPlacetopay, instantOf, PlacetopayKeyRefused } from "./placetopay-call.server";
import { readPlacetopayEvent } from "./placetopay-event.server";

type Said = Record<string, unknown>;
type Needs = "ipAddress" | "userAgent" | "locale";

const MOST_CHARACTERS = 250;
/** A session must be open for more than five minutes. */
const LEAST_MS = 6 * 60_000;

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  PENDING: "open",
  APPROVED: "paid",
  APPROVED_PARTIAL: "pending",
  PARTIAL_EXPIRED: "closed",
  REJECTED: "failed",
};

/** Reasons of a rejection: called off, and run out. */
const ENDED = new Set(["MC", "EX"]);

/** A payment id without its strokes: 32 characters are the most. */
export const placetopayReference = (paymentId: string): string => paymentId.replaceAll("-", "");

const paymentIn = (reference: string): string | null =>
  /^[\da-f]{32}$/.test(reference) ? reference.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") : null;

const statusOf = (said: Said) => wordIn(partOf(said, "status"), "status");
const approvedIn = (session: Said) => listIn(session, "payment").find((each) => statusOf(each) === "APPROVED");

function stateOf(session: Said): Pick<GatewayTruth, "state" | "unknownState"> {
  const stands = stateBy(STATES, statusOf(session));
  const reason = wordIn(partOf(session, "status"), "reason");
  if (stands.state === "failed" && ENDED.has(reason)) return { state: "closed" };
  const isOnItsWay = listIn(session, "payment").some((each) => statusOf(each) === "PENDING");
  return stands.state === "open" && isOnItsWay ? { state: "pending" } : stands;
}

function truthOf(session: Said): GatewayTruth {
  const approved = approvedIn(session);
  const asked = partOf(partOf(session, "request"), "payment");
  const amount = approved ? partOf(partOf(approved, "amount"), "to") : partOf(asked, "amount");
  return {
    ...stateOf(session),
    paymentId: paymentIn(wordIn(approved ?? asked, "reference")),
    ...moneyOf(wordIn(amount, "total"), wordIn(amount, "currency")),
    ...(approved?.["refunded"] === true ? { refund: "done" as const } : {}),
  };
}

const begunWith = (checkout: Checkout & Pick<Payer, Needs>, now: number) => ({
  locale: checkout.locale.startsWith("es") ? "es_CO" : "en_US",
  payment: {
    reference: checkout.ownReference,
    description: cutText(checkout.description, MOST_CHARACTERS),
    amount: {
      currency: checkout.currencyCode,
      // A number of at most 15 digits is written as it was placed.
      total: Number(decimalText(checkout.amountMinor, minorUnitDigits(checkout.currencyCode))),
    },
    allowPartial: false,
  },
  expiration: instantOf(Math.max(checkout.expiresAt, now + LEAST_MS)),
  returnUrl: checkout.returnUrl,
  cancelUrl: checkout.returnUrl,
  ipAddress: checkout.ipAddress || "127.0.0.1",
  userAgent: checkout.userAgent || "unknown",
});

/** Payments by sessions of Placetopay; a session is known by its number, which our name is until there is one. */
export function placetopayOperations(account: PlacetopayAccount, now: number): Operations<"redirect", Needs> {
  const sessionAt = async (reference: string, rest = ""): Promise<Said | undefined> => {
    if (!/^\d{1,20}$/.test(reference)) return undefined;
    try {
      return await callPlacetopay(account, now, `/session/${reference}${rest}`);
    } catch (error) {
      if (error instanceof GatewayRefused) return undefined;
      throw error;
    }
  };
  return {
    begin: async (checkout) => {
      const session = await callPlacetopay(account, now, "/session", begunWith(checkout, now));
      const checkoutUrl = pageAt(wordIn(session, "processUrl"), [placetopayHost(account)]);
      return { reference: wordIn(session, "requestId"), checkoutUrl };
    },
    ask: async (reference) => {
      const session = await sessionAt(reference);
      return session ? truthOf(session) : NOT_KNOWN;
    },
    // Refused where something is approved or on its way: a query tells.
    close: async (reference) => void (await sessionAt(reference, "/cancel")),
    giveBack: async (reference) => {
      const paid = approvedIn((await sessionAt(reference)) ?? {});
      if (!paid) throw new GatewayRefused("not_paid");
      try {
        const internalReference = Number(wordIn(paid, "internalReference"));
        const said = await callPlacetopay(account, now, "/transaction", { internalReference, action: "reverse" });
        if (statusOf(said) === "PENDING") return "requested";
        if (statusOf(said) !== "APPROVED") throw new GatewayRefused(statusOf(said));
      } catch (error) {
        const given = error instanceof GatewayRefused && approvedIn((await sessionAt(reference)) ?? {})?.["refunded"];
        if (given !== true) throw error;
      }
      return "done";
    },
    verify: (message) => readPlacetopayEvent(account.secretKey, message),
  };
}

/** Whether Placetopay knows the credentials. @throws UpstreamError where it does not answer */
export async function isSiteOfPlacetopay(account: PlacetopayAccount, now: number): Promise<boolean> {
  try {
    await callPlacetopay(account, now, "/session/1");
    return true;
  } catch (error) {
    if (error instanceof PlacetopayKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}

import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits, type AmountUnits } from "../amount-units";
import { listIn, pageAt, wordIn } from "../call-gateway.server";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { BY_HAND, GatewayRefused, NOT_EXACT, type Checkout, type Operations } from "../operations.server";
import type { WompiAccount } from "./wompi-account";
import { callWompi, WompiKeyRefused } from "./wompi-call.server";
import { readWompiEvent, signatureOfWompi } from "./wompi-signature.server";

/** Where Wompi's page is. */
export const WOMPI_PAGE = "https://checkout.wompi.co";

type Transaction = Record<string, unknown>;

/** Wompi counts in hundredths. */
const UNITS: AmountUnits = { digits: () => 2 };

const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  APPROVED: "paid",
  VOIDED: "paid",
  PENDING: "pending",
  DECLINED: "failed",
  ERROR: "failed",
};

const isOf = (transaction: Transaction, status: string) => wordIn(transaction, "status").toUpperCase() === status;

/** Of several tries the one that was paid counts, else one that is on its way, else the last. */
function countingOf(tries: readonly Transaction[]): Transaction | undefined {
  const by = (status: string) => tries.find((each) => isOf(each, status));
  return by("APPROVED") ?? by("VOIDED") ?? by("PENDING") ?? tries.at(-1);
}

function truthOf(transaction: Transaction): GatewayTruth {
  const currencyCode = wordIn(transaction, "currency");
  const cents = wordIn(transaction, "amount_in_cents");
  return {
    ...stateBy(STATES, wordIn(transaction, "status")),
    paymentId: wordIn(transaction, "reference") || null,
    amountMinor: fromGatewayUnits(UNITS, cents === "" ? -1 : Number(cents), currencyCode),
    currencyCode,
    ...(isOf(transaction, "VOIDED") ? { refund: "done" as const } : {}),
  };
}

/** The address that a payer is led to, signed. */
async function pageFor({ publicKey, integritySecret }: WompiAccount, checkout: Checkout): Promise<string> {
  const { ownReference: reference, amountMinor, currencyCode: currency, returnUrl, expiresAt } = checkout;
  const amount = toGatewayUnits(UNITS, amountMinor, currency);
  if (amount === undefined) throw new GatewayRefused(NOT_EXACT);
  const expiry = new Date(expiresAt).toISOString();
  const query = new URLSearchParams({
    ...{ "public-key": publicKey, currency, "amount-in-cents": String(amount), reference },
    "signature:integrity": await signatureOfWompi([reference, String(amount), currency, expiry], integritySecret),
    "redirect-url": returnUrl,
    "expiration-time": expiry,
  });
  return pageAt(`${WOMPI_PAGE}/p/?${query.toString()}`, [WOMPI_PAGE]);
}

/** Payments at Wompi's page, which needs no call to begin; a payment is known there by our name. */
export function wompiOperations(account: WompiAccount): Operations<"redirect", never> {
  const read = async (reference: string): Promise<Transaction | undefined> =>
    countingOf(listIn(await callWompi(account, `/transactions?reference=${encodeURIComponent(reference)}`), "data"));
  return {
    begin: async (checkout) => ({
      reference: checkout.ownReference,
      checkoutUrl: await pageFor(account, checkout),
    }),
    ask: async (reference) => {
      const transaction = await read(reference);
      return transaction ? truthOf(transaction) : NOT_KNOWN;
    },
    // The page ends at the time in its address.
    close: () => Promise.resolve(),
    giveBack: async (reference) => {
      const transaction = (await read(reference)) ?? {};
      if (isOf(transaction, "VOIDED")) return "done";
      if (!isOf(transaction, "APPROVED")) throw new GatewayRefused("not_paid");
      // Payments from bank accounts, wallets and cash have no call for it.
      if (wordIn(transaction, "payment_method_type") !== "CARD") throw new GatewayRefused(BY_HAND);
      try {
        await callWompi(account, `/transactions/${encodeURIComponent(wordIn(transaction, "id"))}/void`, {});
      } catch (error) {
        const given = error instanceof GatewayRefused && isOf((await read(reference)) ?? {}, "VOIDED");
        if (!given) throw error;
      }
      return isOf((await read(reference)) ?? {}, "VOIDED") ? "done" : "requested";
    },
    verify: (message) => readWompiEvent(account, message),
  };
}

/** Whether Wompi knows the private key. @throws UpstreamError where it does not answer */
export async function isKeyOfWompi(account: WompiAccount): Promise<boolean> {
  try {
    await callWompi(account, "/transactions?reference=none");
    return true;
  } catch (error) {
    if (error instanceof WompiKeyRefused) return false;
    if (error instanceof GatewayRefused) return true;
    throw error;
  }
}

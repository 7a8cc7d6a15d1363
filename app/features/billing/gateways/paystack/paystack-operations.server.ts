import type { GatewayTruth } from "../../domain/payments/payment";
import { fromGatewayUnits, toGatewayUnits } from "../amount-units";
import { listIn, pageAt, partOf, wordIn } from "../call-gateway.server";
import { NOT_KNOWN, stateBy } from "../gateway-truth";
import { GatewayRefused, NOT_EXACT, type Operations } from "../operations.server";
import type { PaystackAccount } from "./paystack-account";
import { callPaystack, PaystackKeyRefused } from "./paystack-call.server";
import { readPaystackEvent } from "./paystack-event.server";
import { PAYSTACK_UNITS } from "./paystack-units";

/** Where Paystack's page is. */
export const PAYSTACK_PAGE = "https://checkout.paystack.com";

type Transaction = Record<string, unknown>;

/** Of one that was abandoned the page is still there. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  SUCCESS: "paid",
  REVERSED: "paid",
  ABANDONED: "open",
  ONGOING: "pending",
  PENDING: "pending",
  PROCESSING: "pending",
  QUEUED: "pending",
  FAILED: "failed",
};

const REFUNDS: Readonly<Record<string, NonNullable<GatewayTruth["refund"]>>> = {
  processed: "done",
  failed: "refused",
};

const isWord = (transaction: Transaction, word: string) => wordIn(transaction, "status").toLowerCase() === word;
/** A name at Paystack is used once: each beginning puts another ending behind ours. */
const referenceFor = (own: string) => `${own}.${crypto.randomUUID().slice(0, 8)}`;
const paymentIn = (reference: string) => reference.split(".")[0] ?? "";

function truthOf(transaction: Transaction, refund: GatewayTruth["refund"]): GatewayTruth {
  const currencyCode = wordIn(transaction, "currency");
  // Where the payer bears the fees, more was paid than was asked for.
  const amount = wordIn(transaction, "requested_amount") || wordIn(transaction, "amount");
  return {
    ...stateBy(STATES, wordIn(transaction, "status")),
    paymentId: paymentIn(wordIn(transaction, "reference")) || null,
    amountMinor: fromGatewayUnits(PAYSTACK_UNITS, amount === "" ? -1 : Number(amount), currencyCode),
    currencyCode,
    ...(refund ? { refund } : {}),
  };
}

/** Payments at Paystack's page. */
export function paystackOperations(account: PaystackAccount): Operations<"redirect", "email"> {
  const read = async (reference: string): Promise<Transaction | undefined> => {
    try {
      return partOf(await callPaystack(account, `/transaction/verify/${encodeURIComponent(reference)}`), "data");
    } catch (error) {
      // Nobody has been at its page yet.
      if (error instanceof GatewayRefused) return undefined;
      throw error;
    }
  };

  /** How money stands that is to be given back; undefined where nobody asked for it. */
  async function refundOf(transaction: Transaction): Promise<GatewayTruth["refund"]> {
    if (isWord(transaction, "reversed")) return "done";
    const id = wordIn(transaction, "id");
    const said = await callPaystack(account, `/refund?transaction=${encodeURIComponent(id)}`);
    const refunds = listIn(said, "data").filter(
      (each) => wordIn(each, "transaction") === id || wordIn(partOf(each, "transaction"), "id") === id,
    );
    const stand = refunds.map((each) => REFUNDS[wordIn(each, "status")] ?? "requested");
    return stand.find((each) => each !== "refused") ?? stand[0];
  }

  return {
    begin: async ({ ownReference, amountMinor, currencyCode, email, returnUrl }) => {
      const amount = toGatewayUnits(PAYSTACK_UNITS, amountMinor, currencyCode);
      if (amount === undefined) throw new GatewayRefused(NOT_EXACT);
      if (email === "") throw new GatewayRefused("no_email");
      const reference = referenceFor(ownReference);
      const asked = { email, amount: String(amount), currency: currencyCode, reference, callback_url: returnUrl };
      const page = partOf(await callPaystack(account, "/transaction/initialize", asked), "data");
      return { reference, checkoutUrl: pageAt(wordIn(page, "authorization_url"), [PAYSTACK_PAGE]) };
    },
    ask: async (reference) => {
      const transaction = await read(reference);
      if (!transaction) return NOT_KNOWN;
      const isPaid = STATES[wordIn(transaction, "status").toUpperCase()] === "paid";
      // How a refund stands must not hide that money came.
      return truthOf(transaction, isPaid ? await refundOf(transaction).catch(() => undefined) : undefined);
    },
    // Paystack's page has no end.
    close: () => Promise.resolve(),
    giveBack: async (reference) => {
      const transaction = (await read(reference)) ?? {};
      if (isWord(transaction, "reversed")) return "done";
      if (!isWord(transaction, "success")) throw new GatewayRefused("not_paid");
      try {
        await callPaystack(account, "/refund", { transaction: wordIn(transaction, "id") });
        return "requested";
      } catch (error) {
        // It was asked for before, perhaps by somebody whose answer was lost.
        const refund = error instanceof GatewayRefused ? await refundOf((await read(reference)) ?? {}) : undefined;
        if (refund === "done" || refund === "requested") return refund;
        throw error;
      }
    },
    verify: (message) => readPaystackEvent(account.secretKey, message),
  };
}

/** Whether Paystack knows the key. @throws UpstreamError where it does not answer */
export async function isKeyOfPaystack(account: PaystackAccount): Promise<boolean> {
  try {
    await callPaystack(account, "/transaction?perPage=1");
    return true;
  } catch (error) {
    if (error instanceof PaystackKeyRefused) return false;
    throw error;
  }
}

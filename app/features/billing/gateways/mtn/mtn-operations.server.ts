import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { UpstreamError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { objectIn, partOf, wordIn } from "../call-gateway.server";
import { cutText, decimalText } from "../gateway-text";
import { moneyOf, NOT_KNOWN, stateBy } from "../gateway-truth";
import { eventIdOf, objectOf } from "../message-text.server";
import { BY_HAND, GatewayRefused, type Checkout, type GatewayEvent, type Operations } from "../operations.server";
import type { GatewayMessage, Payer } from "../operations.server";
import { MTN_MARKETS, type MtnAccount } from "./mtn-account";
import { callMtn } from "./mtn-call.server";
import { mtnReference } from "./mtn-reference.server";

const MOST_CHARACTERS = 160;
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  PENDING: "pending",
  SUCCESSFUL: "paid",
  FAILED: "failed",
};

/** A text as MTN takes it: without marks, apostrophes and other signs. */
const plainText = (text: string): string =>
  cutText(
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^A-Za-z0-9.,\- ]+/g, " ")
      .replace(/ +/g, " ")
      .trim(),
    MOST_CHARACTERS,
  ) || "Payment";

/** Without decimals that say nothing. */
const amountOf = ({ amountMinor, currencyCode }: Checkout): string =>
  decimalText(amountMinor, minorUnitDigits(currencyCode)).replace(/\.0+$/, "");

function truthOf(request: Record<string, unknown>): GatewayTruth {
  const status = wordIn(request, "status");
  const reason = wordIn(request, "reason") || wordIn(partOf(request, "reason"), "code");
  return {
    ...(status === "FAILED" && reason === "EXPIRED" ? { state: "closed" as const } : stateBy(STATES, status)),
    ...moneyOf(wordIn(request, "amount"), wordIn(request, "currency")),
    paymentId: wordIn(request, "externalId") || null,
  };
}

/** Reads a callback, which nobody signs: a reason to ask, no more. @throws ForbiddenError where it is none */
async function readMtnCallback(message: GatewayMessage): Promise<GatewayEvent | null> {
  const told = objectOf(message);
  const [paymentId, status] = [wordIn(told, "externalId"), wordIn(told, "status").toUpperCase()];
  // Anybody can send it, so of one payment no more than one of each status counts.
  if (paymentId === "" || STATES[status] === undefined) return null;
  const eventId = await eventIdOf("MTN", paymentId, status);
  return { eventId, reference: await mtnReference(paymentId), paymentId };
}

/** Payments that the payer confirms on the phone. */
export function mtnOperations(account: MtnAccount, now: number): Operations<"poll", "phone"> {
  const begun = (checkout: Checkout & Pick<Payer, "phone">) => ({
    amount: amountOf(checkout),
    currency: checkout.currencyCode,
    externalId: checkout.paymentId,
    payer: { partyIdType: "MSISDN", partyId: checkout.phone.replace(/^\+/, "") },
    payerMessage: plainText(checkout.description),
    payeeNote: checkout.paymentId,
  });
  return {
    begin: async (checkout) => {
      if (checkout.currencyCode !== MTN_MARKETS[account.market].currency) throw new GatewayRefused("INVALID_CURRENCY");
      const reference = checkout.ownReference;
      const answer = await callMtn(account, now, {
        reference,
        begun: { asked: begun(checkout), eventUrl: checkout.eventUrl },
      });
      // 409: it was begun before.
      if (answer.status === 202 || answer.status === 409) return { reference };
      if (answer.status < 400) throw new UpstreamError("gatewayUnreachable");
      throw new GatewayRefused(wordIn(objectIn(answer), "code") || String(answer.status));
    },
    ask: async (reference) => {
      const answer = await callMtn(account, now, { reference });
      const said = objectIn(answer);
      if (answer.status === 404) return NOT_KNOWN;
      if (answer.status !== 200) throw new GatewayRefused(wordIn(said, "code") || String(answer.status));
      return truthOf(said);
    },
    // What waits on the phone ends by itself, in minutes.
    close: () => Promise.resolve(),
    // Its call for refunds takes callers of known addresses alone.
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: readMtnCallback,
  };
}

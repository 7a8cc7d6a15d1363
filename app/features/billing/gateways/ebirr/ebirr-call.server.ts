import { CALL_PATIENCE_MS } from "../../domain/payments/payment-call";
import type { GatewayTruth } from "../../domain/payments/payment";
import { callGateway, objectIn, partOf, wordIn } from "../call-gateway.server";
import { moneyOf, stateBy } from "../gateway-truth";
import { EBIRR_HOSTS, type EbirrAccount } from "./ebirr-account";

/** What one call is made with; the account's keys are put to it as it is made. */
export type EbirrPurchase = Readonly<
  Record<"referenceId" | "invoiceId" | "accountNo" | "amount" | "currency" | "description", string>
>;

const CARRIED_OUT = "2001";
/** The payer refused, has not enough, or cancelled. */
const FAILED = ["5310", "5206", "E10205", "5306"];
/** The payer did not answer, or E-birr has not heard what came of it: money may have moved. */
const NOBODY_KNOWS = ["5309", "52061", "E102051"];

const byTheClockOfAddisAbaba = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Addis_Ababa",
  dateStyle: "short",
  timeStyle: "medium",
});

/** An instant (UTC ms) as E-birr writes it: 2026-11-30 14:05:09. */
export const ebirrTime = (at: number): string => byTheClockOfAddisAbaba.format(at);

/** How the payment stands by the answer to its call; null where E-birr itself does not know. */
function truthOf(asked: EbirrPurchase, said: Record<string, unknown>): GatewayTruth | null {
  const [code, params] = [wordIn(said, "responseCode").toUpperCase(), partOf(said, "params")];
  const codes = [code, wordIn(said, "errorCode").toUpperCase()];
  if (codes.some((each) => NOBODY_KNOWS.includes(each))) return null;
  const failed = codes.some((each) => FAILED.includes(each));
  const about = {
    // It tells no currency: the one that was asked for is the only one it has.
    ...moneyOf(wordIn(params, "txAmount"), asked.currency),
    paymentId: wordIn(params, "referenceId") === asked.referenceId ? asked.referenceId : null,
  };
  if (code === CARRIED_OUT && !failed) return { ...stateBy({ APPROVED: "paid" }, wordIn(params, "state")), ...about };
  return failed && code !== CARRIED_OUT
    ? { state: "failed", ...about }
    : { ...stateBy({}, codes.join(" ").trim()), ...about };
}

/**
 * Makes the one call of a payment, which E-birr answers once the payer has typed the PIN, or has not.
 * @throws UpstreamError where no answer came
 */
export async function callEbirr(
  { mode, merchantUid, apiUserId, apiKey }: EbirrAccount,
  asked: EbirrPurchase,
): Promise<GatewayTruth | null> {
  const { accountNo, ...transactionInfo } = asked;
  const body = {
    schemaVersion: "1.0",
    requestId: asked.referenceId,
    timestamp: ebirrTime(Date.now()),
    channelName: "WEB",
    serviceName: "API_PURCHASE",
    serviceParams: {
      ...{ merchantUid, apiUserId, apiKey },
      paymentMethod: "MWALLET_ACCOUNT",
      payerInfo: { accountNo },
      transactionInfo,
    },
  };
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await callGateway(`${EBIRR_HOSTS[mode]}/asm`, init, CALL_PATIENCE_MS);
  // Whatever it says of a payment it says with 200.
  return answer.status === 200 ? truthOf(asked, objectIn(answer)) : null;
}

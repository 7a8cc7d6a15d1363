import { ForbiddenError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { wordIn } from "../call-gateway.server";
import { unitsOf } from "../gateway-text";
import { eventIdOf, objectOf, textOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import type { JazzcashAccount } from "./jazzcash-account";
import { isJazzcashSigned, jazzcashReference, type JazzcashFields } from "./jazzcash-signing.server";

const CODES: Readonly<Record<string, GatewayTruth["state"]>> = {
  "000": "paid",
  "121": "paid",
  // Given back since.
  "122": "paid",
  "131": "paid",
  "124": "pending",
  "157": "pending",
  "210": "pending",
  "112": "closed",
  "116": "closed",
  "134": "closed",
  "058": "closed",
  "403": "closed",
};
const GIVEN_BACK: ReadonlySet<string> = new Set(["122", "131"]);

/** What JazzCash's code for a payment means: each that is none of these is a failure, and what is no code is unknown. */
export function jazzcashState(code: string): Pick<GatewayTruth, "state" | "unknownState" | "refund"> {
  const state = CODES[code];
  if (state) return GIVEN_BACK.has(code) ? { state, refund: "done" } : { state };
  return /^\d{3}$/.test(code) ? { state: "failed" } : { state: "pending", unknownState: code || "(none)" };
}

/** The fields of a return, which is a form, or of a message of its server, which may be JSON. */
function fieldsOf(message: GatewayMessage): JazzcashFields {
  const text = textOf(message);
  if (!text.trimStart().startsWith("{")) return Object.fromEntries(new URLSearchParams(text));
  const told = objectOf(message);
  return Object.fromEntries(Object.keys(told).map((name) => [name, wordIn(told, name)]));
}

/** Reads a signed return or message; it carries how the payment stands. @throws ForbiddenError */
export async function readJazzcashEvent(
  { integritySalt, merchantId }: JazzcashAccount,
  message: GatewayMessage,
): Promise<GatewayEvent | null> {
  const fields = fieldsOf(message);
  const of = (name: string) => fields[name] ?? "";
  if (!(await isJazzcashSigned(integritySalt, fields)) || of("pp_MerchantID") !== merchantId)
    throw new ForbiddenError();
  const [reference, code, paymentId] = [of("pp_TxnRefNo"), of("pp_ResponseCode"), of("ppmpf_1")];
  if (reference === "" || code === "") return null;
  const eventId = await eventIdOf("JAZZCASH", reference, of("pp_RetreivalReferenceNo"), code);
  const amountMinor = unitsOf(of("pp_Amount"), 0);
  const isWhole = reference === (await jazzcashReference(paymentId)) && amountMinor !== undefined;
  if (!isWhole) return { eventId, reference, paymentId: null };
  const word = { ...jazzcashState(code), paymentId, amountMinor, currencyCode: of("pp_TxnCurrency") };
  return { eventId, reference, paymentId, word };
}

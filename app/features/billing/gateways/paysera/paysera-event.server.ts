import { ForbiddenError } from "~/platform/http/errors.server";
import type { GatewayTruth } from "../../domain/payments/payment";
import { unitsOf } from "../gateway-text";
import { stateBy } from "../gateway-truth";
import { eventIdOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { sameSignature } from "../signing.server";
import type { PayseraAccount } from "./paysera-account";
import { signPacked, unpacked } from "./paysera-signing.server";

/** Accepted but not carried out is 2; carried out, of which the arrival is not confirmed, is 4. */
const STATES: Readonly<Record<string, GatewayTruth["state"]>> = {
  "0": "failed",
  "1": "paid",
  "2": "pending",
  "4": "pending",
};
/** More about a payment that is known. */
const MORE = "3";

/** Reads a callback, which comes by GET and is all that Paysera ever says of a payment. @throws ForbiddenError */
export async function readPayseraCallback(
  { mode, projectId, signPassword }: PayseraAccount,
  { url }: GatewayMessage,
): Promise<GatewayEvent | null> {
  const data = url.searchParams.get("data") ?? "";
  const signature = (url.searchParams.get("ss1") ?? "").toLowerCase();
  if (signPassword === "" || !sameSignature(signature, await signPacked(signPassword, data)))
    throw new ForbiddenError();
  const fields = unpacked(data);
  const of = (name: string) => fields?.get(name) ?? "";
  const isTest = of("test") === "1";
  if (of("projectid") !== projectId || isTest !== (mode === "test")) throw new ForbiddenError();
  const [paymentId, status] = [of("orderid"), of("status")];
  if (paymentId === "" || status === "" || status === MORE) return null;
  return {
    eventId: await eventIdOf("PAYSERA", paymentId, of("requestid"), status, of("amount"), of("currency")),
    reference: paymentId,
    paymentId,
    // What the payer gave may be in other money (payamount); what was asked for counts.
    word: {
      ...stateBy(STATES, status),
      paymentId,
      amountMinor: unitsOf(of("amount"), 0) ?? -1,
      currencyCode: of("currency"),
    },
  };
}

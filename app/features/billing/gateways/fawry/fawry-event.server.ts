import { ForbiddenError } from "~/platform/http/errors.server";
import { wordIn } from "../call-gateway.server";
import { decimalText, unitsOf } from "../gateway-text";
import { eventIdOf, objectOf } from "../message-text.server";
import type { GatewayEvent, GatewayMessage } from "../operations.server";
import { paymentNamed } from "../second-name";
import { sameSignature } from "../signing.server";
import { signFawry } from "./fawry-call.server";

/** What Fawry signs of a notification, in its order. @throws ForbiddenError where an amount is none */
export function signedNotification(told: Record<string, unknown>): string[] {
  const amount = (name: string) => {
    const piasters = unitsOf(wordIn(told, name), 2);
    if (piasters === undefined) throw new ForbiddenError();
    return decimalText(piasters, 2);
  };
  return [
    wordIn(told, "fawryRefNumber"),
    wordIn(told, "merchantRefNumber"),
    amount("paymentAmount"),
    amount("orderAmount"),
    wordIn(told, "orderStatus"),
    wordIn(told, "paymentMethod"),
    // Fawry spells it so.
    wordIn(told, "paymentRefrenceNumber"),
  ];
}

/** Reads a notification (version 2). @throws ForbiddenError */
export async function readFawryEvent(secureKey: string, message: GatewayMessage): Promise<GatewayEvent | null> {
  const told = objectOf(message);
  const values = signedNotification(told);
  if (secureKey === "") throw new ForbiddenError();
  const signature = wordIn(told, "messageSignature").toLowerCase();
  if (!sameSignature(signature, await signFawry(secureKey, ...values))) throw new ForbiddenError();
  const name = wordIn(told, "merchantRefNumber");
  if (name === "") return null;
  const paymentId = paymentNamed(name);
  return { eventId: await eventIdOf("FAWRY", ...values), reference: paymentId, paymentId };
}

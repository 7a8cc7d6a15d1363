import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { isEventKnown } from "../../data/accounts/gateways.server";
import { readPayment } from "../../data/payments/payments.server";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayOf } from "../../support/accounts/gateway-of.server";
import { settlePayment } from "../../support/payments/settle-payment.server";

/**
 * Takes an event of a gateway. It is only ever the reason to ask how the payment stands, so one that comes twice, late
 * or in another order changes nothing; one about a payment that is not this organization's is passed over, as the
 * account may serve others too.
 * @returns what the gateway wants to hear, where it says so
 * @throws NotFoundError for a gateway that there is no adapter for, ForbiddenError where it is not signed by it,
 *   UpstreamError where the gateway does not answer: it then tells again
 */
export async function takeEvent(context: RequestContext, type: string, request: Request): Promise<string | undefined> {
  await authorize(context, "payment.event");
  const declared = gatewayByType(type);
  if (!declared) throw new NotFoundError();
  const { eventReply } = declared;
  const { url, method, headers } = request;
  const body = new Uint8Array(await request.arrayBuffer());
  const gateway = await gatewayOf(context, declared.type);
  if (!gateway) throw new ForbiddenError();
  const event = await gateway.verify({ method, url: new URL(url), headers, body });
  if (!event?.paymentId || (await isEventKnown(context.db, declared.type, event.eventId))) return eventReply;
  const payment = await readPayment(context.db, event.paymentId);
  if (payment?.gatewayType !== type) return eventReply;
  if (payment.gatewayReference !== null && payment.gatewayReference !== event.reference) return eventReply;
  await settlePayment(context, payment, event);
  return eventReply;
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { isEventKnown } from "../data/gateways.server";
import { readPayment } from "../data/payments.server";
import { isConnectable } from "../domain/payment";
import { gatewayOf } from "./gateway-of.server";
import { settlePayment } from "./settle-payment.server";

/**
 * Takes an event of a gateway. It is only ever the reason to ask how the payment stands, so one that comes twice, late
 * or in another order changes nothing; one about a payment that is not this organization's is passed over, as the
 * account may serve others too.
 * @throws NotFoundError for a gateway that there is no adapter for, ForbiddenError where it is not signed by it,
 *   UpstreamError where the gateway does not answer: it then tells again
 */
export async function takeEvent(context: RequestContext, type: string, request: Request): Promise<void> {
  await authorize(context, "payment.event");
  if (!isConnectable(type)) throw new NotFoundError();
  const body = new TextDecoder().decode(await request.arrayBuffer());
  const gateway = await gatewayOf(context, type);
  if (!gateway) throw new ForbiddenError();
  const event = await gateway.port.verify(request.headers, body);
  if (!event?.paymentId || (await isEventKnown(context.db, type, event.eventId))) return;
  const payment = await readPayment(context.db, event.paymentId);
  if (payment?.gatewayType !== type) return;
  if (payment.gatewayReference !== null && payment.gatewayReference !== event.reference) return;
  await settlePayment(context, payment, event);
}

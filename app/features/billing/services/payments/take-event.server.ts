import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { isEventKnown } from "../../data/accounts/gateways.server";
import { readPayment, readPaymentByReference, type PaymentRow } from "../../data/payments/payments.server";
import type { GatewayType } from "../../domain/accounts/gateway-type";
import type { GatewayEvent } from "../../gateways/operations.server";
import { gatewayByType } from "../../gateways/registry.server";
import { gatewayOf } from "../../support/accounts/gateway-of.server";
import { messageOf } from "../../support/payments/message-of.server";
import { settlePayment } from "../../support/payments/settle-payment.server";

/** The payment that an event names: by our own id where the gateway gives it back, else by the name that it knows. */
async function paymentOf({ db }: RequestContext, type: GatewayType, { paymentId, reference }: GatewayEvent) {
  if (paymentId !== null) return readPayment(db, paymentId);
  return reference === null ? undefined : readPaymentByReference(db, type, reference);
}

/** Whether an event is of the try that was begun last; one that names no try is of whichever there is. */
const isOfTry = ({ gatewayReference }: PaymentRow, { reference }: GatewayEvent): boolean =>
  gatewayReference === null || reference === null || gatewayReference === reference;

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
  const message = await messageOf(request);
  const gateway = await gatewayOf(context, declared.type);
  if (!gateway) throw new ForbiddenError();
  const event = await gateway.verify(message);
  if (!event || (await isEventKnown(context.db, declared.type, event.eventId))) return eventReply;
  const payment = await paymentOf(context, declared.type, event);
  if (payment?.gatewayType !== type) return eventReply;
  if (!isOfTry(payment, event)) return eventReply;
  await settlePayment(context, payment, event);
  return eventReply;
}

import type { GatewayTruth, Money } from "../domain/payment";

/** What a payment is begun with at a gateway. The same payment asked for again must be begun with the same. */
export interface Checkout extends Money {
  paymentId: string;
  /** What the payer reads that they pay for. */
  description: string;
  /** Empty where none is known. */
  email: string;
  /** Where the payer comes back to, paid or not. */
  returnUrl: string;
  /** It must be known at once whether it is paid: no way of paying that takes days. */
  immediate: boolean;
}

export interface BegunCheckout {
  /** The name that the gateway knows it by. */
  reference: string;
  /** Where the payer pays. */
  checkoutUrl: string;
}

/** What a gateway tells by itself. What it says of the payment is never taken at its word: it is asked. */
export interface GatewayEvent {
  eventId: string;
  reference: string;
  paymentId: string | null;
}

/**
 * A gateway that money comes by. Each of its methods asks the other side anew.
 * @throws GatewayRefused where it says no for good, UpstreamError where it does not answer or not as it should
 */
export interface PaymentGateway {
  /** Begins a payment: the same id twice begins one. */
  start(checkout: Checkout): Promise<BegunCheckout>;
  query(reference: string): Promise<GatewayTruth>;
  /** From then on it cannot be paid; one that is paid stays so, which a further query tells. */
  close(reference: string): Promise<void>;
  /** Gives all of it back, once however often it is asked. */
  refund(reference: string, paymentId: string): Promise<void>;
  /** An event that it has signed; null for one that says nothing of a payment. @throws ForbiddenError */
  verify(headers: Headers, body: string): Promise<GatewayEvent | null>;
}

/** The gateway says no, for good. */
export class GatewayRefused extends Error {
  override name = "GatewayRefused";
  constructor(
    /** The gateway's own code. */
    readonly reason: string,
  ) {
    super(`the gateway refused: ${reason}`);
  }
}

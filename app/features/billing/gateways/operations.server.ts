import type { ReportedMoney } from "../domain/ledger/gateway-report";
import type { GatewayTruth, Money } from "../domain/payments/payment";

/** What a gateway may need to know of who pays. */
export interface Payer {
  /** Empty where none is known. */
  email: string;
  name: string;
  /** E.164. */
  phone: string;
  ipAddress: string;
  userAgent: string;
  /** BCP 47 tag of the language that the payer reads. */
  locale: string;
}

/** What a payment is begun with at a gateway. The same payment asked for again must be begun with the same. */
export interface Checkout extends Money {
  paymentId: string;
  /** Name that the gateway is to know the payment by: what it declares as `referenceOf`, else the payment's id. */
  ownReference: string;
  /** What the payer reads that they pay for. */
  description: string;
  /** Where the payer comes back to, paid or not. At most 255 characters. */
  returnUrl: string;
  /** Where the gateway tells of the payment. At most 255 characters. */
  eventUrl: string;
  /** From when on it need not be paid any more (UTC ms). */
  expiresAt: number;
  /** It must be known at once whether it is paid: no way of paying that takes days. */
  immediate: boolean;
}

/**
 * The ways to pay, and what beginning a payment gives for each; `reference` is the name that the gateway knows the
 * payment by.
 */
export interface Begun {
  /** The payer is led to a page of the gateway. */
  redirect: { reference: string; checkoutUrl: string };
  /** The payer's browser posts these fields to the gateway. */
  form: { reference: string; action: string; fields: Readonly<Record<string, string>> };
  /** The payer confirms elsewhere, such as on a phone, while a page of ours waits. */
  poll: { reference: string };
  /**
   * The same, of a gateway that answers one call of ours only once the payer has confirmed. `asked` is what `collect` is
   * given. It is stored, so it holds no secret.
   */
  call: { reference: string; asked: Readonly<Record<string, string>> };
}

export type Flow = keyof Begun;

/** What a payment was begun with. */
export interface Asked extends Money {
  paymentId: string;
}

/** A request that claims to come from the gateway, whole: some sign its address, some its bytes, some call by GET. */
export interface GatewayMessage {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array;
}

/** What a gateway tells by itself. */
export interface GatewayEvent {
  /** Of a gateway that numbers no events: a digest of what makes a repeat the same. */
  eventId: string;
  /** Null of one that names our payment alone. */
  reference: string | null;
  paymentId: string | null;
  /**
   * How the payment stands, of a gateway that cannot be asked and signs the payment, its amount and its currency. Every
   * other gateway leaves it out, and is asked.
   */
  word?: GatewayTruth;
}

/** What came of giving money back: it is on its way to the payer, or the gateway has yet to say whether it goes. */
export type GivenBack = "done" | "requested";

/**
 * What can be done at a gateway, by one account there. Each asks the other side anew.
 * @throws GatewayRefused where it says no for good, UpstreamError where it does not answer or not as it should
 */
export interface Operations<F extends Flow = Flow, N extends keyof Payer = keyof Payer> {
  /** Begins a payment: the same id twice begins one. */
  begin: (checkout: Checkout & Pick<Payer, N>) => Promise<Begun[F]>;
  /**
   * Has the payer confirm, and waits for it up to `CALL_PATIENCE_MS`; only a queue has that time. It is called once for a
   * payment: the gateway cannot be asked what came of it.
   * @returns how the payment stands; null where the gateway does not know it either
   * @throws UpstreamError where no answer came, so that nobody knows it
   */
  collect?: (asked: Readonly<Record<string, string>>) => Promise<GatewayTruth | null>;
  /**
   * How a payment stands. Where payers only approve, this also captures, once. A gateway that does not tell what it was
   * asked for says so by `asked`, and may only where nobody else can have asked it for anything under this name.
   */
  ask: (reference: string, asked?: Asked) => Promise<GatewayTruth>;
  /** From then on it cannot be paid, where the gateway knows such an end; what a further question tells, counts. */
  close: (reference: string) => Promise<void>;
  /**
   * Gives all of it back, once however often it is asked; refused with `BY_HAND` where only a person can, at the gateway.
   */
  giveBack: (reference: string, paymentId: string) => Promise<GivenBack>;
  /**
   * Gives a part of it back, once for each refund however often it is asked; left out by a gateway that gives back all or
   * nothing, or of which it is not known. What it has yet to carry out counts as given back.
   */
  giveBackPart?: (reference: string, part: Money & { refundId: string }) => Promise<GivenBack>;
  /**
   * What it took and gave back from an instant to another (UTC ms, the second not included), of all payments of the
   * account; null where that is more than is read. Left out where it has no report.
   */
  report?: (from: number, to: number) => Promise<ReportedMoney[] | null>;
  /** An event that it has signed; null for one that says nothing of a payment. @throws ForbiddenError */
  verify: (message: GatewayMessage) => Promise<GatewayEvent | null>;
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

/** Reason of a refusal to give back by a gateway that has no call for it. */
export const BY_HAND = "refund_by_hand";
/** Reason of a refusal, before anything is sent, of an amount that the gateway's unit cannot say. */
export const NOT_EXACT = "amount_not_exact";

import { continuePayment, gatewayReturn, makePayment, payNow } from "./billing";
import { payments } from "./payments";

/** Beginnings of the addresses for paying for an appointment, and for paying the practice. */
const PAYMENT_ROOTS = [makePayment, payNow, continuePayment].map(({ pattern }) =>
  pattern.slice(0, pattern.indexOf(":")),
);

/** Whether the forms of a page may lead to a payment service. */
export const isPaymentPage = (pathname: string): boolean =>
  pathname === payments() || PAYMENT_ROOTS.some((root) => pathname.startsWith(root));

const RETURN = gatewayReturn.pattern.split("/");

/** Whether a payer's browser comes back from a gateway by this address. */
export function isGatewayReturn(pathname: string): boolean {
  const parts = pathname.split("/");
  return parts.length === RETURN.length && RETURN.every((part, at) => part.startsWith(":") || part === parts[at]);
}

import { continuePayment, gatewayReturn, makePayment, payNow } from "./billing";

/** Beginnings of the addresses for paying for an appointment, and for paying the practice. */
const PAYMENT_ROOTS = [makePayment, payNow, continuePayment].map(({ pattern }) =>
  pattern.slice(0, pattern.indexOf(":")),
);

/** Whether the forms of a page may lead to a payment service. */
export const isPaymentPage = (pathname: string): boolean => PAYMENT_ROOTS.some((root) => pathname.startsWith(root));

const RETURN = new RegExp(`^${gatewayReturn.pattern.replace(/:\w+/g, "[^/]+")}$`);

/** Whether a payer's browser comes back from a gateway by this address. */
export const isGatewayReturn = (pathname: string): boolean => RETURN.test(pathname);

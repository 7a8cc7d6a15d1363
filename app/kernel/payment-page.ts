/** With what the addresses of paying for a visit, and of paying the practice, begin. */
export const PAYMENT_ROOTS = { visit: "/secure/appointments/makePayment/", practice: "/secure/appointments/paynow/" };

/** Whether the forms of a page may lead on to a payment service. */
export const isPaymentPage = (pathname: string): boolean =>
  Object.values(PAYMENT_ROOTS).some((root) => pathname.startsWith(root));

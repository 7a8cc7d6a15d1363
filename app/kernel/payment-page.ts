/** Beginnings of the addresses for paying for an appointment, and for paying the practice. */
export const PAYMENT_ROOTS = { visit: "/secure/appointments/makePayment/", practice: "/secure/appointments/paynow/" };

/** Whether the forms of a page may lead to a payment service. */
export const isPaymentPage = (pathname: string): boolean =>
  Object.values(PAYMENT_ROOTS).some((root) => pathname.startsWith(root));

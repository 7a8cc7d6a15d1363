/**
 * The names of a payment's orders. Kashier takes each name once and does not tell the page of one that it has, so where
 * the first answer is lost there is a second order.
 */
export const ordersOf = (paymentId: string): readonly [string, string] => [paymentId, `${paymentId}-2`];

/** The payment that an order is of. */
export const paymentOfOrder = (order: string): string => order.replace(/^(.{36})-2$/, "$1");

/** How a payment went that its payer comes back from; null where they come from none. */
export type ReturnedPayment = "OPEN" | "PENDING" | "PAID" | "FAILED" | "EXPIRED" | "UNCLEAR" | "REFUNDED" | null;

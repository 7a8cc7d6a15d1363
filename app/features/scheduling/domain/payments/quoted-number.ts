/** What a payment is quoted by: the end of the id of its entry, which is random. Receipts alone have numbers. */
export const quotedNumber = (id: string): string => id.slice(-8).toUpperCase();

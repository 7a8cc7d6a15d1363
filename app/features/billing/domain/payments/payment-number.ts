/** What to quote of a payment: the end of its id, which is random, in two groups. */
export const paymentNumber = (id: string): string =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, "$1-");

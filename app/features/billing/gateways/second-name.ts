/**
 * The names of a payment at a gateway that takes each name once and does not tell again where it is paid: after an
 * answer that was lost there is a second one. Which of them is paid, both are asked.
 */
export const namesOf = (paymentId: string): readonly [string, string] => [paymentId, `${paymentId}-2`];

/** The payment that a name is of. */
export const paymentNamed = (name: string): string => name.replace(/^(.{36})-2$/, "$1");

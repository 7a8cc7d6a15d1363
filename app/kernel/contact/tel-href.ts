/** The address of a link that calls a number, however it is written: its digits and the plus before them. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

import { writtenAmount } from "~/kernel/money/written-amount";

/** An amount as the history of an appointment has it, such as 'EUR 50.00'. */
export const amountText = (minor: number, currency: string): string => `${currency} ${writtenAmount(minor, currency)}`;

import { amountReadings } from "~/kernel/money/written-amount";
import { InvalidError } from "~/platform/http/errors.server";

/** Why an amount as it was written is not taken: it is none, or may be two, of which the form asks for one. */
export const amountRefused = (text: string | undefined, currencyCode: string): InvalidError => {
  const isUnclear = amountReadings(text ?? "", currencyCode).length > 1;
  return new InvalidError([
    { field: "amount", message: isUnclear ? "payments:error.twoAmounts" : "payments:error.amount" },
  ]);
};

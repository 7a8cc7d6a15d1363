import { z } from "zod";
import { minorUnitDigits } from "~/kernel/codes/minor-units";
import { ForbiddenError } from "~/platform/http/errors.server";
import { cutText, decimalText } from "../gateway-text";
import { NOT_KNOWN } from "../gateway-truth";
import { BY_HAND, GatewayRefused, type Operations } from "../operations.server";
import type { EbirrAccount } from "./ebirr-account";
import { callEbirr, type EbirrPurchase } from "./ebirr-call.server";

export const EBIRR_CURRENCY = "ETB";
const MOST_CHARACTERS = 255;
/** A number in Ethiopia, E.164. */
const ETHIOPIAN = /^\+251(\d{9})$/;

const purchaseSchema = z.object({
  referenceId: z.string(),
  invoiceId: z.string(),
  accountNo: z.string(),
  amount: z.string(),
  currency: z.string(),
  description: z.string(),
});

/**
 * A phone number as the number of an account at the practice's bank: +251912345678 is 0912345678 at one whose prefix is 0.
 * @throws GatewayRefused where it is not of Ethiopia
 */
export function accountNumber(prefix: string, phone: string): string {
  const [, digits] = ETHIOPIAN.exec(phone) ?? [];
  if (digits === undefined) throw new GatewayRefused("INVALID_ACCOUNT");
  return `${prefix}${digits}`;
}

/** Payments that the payer confirms on the phone while one call of ours waits. It cannot be asked afterwards. */
export function ebirrOperations(account: EbirrAccount): Operations<"call", "phone"> {
  return {
    begin: async ({ ownReference, phone, amountMinor, currencyCode, description }) => {
      if (currencyCode !== EBIRR_CURRENCY) throw new GatewayRefused("INVALID_CURRENCY");
      const asked: EbirrPurchase = {
        referenceId: ownReference,
        invoiceId: ownReference,
        accountNo: accountNumber(account.accountPrefix, phone),
        amount: decimalText(amountMinor, minorUnitDigits(currencyCode)),
        currency: currencyCode,
        description: cutText(description, MOST_CHARACTERS) || "Payment",
      };
      return { reference: ownReference, asked };
    },
    collect: (asked) => callEbirr(account, purchaseSchema.parse(asked)),
    ask: () => Promise.resolve(NOT_KNOWN),
    // What waits on the phone ends by itself, in minutes.
    close: () => Promise.resolve(),
    // No source says which call gives money back.
    giveBack: () => Promise.reject(new GatewayRefused(BY_HAND)),
    verify: () => Promise.reject(new ForbiddenError()),
  };
}

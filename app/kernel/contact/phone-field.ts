import { z } from "zod";
import { phoneDigits, readPhone } from "./phone-number";

/** Longest number (specification, section 5). */
const MOST_DIGITS = 200;

/** A typed phone number as digits, with its plus if it has one; empty if nothing is typed. */
export const phoneTextField = z.string().transform((text, context) => {
  const digits = phoneDigits(text);
  if (digits === null) context.addIssue({ code: "custom", message: "errors:field.phone" });
  else if (digits.replace("+", "").length > MOST_DIGITS)
    context.addIssue({ code: "custom", message: "errors:field.tooLong", params: { max: MOST_DIGITS } });
  return digits ?? z.NEVER;
});

/** Fields of a form or call that a phone number is read from. */
export interface WithPhone {
  phoneCallingCode?: string | undefined;
  phone?: string | undefined;
}

/**
 * Check of the whole form. A number that names its country (+973 …, 00973 …) goes by that instead of the chosen calling
 * code, and the rest is the number within the country. Light enough for a browser; `storePhone` and `phoneAtHome` read
 * what is stored.
 */
export function settlePhone({ value, issues }: z.core.ParsePayload<WithPhone>): void {
  const { phone, phoneCallingCode } = value;
  if (phone === undefined || !/^(?:\+|00)/.test(phone)) return;
  const read = readPhone(phone, phoneCallingCode ?? "");
  if (read) Object.assign(value, read);
  else issues.push({ code: "custom", path: ["phone"], message: "errors:field.phone", input: phone });
}

import { z } from "zod";
import { phoneDigits, readPhone } from "./phone-number";

/** As long as a number may be (specification, section 5). */
const MOST_DIGITS = 200;

/** A typed phone number as digits, with its plus where it has one; empty where none is typed. */
export const phoneTextField = z.string().transform((text, context) => {
  const digits = phoneDigits(text);
  if (digits === null) context.addIssue({ code: "custom", message: "errors:field.phone" });
  else if (digits.replace("+", "").length > MOST_DIGITS)
    context.addIssue({ code: "custom", message: "errors:field.tooLong", params: { max: MOST_DIGITS } });
  return digits ?? z.NEVER;
});

/** As much of a form or call as its phone number is read from. */
export interface WithPhone {
  phoneCallingCode?: string | undefined;
  phone?: string | undefined;
}

/**
 * A check of the whole form: a number that names its country itself (+973 …, 00973 …) goes by that and not by the
 * calling code chosen beside it, and what is left is the number within the country. It is light enough for a browser; what
 * is stored is read by `storePhone` or `phoneAtHome`.
 */
export function settlePhone({ value, issues }: z.core.ParsePayload<WithPhone>): void {
  const { phone, phoneCallingCode } = value;
  if (phone === undefined || !/^(?:\+|00)/.test(phone)) return;
  const read = readPhone(phone, phoneCallingCode ?? "");
  if (read) Object.assign(value, read);
  else issues.push({ code: "custom", path: ["phone"], message: "errors:field.phone", input: phone });
}

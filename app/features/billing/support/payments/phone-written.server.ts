import { readPhone } from "~/kernel/contact/phone-number";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";

/**
 * A payer's phone number as E.164; empty where none is given. One without a calling code is of the organization's country.
 * @throws InvalidError at the phone where it is none
 */
export function phoneWritten({ profile }: RequestContext, text: string | undefined): string {
  if (text === undefined || text.trim() === "") return "";
  const read = readPhone(text, profile.phoneCallingCode);
  const national = read?.phone.replace(/^0+/, "") ?? "";
  if (!read || !/^\d{4,14}$/.test(national) || read.phoneCallingCode === "")
    throw new InvalidError([{ field: "phone", message: "errors:field.phone" }]);
  return `+${read.phoneCallingCode}${national}`;
}

import type { z } from "zod";
import type { WithPhone } from "./phone-field";
import { readPhone, type PhoneReading } from "./phone-number";
import { readPossiblePhone } from "./possible-phone";

/**
 * A phone number in digits as it is stored: as networks connect it, without the zero that is dialled before it at home.
 * One that networks could not connect, such as an extension of the house, is kept as it was typed.
 * @param callingCode that was chosen beside it; empty where none was
 * @returns null where it names a country that there is not
 */
function storedPhone(phone: string, callingCode: string): PhoneReading | null {
  const mayBeRead = callingCode !== "" || /^(?:\+|00)/.test(phone);
  return (mayBeRead ? readPossiblePhone(phone, { callingCode }) : null) ?? readPhone(phone, callingCode);
}

/**
 * A check of the whole form: a number that names its country itself (+973 …, 00973 …) goes by that and not by the
 * calling code chosen beside it, and what is left is the number within the country, without the zero before it. One
 * without any calling code is left to its service, which knows the organization's.
 */
export function storePhone({ value, issues }: z.core.ParsePayload<WithPhone>): void {
  const { phone, phoneCallingCode = "" } = value;
  if (phone === undefined || phone === "") return;
  if (phoneCallingCode === "" && !/^(?:\+|00)/.test(phone)) return;
  const read = storedPhone(phone, phoneCallingCode);
  if (read) Object.assign(value, read);
  else issues.push({ code: "custom", path: ["phone"], message: "errors:field.phone", input: phone });
}

/** A settled number as it is stored, of the organization's calling code (`home`) where none was said. */
export function phoneAtHome({ phone = "", phoneCallingCode = "" }: WithPhone, home: string): PhoneReading {
  const code = phoneCallingCode || home;
  return (phone === "" ? null : storedPhone(phone, code)) ?? { phoneCallingCode: code, phone };
}

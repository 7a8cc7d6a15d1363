import type { z } from "zod";
import type { WithPhone } from "./phone-field";
import { readPhone, type PhoneReading } from "./phone-number";
import { readPossiblePhone } from "./possible-phone";

/**
 * Stored form of a phone number: the digits that networks connect, without the zero for calls within the country. A
 * number that networks could not connect, such as an internal extension, is stored as typed.
 * @param callingCode chosen calling code; empty if none
 * @returns null if it names a country that does not exist
 */
function storedPhone(phone: string, callingCode: string): PhoneReading | null {
  const mayBeRead = callingCode !== "" || /^(?:\+|00)/.test(phone);
  return (mayBeRead ? readPossiblePhone(phone, { callingCode }) : null) ?? readPhone(phone, callingCode);
}

/**
 * Check of the whole form. A number that names its country (+973 …, 00973 …) goes by that instead of the chosen calling
 * code, and the rest is the number within the country, without the leading zero. A number without any calling code is
 * left to its service, which knows the organization's.
 */
export function storePhone({ value, issues }: z.core.ParsePayload<WithPhone>): void {
  const { phone, phoneCallingCode = "" } = value;
  if (phone === undefined || phone === "") return;
  if (phoneCallingCode === "" && !/^(?:\+|00)/.test(phone)) return;
  const read = storedPhone(phone, phoneCallingCode);
  if (read) Object.assign(value, read);
  else issues.push({ code: "custom", path: ["phone"], message: "errors:field.phone", input: phone });
}

/** Stored form of a checked number, with the organization's calling code (`home`) if none was given. */
export function phoneAtHome({ phone = "", phoneCallingCode = "" }: WithPhone, home: string): PhoneReading {
  const code = phoneCallingCode || home;
  return (phone === "" ? null : storedPhone(phone, code)) ?? { phoneCallingCode: code, phone };
}

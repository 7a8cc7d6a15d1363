import parsePhoneNumber from "libphonenumber-js/max";

/**
 * A patient's number as networks take it (ITU-T E.164), without the zero that people at home dial before it; empty
 * where no number can be made of it.
 * @param callingCode digits, as the country table holds it
 */
export function internationalNumber(callingCode: string, phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (callingCode === "" || digits === "") return "";
  const parsed = parsePhoneNumber(`+${callingCode}${digits}`);
  return parsed?.isPossible() ? parsed.number : "";
}

import { defaultCallingCode } from "~/kernel/codes/countries";
import type { PhoneReading } from "~/kernel/contact/phone-number";
import { phoneAtHome } from "~/kernel/contact/stored-phone";
import type { RequestContext } from "~/platform/context.server";

/** What was written of a patient, with a phone that names no calling code as one of the organization's. */
export function withPhone<T extends PhoneReading>({ profile }: RequestContext, written: T): T {
  if (written.phone === "") return written;
  return { ...written, ...phoneAtHome(written, defaultCallingCode(profile.phoneCallingCode)) };
}

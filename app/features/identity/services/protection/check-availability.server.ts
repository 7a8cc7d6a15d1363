import { accountPhones } from "~/kernel/contact/phone-number";
import { phoneAtHome } from "~/kernel/contact/stored-phone";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findTaken } from "../../data/accounts/users.server";
import { emailAvailabilitySchema, phoneAvailabilitySchema } from "../../schemas/sessions/availability";

/** Both checks ask the same two questions of the database, so that the time of the answer tells nothing. */
async function taken(
  context: RequestContext,
  wanted: { username: string; phones: readonly string[] },
  address: string,
) {
  await limitRate(context, "SIGNUP_LIMIT", `availability:${address}`);
  return findTaken(context.db, wanted);
}

/** Whether an email can be signed up with. @throws InvalidError, RateLimitedError */
export async function isEmailValid(context: RequestContext, raw: unknown, address: string): Promise<boolean> {
  await authorize(context, "patient.signup");
  const { email } = parse(emailAvailabilitySchema, raw);
  return (await taken(context, { username: email, phones: [email] }, address)).username === null;
}

/** Whether a phone number can be signed up with. @throws InvalidError, RateLimitedError */
export async function isPhoneAvailable(context: RequestContext, raw: unknown, address: string): Promise<boolean> {
  await authorize(context, "patient.signup");
  const given = parse(phoneAvailabilitySchema, raw);
  const phone = phoneAtHome(given, defaultCallingCode(context.profile.phoneCallingCode));
  const full = `${phone.phoneCallingCode}${phone.phone}`;
  const phones = accountPhones(phone);
  return !(await taken(context, { username: full, phones }, address)).phone;
}

import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { defaultCallingCode } from "~/kernel/codes/countries";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { findTaken } from "../../data/accounts/users.server";
import { emailAvailabilitySchema, phoneAvailabilitySchema } from "../../schemas/sessions/availability";

/** Both checks ask the same two questions of the database, so that the time of the answer tells nothing. */
async function taken(context: RequestContext, wanted: { username: string; phone: string }, address: string) {
  await limitRate(context, "SIGNUP_LIMIT", `availability:${address}`);
  return findTaken(context.db, wanted);
}

/** Whether an email can be signed up with. @throws InvalidError, RateLimitedError */
export async function isEmailValid(context: RequestContext, raw: unknown, address: string): Promise<boolean> {
  await authorize(context, "patient.signup");
  const { email } = parse(emailAvailabilitySchema, raw);
  return (await taken(context, { username: email, phone: email }, address)).username === null;
}

/** Whether a phone number can be signed up with. @throws InvalidError, RateLimitedError */
export async function isPhoneAvailable(context: RequestContext, raw: unknown, address: string): Promise<boolean> {
  await authorize(context, "patient.signup");
  const { phoneCallingCode, phone } = parse(phoneAvailabilitySchema, raw);
  const full = `${phoneCallingCode ?? defaultCallingCode(context.profile.phoneCallingCode)}${phone}`;
  return !(await taken(context, { username: full, phone: full }, address)).phone;
}

import type { z } from "zod";
import type { WithPhone } from "~/kernel/contact/phone-field";
import { readPossiblePhone } from "~/kernel/contact/possible-phone";
import type { RequestContext } from "~/platform/context.server";
import { localDate } from "~/kernel/time/local-date";
import type { RegistrationRules } from "../../domain/registration/registration-rules";
import { patientFormSchema } from "../../schemas/patients/patient-form";
import { requiredPhone } from "../../schemas/patients/person-fields";

/** Whoever can be reached by phone alone has a number that can be called: one of a length that its country has. */
function callable({ value, issues }: z.core.ParsePayload<WithPhone>): void {
  const { phone = "", phoneCallingCode = "" } = value;
  if (phone === "" || phoneCallingCode === "") return;
  if (readPossiblePhone(`+${phoneCallingCode}${phone}`, { callingCode: phoneCallingCode }) === null)
    issues.push({ code: "custom", path: ["phone"], message: "errors:field.phoneForCountry", input: phone });
}

/** Whoever calls or stands at the desk says the rest later. */
const NAME_AND_PHONE: RegistrationRules = {
  birthDate: "OPTIONAL",
  gender: "OPTIONAL",
  bloodGroup: "OPTIONAL",
  address: "OPTIONAL",
  insurance: "OPTIONAL",
  identification: "OPTIONAL",
  terms: "",
};

/**
 * What staff must know of somebody for whom they book and who was not here before: a name and a phone, by which they
 * are reached; of whoever stands at the desk (`isHere`) the name alone.
 */
export function newPatientSchema({ now, profile }: Pick<RequestContext, "now" | "profile">, isHere: boolean) {
  const form = patientFormSchema(NAME_AND_PHONE, localDate(now, profile.timeZone));
  const known = isHere ? form : form.safeExtend({ phone: requiredPhone });
  return known.check(callable);
}

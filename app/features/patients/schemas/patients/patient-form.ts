import { z } from "zod";
import { checkbox } from "~/kernel/checkbox-field";
import { BLOOD_GROUP, GENDER, HONORIFIC } from "~/kernel/codes/code-tables";
import type { IsoDate } from "~/kernel/time/dates";
import { storePhone } from "~/kernel/contact/stored-phone";
import { nameText } from "~/kernel/text-fields";
import type { RegistrationRules } from "../../domain/registration/registration-rules";
import {
  birthDate,
  formVersion,
  lastName,
  optionalCallingCode,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  ruledLine,
  tableCode,
} from "./person-fields";

const LENGTH = { name: 100, address: 300, city: 100, postalCode: 20, number: 60, id: 64, notes: 4_000 } as const;

const address = (rules: RegistrationRules) => ({
  address: ruledLine(rules.address, LENGTH.address),
  city: ruledLine(rules.address, LENGTH.city),
  postalCode: optionalLine(LENGTH.postalCode),
  countryCode: optionalLine(2),
});
const orNull = (text: string) => text || null;

/**
 * A patient as staff write them down, as the registration form asks. `acceptDuplicate` says that whoever writes has
 * seen the warning.
 */
export const patientFormSchema = (rules: RegistrationRules, today: IsoDate) =>
  z
    .object({
      title: tableCode(HONORIFIC),
      firstName: nameText(LENGTH.name),
      lastName,
      birthDate: birthDate(rules.birthDate, today),
      gender: tableCode(GENDER, rules.gender),
      bloodGroup: tableCode(BLOOD_GROUP, rules.bloodGroup),
      email: optionalEmail,
      phoneCallingCode: optionalCallingCode,
      phone: optionalPhone,
      ...address(rules),
      externalNumber: optionalLine(LENGTH.number).transform(orNull),
      categoryId: optionalLine(LENGTH.id).transform(orNull),
      clientOrganizationId: optionalLine(LENGTH.id).transform(orNull),
      notes: optionalText(LENGTH.notes),
      acceptDuplicate: checkbox,
      version: formVersion.optional(),
    })
    .check(storePhone);
export type PatientForm = z.infer<ReturnType<typeof patientFormSchema>>;

/** What a patient says of themselves in the profile step of signing up, by the rules of that step. */
export const profileStepSchema = (rules: RegistrationRules, today: IsoDate) =>
  z.object({
    birthDate: birthDate(rules.birthDate, today),
    gender: tableCode(GENDER, rules.gender),
    bloodGroup: tableCode(BLOOD_GROUP, rules.bloodGroup),
    ...address(rules),
  });

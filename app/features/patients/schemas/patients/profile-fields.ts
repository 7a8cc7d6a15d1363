import { z } from "zod";
import { BLOOD_GROUP, GENDER, HONORIFIC, MARITAL_STATUSES, SEXUAL_ORIENTATIONS } from "~/kernel/codes/code-tables";
import { phoneTextField } from "~/kernel/contact/phone-field";
import { storePhone } from "~/kernel/contact/stored-phone";
import { nameText } from "~/kernel/text-fields";
import type { IsoDate } from "~/kernel/time/dates";
import { recordFields, type RecordField } from "~/screens/record-kind";
import { ADDRESS_USES } from "../../domain/patients/profile";
import {
  birthDate,
  lastName,
  line,
  optionalCallingCode,
  optionalDay,
  optionalLine,
  optionalName,
  optionalPhone,
  tableCode,
} from "./person-fields";

const LENGTH = { name: 100, address: 300, city: 100, postalCode: 20, languages: 200, number: 40 } as const;
const NOT_SAID = "phr:notSaid";

const oneOrNone = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.literal(""), z.enum(values)], "errors:field.chooseOne").default("");

const name = (label: RecordField["label"]) => {
  const asked = { half: true, optional: true } as const;
  return { schema: optionalName(LENGTH.name), label, ...asked };
};

/** A second number, with its plus where it names its country. */
const secondPhone = phoneTextField.optional().transform((digits) => digits ?? "");

/** What a patient says of who they are; `today` is the date at the organization. */
const ownDetails = (today: IsoDate) =>
  ({
    title: {
      ...{ schema: tableCode(HONORIFIC), kind: "choice", label: "common:fields.title", optional: true },
      placeholder: NOT_SAID,
      options: (["mr", "ms", "mrs", "dr"] as const).map((each) => ({
        ...{ value: String(HONORIFIC[each]), label: `common:honorifics.${each}` as const },
      })),
    },
    firstName: { schema: nameText(LENGTH.name), label: "common:fields.firstName", half: true },
    middleName: name("patients:profile.middleName"),
    lastName: { schema: lastName, label: "common:fields.lastName", half: true, optional: true },
    preferredName: name("patients:profile.preferredName"),
    birthDate: { schema: birthDate("REQUIRED", today), kind: "date", label: "common:fields.dateOfBirth", born: true },
    gender: {
      ...{ schema: tableCode(GENDER, "REQUIRED"), kind: "choice", label: "common:fields.gender", half: true },
      placeholder: "common:form.selectOne",
      options: (["male", "female", "intersex", "undisclosed"] as const).map((each) => ({
        ...{ value: String(GENDER[each]), label: `common:genders.${each}` as const },
      })),
    },
    bloodGroup: {
      ...{ schema: tableCode(BLOOD_GROUP), kind: "choice", label: "patients:form.bloodGroup", half: true },
      ...{ optional: true, placeholder: NOT_SAID },
    },
    maritalStatus: {
      ...{ schema: oneOrNone(MARITAL_STATUSES), kind: "choice", label: "patients:profile.maritalStatus" },
      ...{ half: true, optional: true, placeholder: NOT_SAID },
      options: MARITAL_STATUSES.map((value) => ({ value, label: `patients:profile.marital.${value}` as const })),
    },
    sexualOrientation: {
      ...{ schema: oneOrNone(SEXUAL_ORIENTATIONS), kind: "choice", label: "patients:profile.sexualOrientation" },
      ...{ half: true, optional: true, placeholder: NOT_SAID },
      options: SEXUAL_ORIENTATIONS.map((value) => ({ value, label: `patients:profile.orientation.${value}` as const })),
    },
    language: {
      ...{ schema: optionalLine(LENGTH.languages), label: "patients:profile.language", half: true, optional: true },
    },
    otherLanguages: {
      ...{ schema: optionalLine(LENGTH.languages), label: "patients:profile.otherLanguages", half: true },
      optional: true,
    },
    phoneCallingCode: {
      ...{ schema: optionalCallingCode, kind: "choice", label: "common:fields.callingCode", half: true },
    },
    phone: {
      ...{ schema: optionalPhone, label: "common:fields.phone", latin: true, half: true, optional: true },
      autoComplete: "tel-national",
    },
    secondPhone: {
      ...{ schema: secondPhone, label: "patients:profile.secondPhone", hint: "patients:profile.secondPhoneHint" },
      ...{ latin: true, optional: true },
    },
    nationalId: {
      ...{ schema: optionalLine(LENGTH.number), label: "patients:profile.nationalId", latin: true, optional: true },
      ...{ hint: "patients:profile.nationalIdHint", autoComplete: "off", maxLength: LENGTH.number },
    },
  }) as const satisfies Readonly<Record<string, RecordField>>;

/** What staff alone write down of a patient. */
const staffDetails = (today: IsoDate) =>
  ({
    deceasedOn: {
      ...{ kind: "date", label: "patients:profile.deceasedOn", optional: true },
      ...{ hint: "patients:profile.deceasedOnHint" },
      schema: optionalDay.refine((day) => day <= today, "errors:field.dateInPast"),
    },
  }) as const satisfies Readonly<Record<string, RecordField>>;

/** Who a patient is, as they say it themselves. */
export const profileDetails = (today: IsoDate) => recordFields(ownDetails(today));

/** The same as staff write it down. */
export const staffProfileDetails = (today: IsoDate) => recordFields({ ...ownDetails(today), ...staffDetails(today) });

/** Nobody dies before they are born; staff alone say when somebody did. */
function diesAfterBirth(details: { birthDate: string }): boolean {
  const died: unknown = Reflect.get(details, "deceasedOn");
  return typeof died !== "string" || died === "" || died >= details.birthDate;
}

/** The same as it is saved: the phone number in the form in which networks connect it. */
export const profileDetailsSchema = (today: IsoDate, byStaff: boolean) =>
  z
    .object({ ...profileDetails(today).schema.shape, ...(byStaff && staffProfileDetails(today).schema.shape) })
    .refine((details) => diesAfterBirth(details), {
      ...{ path: ["deceasedOn"], message: "patients:profile.deceasedBeforeBirth" },
    })
    .check(storePhone);

/** Where a patient lives. */
export const profileAddress = recordFields({
  addressUse: {
    ...{ schema: oneOrNone(ADDRESS_USES), kind: "choice", label: "patients:profile.addressUse", optional: true },
    placeholder: NOT_SAID,
    options: ADDRESS_USES.map((value) => ({ value, label: `patients:profile.use.${value}` as const })),
  },
  address: { schema: line(LENGTH.address), label: "patients:form.street", autoComplete: "address-line1" },
  addressLine2: {
    ...{ schema: optionalLine(LENGTH.address), label: "patients:profile.addressLine2", optional: true },
    autoComplete: "address-line2",
  },
  postalCode: {
    ...{ schema: optionalLine(LENGTH.postalCode), label: "patients:form.postalCode", half: true, optional: true },
    autoComplete: "postal-code",
  },
  city: { schema: line(LENGTH.city), label: "patients:form.city", half: true, autoComplete: "address-level2" },
  region: {
    ...{ schema: optionalLine(LENGTH.city), label: "patients:profile.region", half: true, optional: true },
    autoComplete: "address-level1",
  },
  countryCode: {
    ...{ schema: line(2), kind: "choice", label: "patients:form.country", listed: "countries", half: true },
    ...{ placeholder: "common:form.selectOne", autoComplete: "country" },
  },
});

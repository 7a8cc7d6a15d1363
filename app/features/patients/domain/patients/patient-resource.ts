import type {
  Address,
  CodeableConcept,
  ContactPoint,
  HumanName,
  Identifier,
  Observation,
  Patient,
  PatientCommunication,
  PatientContact,
} from "@medplum/fhirtypes";
import { BLOOD_GROUP, GENDER, HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import { loinc, terminology, textOnly, unknownDate } from "~/kernel/codes/fhir-elements";
import type { HeldProfile, PatientProfile } from "./profile";

/** What stands in a Patient beside the profile: the practice's name, and the emergency contacts that are not off. */
interface Beside {
  practice: string;
  contacts: readonly PatientContact[];
}

const TITLES = { mr: "Mr", ms: "Ms", mrs: "Mrs", dr: "Dr" } as const;
const GENDERS = { male: "male", female: "female", intersex: "other", undisclosed: "unknown" } as const;
const MARITAL: Readonly<Record<string, string>> = { Married: "M", Single: "S", Divorced: "D", Widowed: "W" };
const SNOMED = "http://snomed.info/sct";
const ORIENTATIONS: Readonly<Record<string, string>> = {
  Heterosexual: "20430005",
  Homosexual: "38628009",
  Bisexual: "42035005",
};

/** FHIR leaves out what is empty. */
const some = <Name extends string, Item>(name: Name, items: readonly Item[]) =>
  (items.length > 0 ? { [name]: items } : {}) as { [Each in Name]?: Item[] };

function namesOf({ title, firstName, middleName, lastName, preferredName }: PatientProfile): HumanName[] {
  const honorific = nameOfCode(HONORIFIC, title);
  const given = [firstName, middleName].filter(Boolean);
  const official: HumanName = {
    use: "official",
    ...(lastName && { family: lastName }),
    ...some("given", given),
    ...(honorific && { prefix: [TITLES[honorific]] }),
  };
  return [official, ...(preferredName ? [{ use: "usual" as const, text: preferredName }] : [])];
}

function telecomOf({ phoneCallingCode, phone, secondPhone, email }: PatientProfile): ContactPoint[] {
  const first = phone && (phoneCallingCode ? `+${phoneCallingCode}${phone}` : phone);
  const phones = [first, secondPhone].filter(Boolean);
  return [
    ...phones.map((value, at) => ({ system: "phone" as const, value, rank: at + 1 })),
    ...(email ? [{ system: "email" as const, value: email }] : []),
  ];
}

function identifiersOf(profile: PatientProfile | HeldProfile, practice: string): Identifier[] {
  const { number, externalNumber } = profile;
  const nationalId = "nationalId" in profile ? profile.nationalId : "";
  return [
    { use: "usual", type: terminology("v2-0203", "MR"), value: String(number), assigner: { display: practice } },
    ...(externalNumber ? [{ type: terminology("v2-0203", "PT"), value: externalNumber }] : []),
    // From an identity card or a passport: nobody says which.
    ...(nationalId
      ? [{ use: "official" as const, type: textOnly("Identity card or passport"), value: nationalId }]
      : []),
  ];
}

/** The languages as they were typed, the preferred one first. */
const languagesOf = ({ language, otherLanguages }: PatientProfile): PatientCommunication[] => [
  ...(language ? [{ language: textOnly(language), preferred: true }] : []),
  ...otherLanguages
    .split(/[,;،؛、]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => ({ language: textOnly(each) })),
];

/** Where a patient lives, as FHIR R4 writes it; undefined where nobody has said so. */
export function addressOf(profile: PatientProfile): Address | undefined {
  const { addressUse, address, addressLine2, city, region, postalCode, countryCode } = profile;
  const place = {
    ...some("line", [address, addressLine2].filter(Boolean)),
    ...(city && { city }),
    ...(region && { state: region }),
    ...(postalCode && { postalCode }),
    ...(countryCode && { country: countryCode }),
  };
  if (Object.keys(place).length === 0) return undefined;
  return { ...(addressUse && { use: addressUse.toLowerCase() as "home" }), ...place };
}

function genderOf(gender: number) {
  const name = nameOfCode(GENDER, gender);
  if (!name) return { gender: "unknown" as const };
  // FHIR has no code for it: what was said stands beside `other`.
  const own = { extension: [{ url: "urn:virtual-practice:gender", valueCode: name }] };
  return { gender: GENDERS[name], ...(GENDERS[name] === "other" && { _gender: own }) };
}

/** Who a patient is, as FHIR R4 and the International Patient Summary write it (clinical facts, section 1.1). */
export function patientResource(profile: PatientProfile | HeldProfile, { practice, contacts }: Beside): Patient {
  const { id, version, birthDate, deceasedOn, maritalStatus, photoFileId } = profile;
  const address = addressOf(profile);
  const marital = MARITAL[maritalStatus];
  return {
    ...{ resourceType: "Patient", id, meta: { versionId: String(version) } },
    identifier: identifiersOf(profile, practice),
    name: namesOf(profile),
    ...some("telecom", telecomOf(profile)),
    ...genderOf(profile.gender),
    ...(birthDate ? { birthDate } : unknownDate("birthDate")),
    ...(deceasedOn && { deceasedDateTime: deceasedOn }),
    ...(address && { address: [address] }),
    ...(marital && { maritalStatus: { ...terminology("v3-MaritalStatus", marital), text: maritalStatus } }),
    ...(photoFileId && { photo: [{ url: `Binary/${photoFileId}` }] }),
    ...some("contact", contacts),
    ...some("communication", languagesOf(profile)),
    managingOrganization: { display: practice },
  };
}

/** What is said of a patient that FHIR's Patient has no element for: observations of their own. */
export function patientObservations(profile: PatientProfile): Observation[] {
  const { id, bloodGroup, sexualOrientation } = profile;
  const observation = (name: string, category: string, code: CodeableConcept, value: CodeableConcept): Observation => ({
    ...{ resourceType: "Observation", id: `${id}-${name}`, status: "final" },
    category: [terminology("observation-category", category)],
    ...{ code, subject: { reference: `Patient/${id}` }, valueCodeableConcept: value },
  });
  const group = nameOfCode(BLOOD_GROUP, bloodGroup);
  const orientation = ORIENTATIONS[sexualOrientation];
  return [
    ...(group && group !== "notSpecified"
      ? [observation("blood-group", "laboratory", loinc("882-1", "ABO and Rh group [Type] in Blood"), textOnly(group))]
      : []),
    ...(orientation
      ? [
          observation("orientation", "social-history", loinc("76690-7", "Sexual orientation"), {
            coding: [{ system: SNOMED, code: orientation }],
            text: sexualOrientation,
          }),
        ]
      : []),
  ];
}

import type { PatientRecord } from "./patient-views";

/** What a patient says of themselves beyond the columns of their row, under these names in its `extra`. */
export const PROFILE_EXTRAS = {
  details: [
    "middleName",
    "preferredName",
    "maritalStatus",
    "sexualOrientation",
    "language",
    "otherLanguages",
    "secondPhone",
    "deceasedOn",
  ],
  address: ["addressUse", "addressLine2", "region"],
} as const;
export type ProfilePart = keyof typeof PROFILE_EXTRAS;
type ProfileExtra = (typeof PROFILE_EXTRAS)[ProfilePart][number];

/** What an address is for, as FHIR says it. */
export const ADDRESS_USES = ["HOME", "WORK", "TEMP", "BILLING"] as const;

/**
 * Who a patient is and where they live. Texts are empty and codes -1 where nobody has said; `deceasedOn` is a date that
 * staff alone write down.
 */
export interface PatientProfile
  extends
    Record<ProfileExtra, string>,
    Omit<
      PatientRecord,
      | "userId"
      | "categoryId"
      | "clientOrganizationId"
      | "languageCode"
      | "notes"
      | "identificationFileId"
      | "enabled"
      | "createdAt"
    > {
  photoFileId: string | null;
}

/** The same with the number of their identity card or passport, which is stored sealed. */
export interface HeldProfile extends PatientProfile {
  nationalId: string;
}

const SHOWN_END = 3;

/** As much of such a number as tells two apart. */
export const maskedId = (number: string): string =>
  number === "" ? "" : `••••${number.length > 2 * SHOWN_END ? number.slice(-SHOWN_END) : ""}`;

type Extra = Readonly<Record<string, string>>;

/** Everything that is asked beyond the columns, the empty ones too. */
export function extrasOf(extra: Extra): Record<ProfileExtra, string> {
  const names = Object.values(PROFILE_EXTRAS).flat();
  return Object.fromEntries(names.map((name) => [name, extra[name] ?? ""])) as Record<ProfileExtra, string>;
}

/** The values of a part of the profile, divided into columns and the whole of `extra`, which keeps what others wrote. */
export function dividedProfile<Values extends object>(part: ProfilePart, values: Values, stored: Extra) {
  const names: readonly string[] = PROFILE_EXTRAS[part];
  const given = Object.entries(values) as [string, unknown][];
  const own = given.filter(([name]) => names.includes(name)).map(([name, value]) => [name, String(value)]);
  return {
    ...(Object.fromEntries(given.filter(([name]) => !names.includes(name))) as Omit<Values, ProfileExtra>),
    extra: { ...stored, ...(Object.fromEntries(own) as Extra) },
  };
}

/** What the fields of a form of the profile hold, as text; a code that is none is empty. */
export function profileFormValues<P extends PatientProfile>({ title, gender, bloodGroup, ...profile }: P) {
  const code = (value: number) => (value === -1 ? "" : String(value));
  return { ...profile, title: code(title), gender: code(gender), bloodGroup: code(bloodGroup) };
}

/** What of an area is kept with the profile too, as every request goes by it. */
export interface ProfileCopy {
  settings: object;
  about?: string;
  hpSignupMessage?: string;
}

/** What an organization was opened with, as its profile says it: it holds until an area is saved. */
export interface OpenedProfile {
  name: string;
  timeZone: string;
  locales: readonly string[];
  defaultLocale: string;
  currencyCode: string;
  phoneCallingCode: string;
  brandColour: string | null;
  about: string;
  hpSignupMessage: string;
  settings: object;
}

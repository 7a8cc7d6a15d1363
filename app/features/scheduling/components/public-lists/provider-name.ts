import type { PatientTranslate } from "~/i18n/audiences";
import type { ProviderView } from "../../domain/booking/booking-view";

const TITLES = {
  1: "common:honorifics.mr",
  2: "common:honorifics.ms",
  3: "common:honorifics.mrs",
  8: "common:honorifics.dr",
} as const;

const isTitle = (code: number): code is keyof typeof TITLES => code in TITLES;

/** A provider's name with their title, as patients call them. */
export function providerName(
  t: PatientTranslate,
  { title, firstName, lastName }: Pick<ProviderView, "title" | "firstName" | "lastName">,
): string {
  const honorific = isTitle(title) ? `${t(TITLES[title])} ` : "";
  return `${honorific}${firstName} ${lastName}`.trim();
}

import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PatientTranslate } from "~/i18n/audiences";

/** A provider as patients address them: title, first and last name. */
export function providerName(
  t: PatientTranslate,
  person: { title: number; firstName: string; lastName: string },
): string {
  const honorific = nameOfCode(HONORIFIC, person.title);
  return [honorific && t(`common:honorifics.${honorific}`), person.firstName, person.lastName]
    .filter(Boolean)
    .join(" ");
}

/** A patient's full name. */
export const patientName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

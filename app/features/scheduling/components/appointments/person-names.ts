import { HONORIFIC, nameOfCode } from "~/kernel/code-tables";
import type { Translate } from "~/i18n/translator";

/** A provider as patients address them: title, first and last name. */
export function providerName(t: Translate, person: { title: number; firstName: string; lastName: string }): string {
  const honorific = nameOfCode(HONORIFIC, person.title);
  return [honorific && t(`common:honorifics.${honorific}`), person.firstName, person.lastName]
    .filter(Boolean)
    .join(" ");
}

/** A patient's full name. */
export const patientName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

import type { PatientTranslate } from "~/i18n/audiences";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";

/** A doctor as patients address them: title, first and last name. */
export function personName(
  t: PatientTranslate,
  person: { title: number; firstName: string; lastName: string },
): string {
  const honorific = nameOfCode(HONORIFIC, person.title);
  return [honorific && t(`common:honorifics.${honorific}`), person.firstName, person.lastName]
    .filter(Boolean)
    .join(" ");
}

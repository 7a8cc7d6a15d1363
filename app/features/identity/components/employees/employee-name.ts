import type { Translate } from "~/i18n/translator";
import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";

/** An employee as everyone calls them: title, first and last name. */
export function employeeName(t: Translate, person: { title: number; firstName: string; lastName: string }): string {
  const honorific = nameOfCode(HONORIFIC, person.title);
  return [honorific && t(`common:honorifics.${honorific}`), person.firstName, person.lastName]
    .filter(Boolean)
    .join(" ");
}

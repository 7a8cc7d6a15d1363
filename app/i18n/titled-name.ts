import { HONORIFIC, nameOfCode } from "~/kernel/codes/code-tables";
import type { PatientTranslate } from "./audiences";

/** Somebody as everyone calls them: title, first and last name. */
export function titledName(
  t: PatientTranslate,
  { title, firstName, lastName }: { title: number; firstName: string; lastName: string },
): string {
  const honorific = nameOfCode(HONORIFIC, title);
  return [honorific && t(`common:honorifics.${honorific}`), firstName, lastName].filter(Boolean).join(" ");
}

import type { Speech } from "~/i18n/i18n-provider";

/** Whose a page is, for its foot: a name alone is many people's. */
export const whoseOf = (
  { name, birthDate, number }: { name: string; birthDate: string; number: number | null },
  { t, format }: Pick<Speech, "t" | "format">,
): string =>
  format.parts([
    name,
    birthDate !== "" && format.plainDate(birthDate),
    number !== null && t("print:patientNumber", { number: String(number) }),
  ]);

import { periodOf, periodText } from "~/features/consultations/domain/notes/period";

/** Days as they are written in the language of the page; a text that keeps none as it is. */
export function daysText(text: string): string {
  const period = periodOf(text);
  if (!period) return text;
  const dates = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ dateStyle: "long", timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" },
  });
  return [period.from, period.to].map((day) => (day === "" ? "…" : dates.format(Date.parse(day)))).join(" – ");
}

/** The text that days are saved in. */
export function textOfDays(days: readonly HTMLInputElement[]): string {
  const dayOf = (which: string) => days.find(({ dataset }) => dataset["noteDay"] === which)?.value ?? "";
  return periodText({ from: dayOf("from"), to: dayOf("to") });
}

/** Puts a text into the days that it keeps. */
export function putDays(days: readonly HTMLInputElement[], text: string): void {
  const period = periodOf(text);
  for (const day of days) {
    const value = period?.[day.dataset["noteDay"] === "to" ? "to" : "from"] ?? "";
    if (day.value !== value && document.activeElement !== day) day.value = value;
  }
}

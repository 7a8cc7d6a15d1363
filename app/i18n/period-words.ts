import type { Speech } from "./i18n-provider";

/** From a first day to a last one, both included (`YYYY-MM-DD`), in words; either may be open, and empty then. */
export function periodWords(days: { from: string; to: string }, { t, format }: Pick<Speech, "t" | "format">): string {
  const [from, to] = [days.from, days.to].map((day) => (day === "" ? "" : format.plainDate(day, "long")));
  if (from && to) return days.from === days.to ? from : t("notes:period.days", { from, to });
  if (from) return t("notes:period.open", { from });
  return to ? t("notes:period.until", { to }) : "";
}

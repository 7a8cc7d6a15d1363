import type { Translate } from "~/i18n/translator";

/** From here on the minutes no longer matter. */
const IN_HOURS_FROM = 120;

/** By how many minutes somebody is late, in words; from two hours on in whole hours. */
export const lateFor = (t: Translate<"common:late.minutes" | "common:late.hours">, minutes: number): string =>
  minutes < IN_HOURS_FROM
    ? t("common:late.minutes", { minutes })
    : t("common:late.hours", { hours: Math.floor(minutes / 60) });

import type { Format } from "~/i18n/format";
import type { PatientTranslate } from "~/i18n/audiences";
import type { NothingReason } from "../../domain/timings/why-nothing";

const HOUR = 60;
const DAY = 24 * HOUR;

/** A number of minutes in the largest unit that it is whole in. */
const lengthText = (format: Format, minutes: number): string =>
  minutes % DAY === 0
    ? format.unit(minutes / DAY, "day")
    : minutes % HOUR === 0
      ? format.unit(minutes / HOUR, "hour")
      : format.unit(minutes, "minute");

/** Why nothing is offered, in words. */
export function nothingText(t: PatientTranslate, format: Format, reason: NothingReason): string {
  if (reason.rule === "minimum-notice")
    return t("booking:nothing.notice", { time: lengthText(format, reason.minutes) });
  if (reason.rule === "daily-maximum") return t("booking:nothing.full");
  return t("booking:nothing.horizon", { time: format.unit(reason.days, "day") });
}

import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { Speech } from "~/i18n/i18n-provider";
import type { Telling } from "../../domain/appointments/way-back";
import type { ReaderClock } from "../../domain/availability/reader-clock";

interface Words {
  t: PatientTranslate;
  format: Format;
}

/** A time of day with the zone that it is in: `15:30 (UK time)`. */
export const zonedTime = ({ t, format }: Words, at: number, zone: string): string =>
  t("common:timeInZone", { time: format.time(at, zone), zone: format.zoneName(zone, at) });

/** A time by the location's clock, with its day where the page's clock has another day. */
export function bareTimeThere(
  { format }: Pick<Words, "format">,
  at: number,
  placeZone: string,
  pageZone: string,
): string {
  const there = format.timeInPlace(at, pageZone, placeZone);
  return there.differs ? there.viewerTime : there.time;
}

/** The same with its zone. */
export const placeTime = ({ t, format }: Words, at: number, placeZone: string, pageZone: string): string =>
  t("common:timeInZone", {
    time: bareTimeThere({ format }, at, placeZone, pageZone),
    zone: format.zoneName(placeZone, at),
  });

/** A time of day by the location's clock, with its zone, where the clock that a page goes by shows another; else empty. */
export const timeThere = (words: Words, at: number, placeZone: string, pageZone: string): string =>
  words.format.timeInPlace(at, placeZone, pageZone).differs ? placeTime(words, at, placeZone, pageZone) : "";

/** A time of day by the reader's own clock; where that is not known, by the location's, which is named. */
export const clockTime = (words: Words, at: number, clock: ReaderClock, placeZone: string): string =>
  clock.isTheirs ? words.format.time(at, clock.zone) : zonedTime(words, at, placeZone);

/** Which clock a page for staff goes by, where it is not known to be theirs; else empty. */
export const timesIn = ({ t, format }: Pick<Speech, "t" | "format">, { zone, isTheirs }: ReaderClock): string =>
  isTheirs ? "" : t("arrivals:board.timesIn", { zone: format.zoneName(zone, 0) });

/** Until when staff can undo something: by their own clock; where that is not known, by that of the page. */
export const undoTime = ({ format }: Words, until: number, pageZone: string, clock: ReaderClock): string =>
  format.time(until, clock.isTheirs ? clock.zone : pageZone);

/** Until when staff can undo what concerns patients, and whether these have been told, or when they will be. */
export function undoText(
  words: Pick<Speech, "t" | "format">,
  { until, telling }: { until: number; telling: Telling },
  pageZone: string,
  clock: ReaderClock,
  of: "one" | "many" = "one",
): string {
  const time = undoTime(words, until, pageZone, clock);
  if (telling.is !== "waits") return words.t(`scheduling:undo.${of}.${telling.is}`, { time });
  return words.t(`scheduling:undo.${of}.waits`, { time, at: undoTime(words, telling.at, pageZone, clock) });
}

/** Whether the reader is known to live by the clock of a page, whose zone then needs no naming. */
export const livesBy = (format: Format, clock: ReaderClock, zone: string, now: number): boolean =>
  clock.isTheirs && !format.timeInPlace(now, zone, clock.zone).differs;

import type { PatientTranslate } from "~/i18n/audiences";
import type { Format } from "~/i18n/format";
import type { ReaderClock } from "../../domain/availability/reader-clock";

interface Words {
  t: PatientTranslate;
  format: Format;
}

/** A time of day with the zone that it is in: `15:30 (UK time)`. */
export const zonedTime = ({ t, format }: Words, at: number, zone: string): string =>
  t("common:timeInZone", { time: format.time(at, zone), zone: format.zoneName(zone, at) });

/** A time of day by the location's clock, with its zone, where the clock that a page goes by shows another; else empty. */
export const timeThere = (words: Words, at: number, placeZone: string, pageZone: string): string =>
  words.format.time(at, placeZone) === words.format.time(at, pageZone) ? "" : zonedTime(words, at, placeZone);

/** A time of day by the reader's own clock; where that is not known, by the location's, which is named. */
export const clockTime = (words: Words, at: number, clock: ReaderClock, placeZone: string): string =>
  clock.isTheirs ? words.format.time(at, clock.zone) : zonedTime(words, at, placeZone);

/** Until when staff can undo something: by their own clock; where that is not known, by that of the page. */
export const undoTime = ({ format }: Words, until: number, pageZone: string, clock: ReaderClock): string =>
  format.time(until, clock.isTheirs ? clock.zone : pageZone);

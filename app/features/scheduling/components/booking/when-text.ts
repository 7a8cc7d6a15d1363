import type { Format } from "~/i18n/format";
import type { TimeView } from "../../domain/booking/booking-view";

/** Where a time is and in which zone, as far as the practice has several. */
export const whereParts = (format: Format, { start, zone, city, namesZone }: TimeView): string[] => [
  ...(city === undefined ? [] : [city]),
  ...(namesZone ? [format.zoneName(zone, start)] : []),
];

/** A free time in one line: `Tue, Mar 3, 09:30 (Austin, CT)`. */
export function whenText(format: Format, at: TimeView): string {
  const where = whereParts(format, at);
  const time = `${format.date(at.start, at.zone, "short")}, ${format.time(at.start, at.zone)}`;
  return where.length === 0 ? time : `${time} (${where.join(", ")})`;
}

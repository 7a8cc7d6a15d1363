import { generateIcsCalendar, type IcsTimezone } from "ts-ics";
import { offsetAt, createZoneTable, type ZoneTable } from "~/kernel/zones";
import { offsetText, zoneChangesAround } from "../domain/zone-changes";

/** A visit as a calendar shows it. Instants in UTC ms. */
export interface CalendarVisit {
  id: string;
  /** 1 when it was booked, one more with each change. */
  version: number;
  summary: string;
  description: string;
  location: string;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  updatedAt: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
}

function timezoneOf(zone: string, utc: number, zones: ZoneTable): IcsTimezone {
  return {
    id: zone,
    props: zoneChangesAround(zone, utc, zones).map(({ start, from, to, daylight }) => ({
      type: daylight ? "DAYLIGHT" : "STANDARD",
      // The format counts a change from the clock before it; the library adds the offset after it.
      start: new Date(start + from - to),
      offsetFrom: offsetText(from),
      offsetTo: offsetText(to),
    })),
  };
}

/**
 * A calendar file (RFC 5545) for one visit. Its UID stays the same and its SEQUENCE goes up with each change, so that
 * a later file takes the place of an earlier one.
 */
export function calendarFile(visit: CalendarVisit, host: string): string {
  const zones = createZoneTable();
  const span = zones.span(visit.timeZone, visit.startsAt, visit.endsAt + 1);
  const local = (utc: number) => {
    const offset = offsetAt(span, utc);
    return {
      date: new Date(utc),
      local: { date: new Date(utc + offset), timezone: visit.timeZone, tzoffset: offsetText(offset) },
    };
  };
  return generateIcsCalendar({
    version: "2.0",
    prodId: "-//Virtual Practice//Appointments//EN",
    method: "PUBLISH",
    timezones: [timezoneOf(visit.timeZone, visit.startsAt, zones)],
    events: [
      {
        uid: `${visit.id}@${host}`,
        sequence: visit.version - 1,
        stamp: { date: new Date(visit.updatedAt) },
        start: local(visit.startsAt),
        end: local(visit.endsAt),
        summary: visit.summary,
        description: visit.description,
        location: visit.location,
        status: visit.status,
      },
    ],
  });
}

/** The answer that a browser saves as a file. */
export function calendarFileResponse(text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": 'attachment; filename="appointment.ics"',
      "cache-control": "private, no-store",
    },
  });
}

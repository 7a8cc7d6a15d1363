import { generateIcsCalendar, type IcsEvent, type IcsTimezone } from "ts-ics";
import { offsetAt, createZoneTable, type ZoneTable } from "~/kernel/zones";
import type { CalendarStatus } from "../domain/calendar-feed";
import { offsetText, zoneChangesAround } from "../domain/zone-changes";

/** Somebody in a calendar file. */
export interface CalendarPerson {
  name: string;
  email: string;
}

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
  status: CalendarStatus;
  /** Where it can be looked at. */
  url?: string;
}

/** From whom a mailed file comes and to whom it goes (RFC 5546): without the two it is published, asking nobody. */
export interface CalendarMail {
  organizer: CalendarPerson;
  attendee: CalendarPerson;
}

/** What a file wants of the calendar that opens it: to note a visit, to take it up, or to take it out. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A file tells of a visit; one that is off is taken out, also by whoever downloads it. */
export const methodOf = (status: CalendarStatus, mail: CalendarMail | undefined): CalendarMethod =>
  status === "CANCELLED" ? "CANCEL" : mail ? "REQUEST" : "PUBLISH";

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

/** The library writes a name as it is: what ends a parameter of the format is left out. */
const person = ({ name, email }: CalendarPerson) => ({ name: name.replace(/[";:,\r\n\\]/g, " ").trim(), email });

function eventOf(visit: CalendarVisit, host: string, zones: ZoneTable, mail?: CalendarMail): IcsEvent {
  const span = zones.span(visit.timeZone, visit.startsAt, visit.endsAt + 1);
  const local = (utc: number) => {
    const offset = offsetAt(span, utc);
    return {
      date: new Date(utc),
      local: { date: new Date(utc + offset), timezone: visit.timeZone, tzoffset: offsetText(offset) },
    };
  };
  return {
    uid: `${visit.id}@${host}`,
    sequence: visit.version - 1,
    stamp: { date: new Date(visit.updatedAt) },
    start: local(visit.startsAt),
    end: local(visit.endsAt),
    summary: visit.summary,
    description: visit.description,
    location: visit.location,
    status: visit.status,
    ...(visit.url ? { url: visit.url } : {}),
    ...(mail ? { organizer: person(mail.organizer), attendees: [{ ...person(mail.attendee), rsvp: false }] } : {}),
  };
}

const PRODUCT = { version: "2.0", prodId: "-//Virtual Practice//Appointments//EN" } as const;

/**
 * A calendar file (RFC 5545) for one visit. Its UID stays the same and its SEQUENCE goes up with each change, so that
 * a later file takes the place of an earlier one. With `mail` it asks the calendar of its receiver to take it up.
 */
export function calendarFile(visit: CalendarVisit, host: string, mail?: CalendarMail): string {
  const zones = createZoneTable();
  return generateIcsCalendar({
    ...PRODUCT,
    method: methodOf(visit.status, mail),
    timezones: [timezoneOf(visit.timeZone, visit.startsAt, zones)],
    events: [eventOf(visit, host, zones, mail)],
  });
}

/** A calendar of many visits, with every zone that they are in, as its clock runs in the year around `now` (UTC ms). */
export function calendarOf(name: string, visits: readonly CalendarVisit[], host: string, now: number): string {
  const zones = createZoneTable();
  return generateIcsCalendar({
    ...PRODUCT,
    name,
    method: "PUBLISH",
    timezones: [...new Set(visits.map(({ timeZone }) => timeZone))].sort().map((zone) => timezoneOf(zone, now, zones)),
    events: visits.map((visit) => eventOf(visit, host, zones)),
  });
}

/** The answer that a browser saves as a file. */
export function calendarFileResponse(text: string): Response {
  const method = /^METHOD:(\w+)/m.exec(text)?.[1] ?? "PUBLISH";
  return new Response(text, {
    headers: {
      "content-type": `text/calendar; charset=utf-8; method=${method}`,
      "content-disposition": 'attachment; filename="appointment.ics"',
      "cache-control": "private, no-store",
    },
  });
}

import { generateIcsCalendar, type IcsEvent, type IcsTimezone } from "ts-ics";
import { DAY_MS } from "~/kernel/time/dates";
import { offsetAt, createZoneTable, type ZoneTable } from "~/kernel/time/zones";
import { calendarLines } from "../../domain/feeds/calendar-lines";
import type { CalendarStatus } from "../../domain/feeds/calendar-feed";
import { offsetText, zoneChangesAround } from "../../domain/timings/zone-changes";

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

/** Whose visit it is and whom a mailed file asks (RFC 5546): without an attendee it is published, asking nobody. */
export interface CalendarPeople {
  organizer: CalendarPerson;
  attendee?: CalendarPerson | undefined;
}

/** What a file wants of the calendar that opens it: to note a visit, to take it up, or to take it out. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A file tells of a visit; one that is off is taken out, also by whoever downloads it. */
export const methodOf = (status: CalendarStatus, { attendee }: CalendarPeople): CalendarMethod =>
  status === "CANCELLED" ? "CANCEL" : attendee ? "REQUEST" : "PUBLISH";

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

/** So near to a change of the clock, times are written in UTC. */
const NEAR_MS = 3 * 3_600_000;

function eventOf(visit: CalendarVisit, { organizer, attendee }: CalendarPeople, zones: ZoneTable): IcsEvent {
  const span = zones.span(visit.timeZone, visit.startsAt - DAY_MS, visit.endsAt + DAY_MS);
  // An hour that the clock shows twice cannot be told by the clock, and programs differ about those beside it.
  const clockChanges = offsetAt(span, visit.startsAt - NEAR_MS) !== offsetAt(span, visit.endsAt + NEAR_MS);
  const local = (utc: number) => {
    if (clockChanges) return { date: new Date(utc) };
    const offset = offsetAt(span, utc);
    return {
      date: new Date(utc),
      local: { date: new Date(utc + offset), timezone: visit.timeZone, tzoffset: offsetText(offset) },
    };
  };
  return {
    // The same wherever the file was made: an organization may have several hosts.
    uid: visit.id,
    sequence: visit.version - 1,
    stamp: { date: new Date(visit.updatedAt) },
    start: local(visit.startsAt),
    end: local(visit.endsAt),
    summary: visit.summary,
    description: visit.description,
    location: visit.location,
    status: visit.status,
    ...(visit.url ? { url: visit.url } : {}),
    organizer: person(organizer),
    ...(attendee ? { attendees: [{ ...person(attendee), rsvp: false }] } : {}),
  };
}

const PRODUCT = { version: "2.0", prodId: "-//Virtual Practice//Appointments//EN" } as const;

/**
 * A calendar file (RFC 5545) for one visit. Its UID stays the same and its SEQUENCE goes up with each change, so that
 * a later file takes the place of an earlier one. With an attendee it asks that person's calendar to take it up.
 */
export function calendarFile(visit: CalendarVisit, people: CalendarPeople): string {
  const zones = createZoneTable();
  const file = generateIcsCalendar({
    ...PRODUCT,
    method: methodOf(visit.status, people),
    timezones: [timezoneOf(visit.timeZone, visit.startsAt, zones)],
    events: [eventOf(visit, people, zones)],
  });
  return calendarLines(file);
}

/** How often a calendar asks for a feed again (RFC 7986, section 5.7; the second is what older programs know). */
const REFRESH = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];

/**
 * A calendar of many visits, with every zone that they are in, as its clock runs in the year around `now` (UTC ms). A
 * calendar holds one component at least (RFC 5545, 3.6): without visits, `home`, the zone of the organization.
 */
export function calendarOf(
  { name, timeZone: home }: { name: string; timeZone: string },
  visits: readonly CalendarVisit[],
  organizer: CalendarPerson,
  now: number,
): string {
  const zones = createZoneTable();
  const used = visits.length === 0 ? [home] : visits.map(({ timeZone }) => timeZone);
  const file = generateIcsCalendar({
    ...PRODUCT,
    name,
    method: "PUBLISH",
    timezones: [...new Set(used)].sort().map((zone) => timezoneOf(zone, now, zones)),
    events: visits.map((visit) => eventOf(visit, { organizer }, zones)),
  });
  return calendarLines(file, REFRESH);
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

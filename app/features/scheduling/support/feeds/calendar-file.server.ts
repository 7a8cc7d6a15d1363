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

/** An appointment as a calendar shows it. Instants in UTC ms. */
export interface CalendarAppointment {
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

/**
 * Whose appointment it is and whom a mailed file asks (RFC 5546): without an attendee it is published, asking nobody.
 */
export interface CalendarPeople {
  organizer: CalendarPerson;
  attendee?: CalendarPerson | undefined;
}

/** What a file wants of the calendar that opens it: to note an appointment, to take it up, or to take it out. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** A file tells of an appointment; one that is off is taken out, also by whoever downloads it. */
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

function eventOf(
  appointment: CalendarAppointment,
  { organizer, attendee }: CalendarPeople,
  zones: ZoneTable,
): IcsEvent {
  const span = zones.span(appointment.timeZone, appointment.startsAt - DAY_MS, appointment.endsAt + DAY_MS);
  // An hour that the clock shows twice cannot be told by the clock, and programs differ about those beside it.
  const clockChanges = offsetAt(span, appointment.startsAt - NEAR_MS) !== offsetAt(span, appointment.endsAt + NEAR_MS);
  const local = (utc: number) => {
    if (clockChanges) return { date: new Date(utc) };
    const offset = offsetAt(span, utc);
    return {
      date: new Date(utc),
      local: { date: new Date(utc + offset), timezone: appointment.timeZone, tzoffset: offsetText(offset) },
    };
  };
  return {
    // The same wherever the file was made: an organization may have several hosts.
    uid: appointment.id,
    sequence: appointment.version - 1,
    stamp: { date: new Date(appointment.updatedAt) },
    start: local(appointment.startsAt),
    end: local(appointment.endsAt),
    summary: appointment.summary,
    description: appointment.description,
    location: appointment.location,
    status: appointment.status,
    ...(appointment.url ? { url: appointment.url } : {}),
    organizer: person(organizer),
    ...(attendee ? { attendees: [{ ...person(attendee), rsvp: false }] } : {}),
  };
}

const PRODUCT = { version: "2.0", prodId: "-//Virtual Practice//Appointments//EN" } as const;

/**
 * A calendar file (RFC 5545) for one appointment. Its UID stays the same and its SEQUENCE goes up with each change, so
 * that a later file takes the place of an earlier one. With an attendee it asks that person's calendar to take it up.
 */
export function calendarFile(appointment: CalendarAppointment, people: CalendarPeople): string {
  const zones = createZoneTable();
  const file = generateIcsCalendar({
    ...PRODUCT,
    method: methodOf(appointment.status, people),
    timezones: [timezoneOf(appointment.timeZone, appointment.startsAt, zones)],
    events: [eventOf(appointment, people, zones)],
  });
  return calendarLines(file);
}

/** How often a calendar asks for a feed again (RFC 7986, section 5.7; the second is what older programs know). */
const REFRESH = ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"];

/**
 * A calendar of many appointments, with every zone that they are in, as its clock runs in the year around `now` (UTC
 * ms). A calendar holds one component at least (RFC 5545, 3.6): without appointments, `home`, the zone of the
 * organization.
 */
export function calendarOf(
  { name, timeZone: home }: { name: string; timeZone: string },
  appointments: readonly CalendarAppointment[],
  organizer: CalendarPerson,
  now: number,
): string {
  const zones = createZoneTable();
  const used = appointments.length === 0 ? [home] : appointments.map(({ timeZone }) => timeZone);
  const file = generateIcsCalendar({
    ...PRODUCT,
    name,
    method: "PUBLISH",
    timezones: [...new Set(used)].sort().map((zone) => timezoneOf(zone, now, zones)),
    events: appointments.map((appointment) => eventOf(appointment, { organizer }, zones)),
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

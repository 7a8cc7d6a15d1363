import { generateIcsCalendar } from "ts-ics";

/** One event of a calendar. Instants in UTC ms. */
export interface CalendarEvent {
  /** The same for each version of the event, so that a calendar replaces what it has. */
  uid: string;
  /** Raised with each change. */
  sequence: number;
  startsAt: number;
  endsAt: number;
  /** When the file was made. */
  madeAt: number;
  summary: string;
  description: string;
  location: string;
  status: "CONFIRMED" | "TENTATIVE";
}

/** The event as an iCalendar file (RFC 5545), with times in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, summary, description, location, status } = event;
  return generateIcsCalendar({
    version: "2.0",
    prodId: "-//Virtual Practice//EN",
    method: "PUBLISH",
    events: [
      {
        uid,
        sequence,
        summary,
        description,
        location,
        status,
        stamp: { date: new Date(event.madeAt) },
        start: { date: new Date(event.startsAt) },
        end: { date: new Date(event.endsAt) },
      },
    ],
  });
}

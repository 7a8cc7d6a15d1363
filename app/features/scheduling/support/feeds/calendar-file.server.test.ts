import fc from "fast-check";
import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, it } from "vitest";
import { calendarFile, calendarOf, type CalendarAppointment } from "./calendar-file.server";

const organizer = { name: "Clínica; Norte", email: "front@clinic.example" };
const patient = { name: "مريم 😀", email: "mariam@mail.example" };

const appointment: CalendarAppointment = {
  id: "0190",
  version: 3,
  summary: "Video appointment, Dr Okafor",
  description: "",
  location: "Main street; Madrid",
  startsAt: Date.UTC(2026, 2, 29, 8),
  endsAt: Date.UTC(2026, 2, 29, 8, 30),
  timeZone: "Europe/Madrid",
  updatedAt: Date.UTC(2026, 2, 1, 12),
  status: "CONFIRMED",
};

describe("an appointment's calendar file", () => {
  const lines = calendarFile(appointment, { organizer }).split("\r\n");

  it("says the time on the place's clock, also on the day that the clock changes", () => {
    expect(lines).toContain("DTSTART;TZID=Europe/Madrid:20260329T100000");
    expect(lines).toContain("DTEND;TZID=Europe/Madrid:20260329T103000");
  });

  it("brings the zone with its changes around the appointment", () => {
    const daylight = lines.indexOf("BEGIN:DAYLIGHT");
    expect(daylight).toBeGreaterThan(0);
    expect(lines).toContain("TZID:Europe/Madrid");
    expect(lines).toContain("DTSTART:20260329T020000");
    expect(lines.filter((line) => line === "TZOFFSETTO:+0200").length).toBeGreaterThan(0);
  });

  it("is known by the appointment and counts its changes", () => {
    expect(lines).toContain("UID:0190");
    expect(lines).toContain("SEQUENCE:2");
  });

  it("escapes what the format keeps for itself", () => {
    expect(lines).toContain("LOCATION:Main street\\; Madrid");
  });
});

/** What another parser than the one that wrote it makes of a file. */
function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("there is no event");
  const event = new ICAL.Event(component);
  const read = {
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    startsAt: event.startDate.toJSDate().getTime(),
    endsAt: event.endDate.toJSDate().getTime(),
    organizer: String(component.getFirstPropertyValue("organizer")).toLowerCase(),
  };
  ICAL.TimezoneService.reset();
  return read;
}

function readByTsIcs(text: string) {
  const calendar = convertIcsCalendar(undefined, text);
  const [event] = calendar.events ?? [];
  if (!event) throw new Error("there is no event");
  const end = "end" in event ? event.end?.date.getTime() : undefined;
  return {
    method: calendar.method,
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    startsAt: event.start.date.getTime(),
    endsAt: end,
    organizer: `mailto:${event.organizer?.email ?? ""}`,
  };
}

describe("a calendar file goes out as other programs read it", () => {
  const text = fc
    .array(fc.constantFrom("a", "É", "ع", "مريم ", "😀", "👩‍⚕️", ",", ";", "\\", "x".repeat(40), "字"), { maxLength: 60 })
    .map((pieces) => pieces.join("").trim() || "x");
  const zone = fc.constantFrom(
    ["America/New_York", Date.UTC(2026, 10, 1, 5)],
    ["America/New_York", Date.UTC(2026, 2, 8, 6)],
    ["Europe/Madrid", Date.UTC(2026, 9, 25, 0)],
    ["Australia/Lord_Howe", Date.UTC(2026, 3, 4, 14)],
    ["Africa/Casablanca", Date.UTC(2026, 1, 15, 1)],
    ["Asia/Bahrain", Date.UTC(2026, 5, 1, 9)],
  ) as fc.Arbitrary<[string, number]>;

  it("with the same words and instants in two parsers, over changes of the clock, in every script", () => {
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: -12, max: 36 }),
        fc.integer({ min: 1, max: 12 }),
        text,
        text,
        fc.boolean(),
        ([timeZone, change], step, length, summary, location, asks) => {
          const startsAt = change + step * 300_000;
          const told = {
            ...appointment,
            timeZone,
            summary,
            location,
            description: `${summary}\n${location}`,
            startsAt,
          };
          const file = calendarFile(
            { ...told, endsAt: startsAt + length * 300_000 },
            { organizer, attendee: asks ? patient : undefined },
          );
          const expected = {
            method: asks ? "REQUEST" : "PUBLISH",
            uid: appointment.id,
            summary,
            location,
            description: told.description,
            startsAt,
            endsAt: startsAt + length * 300_000,
            organizer: `mailto:${organizer.email}`,
          };
          expect(readByIcal(file)).toEqual(expected);
          expect(readByTsIcs(file)).toEqual(expected);
          for (const line of file.split("\r\n")) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
            expect(Buffer.from(line).toString()).toBe(line);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("with an hour that the clock shows twice in UTC, so that it ends after it begins", () => {
    const startsAt = Date.UTC(2026, 10, 1, 5, 45);
    const twice = { ...appointment, timeZone: "America/New_York", startsAt, endsAt: startsAt + 30 * 60_000 };
    const lines = calendarFile(twice, { organizer }).split("\r\n");
    expect(lines).toContain("DTSTART:20261101T054500Z");
    expect(lines).toContain("DTEND:20261101T061500Z");
  });

  it("and one without appointments holds the zone of the organization, as a calendar must hold something", () => {
    const feed = calendarOf({ name: "Dr Okafor", timeZone: "Asia/Bahrain" }, [], organizer, appointment.startsAt);
    expect(feed).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Asia\/Bahrain\r\n/);
    expect(feed).not.toContain("VEVENT");
  });

  it("with its organizer, whether it is published, taken out or a feed, which says how often to ask again", () => {
    const unfolded = (file: string) => file.replaceAll("\r\n ", "");
    const off = calendarFile({ ...appointment, status: "CANCELLED" }, { organizer });
    const feed = calendarOf(
      { name: "Dr Okafor", timeZone: "Asia/Bahrain" },
      [appointment, { ...appointment, id: "0191" }],
      organizer,
      appointment.startsAt,
    );
    expect(unfolded(off)).toMatch(/METHOD:CANCEL\r\n[^]*ORGANIZER;CN=.*mailto:front@clinic\.example/i);
    expect(unfolded(feed).match(/ORGANIZER/g)).toHaveLength(2);
    expect(feed.split("\r\n")).toEqual(
      expect.arrayContaining(["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]),
    );
    expect(feed).not.toContain("@clinic.example\r\nSEQUENCE");
  });
});

import { expect, it } from "vitest";
import { calendarFile } from "./calendar-file";

it("writes one event in UTC, with what calendars replace it by, and escapes what the format means", () => {
  const file = calendarFile({
    uid: "visit@clinic.example",
    sequence: 3,
    startsAt: Date.UTC(2026, 10, 23, 9, 0),
    endsAt: Date.UTC(2026, 10, 23, 9, 30),
    madeAt: Date.UTC(2026, 10, 21, 8, 0),
    summary: "Clinic visit, Ada Okafor",
    description: "Bring; an identity document",
    location: "Main street",
    status: "CONFIRMED",
  });
  const lines = file.split("\r\n");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "UID:visit@clinic.example",
      "SEQUENCE:3",
      "DTSTAMP:20261121T080000Z",
      "DTSTART:20261123T090000Z",
      "DTEND:20261123T093000Z",
      "SUMMARY:Clinic visit\\, Ada Okafor",
      "DESCRIPTION:Bring\\; an identity document",
      "LOCATION:Main street",
      "STATUS:CONFIRMED",
    ]),
  );
});

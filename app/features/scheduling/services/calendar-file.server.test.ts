import { describe, expect, it } from "vitest";
import { calendarFile, type CalendarVisit } from "./calendar-file.server";

const visit: CalendarVisit = {
  id: "0190",
  version: 3,
  summary: "Video visit, Dr Okafor",
  description: "",
  location: "Main street; Madrid",
  startsAt: Date.UTC(2026, 2, 29, 8),
  endsAt: Date.UTC(2026, 2, 29, 8, 30),
  timeZone: "Europe/Madrid",
  updatedAt: Date.UTC(2026, 2, 1, 12),
  status: "CONFIRMED",
};

describe("a visit's calendar file", () => {
  const lines = calendarFile(visit, "clinic.example").split("\r\n");

  it("says the time on the place's clock, also on the day that the clock changes", () => {
    expect(lines).toContain("DTSTART;TZID=Europe/Madrid:20260329T100000");
    expect(lines).toContain("DTEND;TZID=Europe/Madrid:20260329T103000");
  });

  it("brings the zone with its changes around the visit", () => {
    const daylight = lines.indexOf("BEGIN:DAYLIGHT");
    expect(daylight).toBeGreaterThan(0);
    expect(lines).toContain("TZID:Europe/Madrid");
    expect(lines).toContain("DTSTART:20260329T020000");
    expect(lines.filter((line) => line === "TZOFFSETTO:+0200").length).toBeGreaterThan(0);
  });

  it("is known by the visit and counts its changes", () => {
    expect(lines).toContain("UID:0190@clinic.example");
    expect(lines).toContain("SEQUENCE:2");
  });

  it("escapes what the format keeps for itself", () => {
    expect(lines).toContain("LOCATION:Main street\\; Madrid");
  });
});

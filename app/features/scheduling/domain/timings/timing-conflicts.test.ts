import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { slot } from "../../../../../tests/support/schedule/availability-request";
import { timingsConflict } from "./timing-conflicts";
import type { Slot } from "./timing";

const ZONES: Record<string, string> = {
  berlin: "Europe/Berlin",
  munich: "Europe/Berlin",
  london: "Europe/London",
  kiritimati: "Pacific/Kiritimati",
  honolulu: "Pacific/Honolulu",
};
const clocks = {
  zoneOf: (branchId: string | null) => ZONES[branchId ?? "berlin"] ?? "UTC",
  today: "2026-05-04",
  zones: createZoneTable(),
};
const clinic = (branchId: string, more: Partial<Slot> = {}): Slot =>
  slot(1, 540, 720, { branchId, offeringsType: "PHYSICAL_CONSULTATION", ...more });
const video = (branchId: string, more: Partial<Slot> = {}): Slot =>
  clinic(branchId, { offeringsType: "VIDEO_CONSULTATION", ...more });
const conflict = (a: Slot, b: Slot) => {
  const said = timingsConflict(a, b, clocks);
  expect(timingsConflict(b, a, clocks)).toBe(said);
  return said;
};

describe("timings of one doctor", () => {
  it("may not overlap for the clinic between branches", () => {
    expect(conflict(clinic("berlin"), clinic("munich", { startMinutes: 700, endMinutes: 800 }))).toBe(true);
  });

  it("may touch, and lie on different days", () => {
    expect(conflict(clinic("berlin"), clinic("munich", { startMinutes: 720, endMinutes: 800 }))).toBe(false);
    expect(conflict(clinic("berlin"), clinic("munich", { dayOfWeek: 2 }))).toBe(false);
  });

  it("may overlap between clinic and video, and between video at two branches", () => {
    expect(conflict(clinic("berlin"), video("munich"))).toBe(false);
    expect(conflict(clinic("berlin"), video("berlin"))).toBe(false);
    expect(conflict(video("berlin"), video("munich"))).toBe(false);
  });

  it("may not overlap at one branch for one kind of appointment, unless they are for different offerings", () => {
    expect(conflict(video("berlin"), video("berlin", { startMinutes: 600 }))).toBe(true);
    const x = video("berlin", { serviceOfferingIds: ["x"] });
    expect(conflict(x, video("berlin", { serviceOfferingIds: ["y"] }))).toBe(false);
    expect(conflict(x, video("berlin", { serviceOfferingIds: ["x", "y"] }))).toBe(true);
    expect(conflict(x, video("berlin"))).toBe(true);
  });

  it("may overlap in hours whose dates share none of their weekday", () => {
    const spring = clinic("berlin", { endDate: "2026-06-07" });
    expect(conflict(spring, clinic("munich", { startDate: "2026-06-08" }))).toBe(false);
    // 2026-06-01 is a Monday, and the only one of both.
    expect(conflict(spring, clinic("munich", { startDate: "2026-06-01" }))).toBe(true);
    expect(conflict(spring, clinic("munich", { startDate: "2026-06-02" }))).toBe(false);
  });

  it("are compared by the moment where their places have different clocks", () => {
    // 09:00 to 12:00 in Berlin is 08:00 to 11:00 in London.
    expect(conflict(clinic("berlin"), clinic("london", { startMinutes: 660, endMinutes: 720 }))).toBe(false);
    expect(conflict(clinic("berlin"), clinic("london", { startMinutes: 655, endMinutes: 720 }))).toBe(true);
  });

  it("meet over the day's edge where the clocks are a day apart", () => {
    // Tuesday 09:00 on Kiritimati (UTC+14) is Monday 09:00 in Honolulu (UTC-10).
    expect(conflict(clinic("kiritimati", { dayOfWeek: 2 }), clinic("honolulu", { dayOfWeek: 1 }))).toBe(true);
    expect(conflict(clinic("kiritimati", { dayOfWeek: 1 }), clinic("honolulu", { dayOfWeek: 1 }))).toBe(false);
  });

  it("say an absence once: at a place that another has too, not at another place", () => {
    const away = (branchId: string | null) =>
      slot(1, 0, 1440, {
        type: "EXCLUSION",
        dayOfWeek: null,
        branchId,
        startDate: "2026-05-10",
        endDate: "2026-05-12",
      });
    expect(conflict(away(null), away("berlin"))).toBe(true);
    expect(conflict(away("munich"), away("berlin"))).toBe(false);
    expect(conflict(away(null), clinic("berlin"))).toBe(false);
  });
});

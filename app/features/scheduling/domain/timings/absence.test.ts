import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { berlin, slot } from "../../../../../tests/support/schedule/availability-request";
import { absencesOf, fallsInto } from "./absence";
import { absenceFields, isEditable } from "./absence-fields";

const zones = createZoneTable();
const away = (more: Parameters<typeof slot>[3] = {}) =>
  slot(1, 0, 1440, { type: "EXCLUSION", dayOfWeek: null, startDate: "2026-05-04", endDate: "2026-05-08", ...more });
const appointment = (from: string, minutes = 30, branchId = "north") => {
  const startsAt = berlin(from);
  return { startsAt, endsAt: startsAt + minutes * 60_000, timeZone: "Europe/Berlin", branchId };
};

describe("absences", () => {
  it("put together what was stored by day and branch, and leave out what is over", () => {
    const daily = [1, 2, 3, 4, 5, 6, 7].flatMap((dayOfWeek) =>
      ["north", "south"].map((branchId) =>
        away({ id: `${dayOfWeek}${branchId}`, dayOfWeek, branchId, note: "Congress" }),
      ),
    );
    const over = away({ id: "over", endDate: "2026-05-03" });
    const lunch = [1, 2].map((dayOfWeek) =>
      slot(dayOfWeek, 720, 780, { id: `lunch${dayOfWeek}`, type: "EXCLUSION", branchId: "north" }),
    );
    const absences = absencesOf([...lunch, over, ...daily], "2026-05-04", ["north", "south"]);
    expect(absences).toHaveLength(2);
    expect(absences[0]).toMatchObject({ days: [], branchIds: [], note: "Congress" });
    expect(absences[0]?.ids).toHaveLength(14);
    expect(absences[1]).toMatchObject({ days: [1, 2], branchIds: ["north"], startDate: null, startMinutes: 720 });
    expect(absences.map(isEditable)).toEqual([true, false]);
  });

  it("fill their form with as little as says it", () => {
    const [whole, day] = absencesOf(
      [away(), away({ id: "day", startDate: "2026-05-20", endDate: "2026-05-20", startMinutes: 600 })],
      "2026-05-01",
      [],
    );
    expect(whole && absenceFields(whole)).toEqual({
      startDate: "2026-05-04",
      endDate: "2026-05-08",
      from: "",
      until: "",
      branchId: "",
      note: "",
    });
    expect(day && absenceFields(day)).toMatchObject({ endDate: "", from: "10:00", until: "00:00" });
  });

  it("hold an appointment that shares a minute with them, by the clock of its place", () => {
    const morning = away({ startMinutes: 540, endMinutes: 720 });
    expect(fallsInto(appointment("2026-05-04T11:45"), morning, zones)).toBe(true);
    expect(fallsInto(appointment("2026-05-04T12:00"), morning, zones)).toBe(false);
    expect(fallsInto(appointment("2026-05-04T08:30"), morning, zones)).toBe(false);
    expect(fallsInto(appointment("2026-05-09T10:00"), morning, zones)).toBe(false);
  });

  it("hold an appointment over midnight, and none at another branch", () => {
    expect(fallsInto(appointment("2026-05-03T23:45"), away(), zones)).toBe(true);
    expect(fallsInto(appointment("2026-05-04T10:00"), away({ branchId: "south" }), zones)).toBe(false);
  });
});

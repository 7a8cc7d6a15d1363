import { describe, expect, it } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { slot } from "../../../../../tests/support/schedule/availability-request";
import { draftOf, type HoursDraft } from "./week-draft";
import { readWeek, type WeekAround } from "./week-problems";
import { besideSheet, byKind, isBookable, sheetSlots, withSheet } from "./week-sheet";

const around: WeekAround = {
  sheet: { branchId: "north", kind: "clinic" },
  others: [slot(2, 540, 720, { branchId: "south", offeringsType: "PHYSICAL_CONSULTATION" })],
  zoneOf: () => "Europe/Madrid",
  today: "2026-05-04",
  zones: createZoneTable(),
};
const line = (more: Partial<HoursDraft> = {}): HoursDraft => ({
  ...{ id: "new-1", day: 1, from: "09:00", until: "12:00", validFrom: "", validUntil: "", note: "", offerings: [] },
  ...more,
});
const problems = (...lines: HoursDraft[]) =>
  readWeek(lines, around).problems.map(({ row, field, rule }) => `${row} ${field} ${rule}`);

describe("the lines of a week", () => {
  it("are read as slots of the week's place and kind", () => {
    const { slots } = readWeek([line({ day: 5, until: "00:00", validFrom: "2026-05-08", note: " Theatre " })], around);
    expect(slots).toEqual([
      slot(5, 540, 1440, {
        id: "new-1",
        branchId: "north",
        offeringsType: "PHYSICAL_CONSULTATION",
        startDate: "2026-05-08",
        note: "Theatre",
      }),
    ]);
  });

  it("name the field that is missing, off the five minutes, or the wrong way round", () => {
    expect(problems(line({ from: "" }))).toEqual(["0 from time"]);
    expect(problems(line({ from: "9:03", until: "25:00" }))).toEqual(["0 from five-minutes", "0 until time"]);
    expect(problems(line({ until: "09:00" }))).toEqual(["0 until end-after-start"]);
    expect(problems(line({ validFrom: "2026-02-30" }))).toEqual(["0 validFrom date"]);
    expect(problems(line({ validFrom: "2026-05-11", validUntil: "2026-05-10" }))).toEqual([
      "0 validUntil dates-reversed",
    ]);
    expect(problems(line({ note: "x".repeat(201) }))).toEqual(["0 note note"]);
  });

  it("say so where their weekday does not lie between their dates", () => {
    expect(problems(line({ validFrom: "2026-05-05", validUntil: "2026-05-10" }))).toEqual(["0 validFrom never"]);
  });

  it("say with which hours they overlap: of the same week at the later line, or of another branch", () => {
    const twice = readWeek([line(), line({ id: "new-2", from: "11:55", until: "13:00" })], around);
    expect(twice.problems).toMatchObject([{ row: 1, rule: "overlap", other: { startMinutes: 540, endMinutes: 720 } }]);
    expect(problems(line({ day: 2 }))).toEqual(["0 from overlap-branch"]);
    expect(problems(line({ day: 2, validUntil: "2026-05-04" }))).toEqual([]);
  });
});

const OFFERINGS = [
  { id: "c1", offeringsType: "PHYSICAL_CONSULTATION" },
  { id: "v1", offeringsType: "VIDEO_CONSULTATION" },
  { id: "v2", offeringsType: "VIDEO_CONSULTATION" },
];

describe("slots said by kind", () => {
  it("become one of each kind where they were for every kind", () => {
    const both = byKind([slot(1, 540, 600, { id: "a", branchId: "north" })], OFFERINGS);
    expect(both.map(({ id, offeringsType }) => [id, offeringsType])).toEqual([
      ["a", "VIDEO_CONSULTATION"],
      ["a-2", "PHYSICAL_CONSULTATION"],
    ]);
  });

  it("go by the kinds of the offerings that they name, and name none where they name all of a kind", () => {
    const said = (ids: string[]) =>
      byKind([slot(1, 540, 600, { serviceOfferingIds: ids })], OFFERINGS).map((each) => [
        each.offeringsType,
        each.serviceOfferingIds,
      ]);
    expect(said(["v1"])).toEqual([["VIDEO_CONSULTATION", ["v1"]]]);
    expect(said(["v1", "v2"])).toEqual([["VIDEO_CONSULTATION", []]]);
    expect(said(["v1", "c1"])).toEqual([
      ["VIDEO_CONSULTATION", ["v1"]],
      ["PHYSICAL_CONSULTATION", []],
    ]);
    expect(said(["gone"])).toEqual([[null, ["gone"]]]);
  });

  it("leave exclusions as they are", () => {
    const away = slot(1, 0, 1440, { type: "EXCLUSION" });
    expect(byKind([away], OFFERINGS)).toEqual([away]);
    expect(isBookable([away])).toBe(false);
  });

  it("of a branch that the doctor has left stand in no week's way", () => {
    const sheet = { branchId: "north", kind: "clinic" } as const;
    const there = (branchId: string) => slot(3, 540, 600, { branchId, offeringsType: "PHYSICAL_CONSULTATION" });
    const slots = [there("north"), there("south"), there("left")];
    expect(besideSheet(slots, sheet, [{ id: "north" }, { id: "south" }])).toEqual([there("south")]);
  });

  it("are changed week by week", () => {
    const sheet = { branchId: "north", kind: "clinic" } as const;
    const clinic = slot(3, 540, 600, { branchId: "north", offeringsType: "PHYSICAL_CONSULTATION" });
    const video = slot(3, 540, 600, { branchId: "north", offeringsType: "VIDEO_CONSULTATION" });
    const monday = { ...clinic, id: "monday", dayOfWeek: 1 };
    expect(sheetSlots([clinic, video, monday], sheet)).toEqual([monday, clinic]);
    expect(withSheet([clinic, video], sheet, [monday])).toEqual([video, monday]);
    expect(draftOf(sheetSlots([clinic, video], sheet))).toHaveLength(1);
  });
});

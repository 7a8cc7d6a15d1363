import { describe, expect, test } from "vitest";
import { fitChoice, type Chooser, type SetOptions } from "./set-options";

const person = (id: string) => ({ id, title: 8, firstName: id, lastName: id });
const PRICE = { costMinor: 5_000, currencyCode: "EUR" };
const offering = (id: string, type: "PHYSICAL_CONSULTATION" | "VIDEO_CONSULTATION") => ({
  ...{ id, name: id, type, durationMinutes: 15, groupCapacity: null },
  onlineBookingOption: "ENABLED" as const,
});
const OPTIONS: SetOptions = {
  offerings: [
    offering("clinic", "PHYSICAL_CONSULTATION"),
    offering("video", "VIDEO_CONSULTATION"),
    offering("orphan", "VIDEO_CONSULTATION"),
  ],
  providers: [person("ada"), person("bruno")],
  branches: [
    { id: "north", name: "North", timeZone: "Europe/Madrid" },
    { id: "south", name: "South", timeZone: "Europe/London" },
  ],
  gives: [
    { employeeId: "ada", serviceOfferingId: "clinic" },
    { employeeId: "bruno", serviceOfferingId: "clinic" },
    { employeeId: "bruno", serviceOfferingId: "video" },
    { employeeId: "left", serviceOfferingId: "orphan" },
  ],
  worksAt: [
    { employeeId: "ada", branchId: "north" },
    { employeeId: "bruno", branchId: "north" },
    { employeeId: "bruno", branchId: "south" },
  ],
  givenAt: [
    { serviceOfferingId: "clinic", branchId: "north", ...PRICE },
    { serviceOfferingId: "clinic", branchId: "south", ...PRICE },
    { serviceOfferingId: "video", branchId: "south", ...PRICE },
  ],
};

/** A patient of whom nothing is known. */
const NOBODY: Chooser = { employeeId: null, zones: [] };

describe("what staff choose fits together", () => {
  test("begins with the first offering that somebody gives", () => {
    expect(fitChoice(OPTIONS, {}, null, NOBODY).choice).toEqual({
      serviceOfferingId: "clinic",
      employeeId: "ada",
      branchId: "north",
    });
  });

  test("leaves a doctor who does not give the offering, and a place where it is not given", () => {
    const fitted = fitChoice(
      OPTIONS,
      { serviceOfferingId: "video", employeeId: "ada", branchId: "north" },
      null,
      NOBODY,
    );
    expect(fitted.choice).toEqual({ serviceOfferingId: "video", employeeId: "bruno", branchId: "south" });
    expect(fitted.providers.map(({ id }) => id)).toEqual(["bruno"]);
  });

  test("offers one kind of appointment where the address asks for it", () => {
    expect(fitChoice(OPTIONS, {}, "VIDEO_CONSULTATION", NOBODY).offerings.map(({ id }) => id)).toEqual(["video"]);
  });

  test("is nothing where nothing goes together", () => {
    expect(fitChoice({ ...OPTIONS, givenAt: [] }, {}, null, NOBODY).choice).toBeNull();
    expect(fitChoice({ ...OPTIONS, offerings: [] }, {}, null, NOBODY).choice).toBeNull();
  });

  test("begins for a doctor with themselves and what they give", () => {
    expect(fitChoice(OPTIONS, {}, null, { employeeId: "bruno", zones: [] }).choice?.employeeId).toBe("bruno");
    const gives = OPTIONS.gives.filter((each) => each.employeeId !== "bruno" || each.serviceOfferingId === "video");
    expect(fitChoice({ ...OPTIONS, gives }, {}, null, { employeeId: "bruno", zones: [] }).choice).toEqual({
      serviceOfferingId: "video",
      employeeId: "bruno",
      branchId: "south",
    });
  });

  test("begins for a desk with its own location, else with one on the clock of the one who chooses", () => {
    const south = { serviceOfferingId: "clinic", employeeId: "bruno", branchId: "south" };
    const desk = { ...OPTIONS, worksAt: [...OPTIONS.worksAt, { employeeId: "desk", branchId: "south" }] };
    expect(fitChoice(desk, {}, null, { employeeId: "desk", zones: ["Europe/Madrid"] }).choice).toEqual(south);
    expect(fitChoice(OPTIONS, {}, null, { employeeId: "owner", zones: ["Europe/London"] }).choice).toEqual(south);
    const elsewhere = { employeeId: "owner", zones: ["America/Lima", "Europe/London"] };
    expect(fitChoice(OPTIONS, {}, null, elsewhere).choice).toEqual(south);
  });

  test("keeps the doctor whom the calendar named, with what that doctor gives", () => {
    const gives = [
      { employeeId: "ada", serviceOfferingId: "clinic" },
      { employeeId: "bruno", serviceOfferingId: "video" },
    ];
    const named = fitChoice({ ...OPTIONS, gives }, { employeeId: "bruno" }, null, NOBODY);
    expect(named.choice).toEqual({ serviceOfferingId: "video", employeeId: "bruno", branchId: "south" });
  });
});

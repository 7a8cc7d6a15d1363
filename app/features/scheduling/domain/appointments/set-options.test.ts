import { describe, expect, test } from "vitest";
import { fitChoice, type SetOptions } from "./set-options";

const person = (id: string) => ({ id, title: 8, firstName: id, lastName: id });
const OPTIONS: SetOptions = {
  offerings: [
    { id: "clinic", name: "Clinic visit", type: "PHYSICAL_CONSULTATION", durationMinutes: 30, groupCapacity: null },
    { id: "video", name: "Video visit", type: "VIDEO_CONSULTATION", durationMinutes: 15, groupCapacity: null },
    { id: "orphan", name: "Nobody gives it", type: "VIDEO_CONSULTATION", durationMinutes: 15, groupCapacity: null },
  ],
  providers: [person("ada"), person("bruno")],
  branches: [
    { id: "north", name: "North" },
    { id: "south", name: "South" },
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
    { serviceOfferingId: "clinic", branchId: "north" },
    { serviceOfferingId: "clinic", branchId: "south" },
    { serviceOfferingId: "video", branchId: "south" },
  ],
};

describe("what staff choose fits together", () => {
  test("begins with the first offering that somebody gives", () => {
    expect(fitChoice(OPTIONS, {}, null).choice).toEqual({
      serviceOfferingId: "clinic",
      employeeId: "ada",
      branchId: "north",
    });
  });

  test("leaves a doctor who does not give the offering, and a place where it is not given", () => {
    const fitted = fitChoice(OPTIONS, { serviceOfferingId: "video", employeeId: "ada", branchId: "north" }, null);
    expect(fitted.choice).toEqual({ serviceOfferingId: "video", employeeId: "bruno", branchId: "south" });
    expect(fitted.providers.map(({ id }) => id)).toEqual(["bruno"]);
  });

  test("offers one kind of visit where the address asks for it", () => {
    expect(fitChoice(OPTIONS, {}, "VIDEO_CONSULTATION").offerings.map(({ id }) => id)).toEqual(["video"]);
  });

  test("is nothing where nothing goes together", () => {
    expect(fitChoice({ ...OPTIONS, givenAt: [] }, {}, null).choice).toBeNull();
    expect(fitChoice({ ...OPTIONS, offerings: [] }, {}, null).choice).toBeNull();
  });
});

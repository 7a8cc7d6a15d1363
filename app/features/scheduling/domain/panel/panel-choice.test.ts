import { describe, expect, test } from "vitest";
import type { Chooser, SetOptions } from "../appointments/set-options";
import { ANYONE, changedIn, fitPanel, panelKey, panelModesOf, showsWhatItBooks, slotIn, slotKey } from "./panel-choice";

const person = (id: string) => ({ id, title: 8, firstName: id, lastName: id });
const PRICE = { costMinor: 5_000, currencyCode: "EUR" };
const OPTIONS: SetOptions = {
  offerings: [
    {
      ...{ id: "clinic", name: "Clinic", type: "PHYSICAL_CONSULTATION", durationMinutes: 15 },
      ...{ groupCapacity: null, onlineBookingOption: "ENABLED" },
    },
  ],
  providers: [person("ada"), person("bruno")],
  branches: [
    { id: "north", name: "North", timeZone: "Europe/Madrid" },
    { id: "south", name: "South", timeZone: "Europe/London" },
  ],
  gives: [
    { employeeId: "ada", serviceOfferingId: "clinic" },
    { employeeId: "bruno", serviceOfferingId: "clinic" },
  ],
  worksAt: [
    { employeeId: "ada", branchId: "north" },
    { employeeId: "bruno", branchId: "north" },
    { employeeId: "bruno", branchId: "south" },
  ],
  givenAt: [
    { serviceOfferingId: "clinic", branchId: "north", ...PRICE },
    { serviceOfferingId: "clinic", branchId: "south", ...PRICE, costMinor: 4_000 },
  ],
};
const DESK: Chooser = { employeeId: null, zones: [] };

describe("what goes together in the panel", () => {
  const fit = (wanted = {}, more: object = {}) =>
    fitPanel(OPTIONS, wanted, { type: null, chooser: DESK, mode: "time", ...more });

  test("the doctor is left open for whoever does not give the service themselves", () => {
    expect(fit().choice).toEqual({ serviceOfferingId: "clinic", employeeId: ANYONE, branchId: "north" });
    expect(fit({}, { chooser: { ...DESK, employeeId: "ada" } }).choice?.employeeId).toBe("ada");
  });

  test("anyone is everybody who gives it at the location, and the price is the location's", () => {
    expect(fit().doctors.map(({ id }) => id)).toEqual(["ada", "bruno"]);
    const south = fit({ employeeId: ANYONE, branchId: "south" });
    expect(south.doctors.map(({ id }) => id)).toEqual(["bruno"]);
    expect(south.price).toEqual({ costMinor: 4_000, currencyCode: "EUR" });
  });

  test("dates that come again are always with one doctor", () => {
    const series = fit({ employeeId: ANYONE }, { mode: "repeat" });
    expect(series).toMatchObject({ anyone: false, choice: { employeeId: "ada" } });
  });

  test("that doctor stands for anyone where nobody was named, and for nobody else", () => {
    expect(fit({ employeeId: ANYONE }, { mode: "repeat" }).forAnyone).toBe(true);
    expect(fit({ employeeId: "bruno" }, { mode: "repeat" }).forAnyone).toBe(false);
    expect(fit({}, { mode: "repeat", chooser: { ...DESK, employeeId: "ada" } }).forAnyone).toBe(false);
    expect(fit().forAnyone).toBe(false);
  });

  test("who sees a patient at the desk is chosen with the time among everybody, whoever the panel was opened for", () => {
    const atDesk = fit({ employeeId: "bruno" }, { mode: "now", chooser: { ...DESK, employeeId: "ada" } });
    expect(atDesk.choice?.employeeId).toBe(ANYONE);
    expect(atDesk.doctors.map(({ id }) => id)).toEqual(["ada", "bruno"]);
  });

  test("a group, which meets at times of its own, has no dates that come again", () => {
    const offerings = OPTIONS.offerings.map((each) => ({ ...each, groupCapacity: 3 }));
    const group = fitPanel({ ...OPTIONS, offerings }, {}, { type: null, chooser: DESK, mode: "repeat" });
    expect(group).toMatchObject({ mode: "time", isGroup: true, choice: { employeeId: ANYONE } });
    expect(panelModesOf(true)).not.toContain("repeat");
    expect(fit({}, { mode: "repeat" }).mode).toBe("repeat");
  });
});

describe("the panel shows what it books", () => {
  const shown = { mode: "time", serviceOfferingId: "clinic", employeeId: "ada", branchId: "north" };
  const posted = { ...shown, timesFor: panelKey(shown), slot: slotKey({ startsAt: 9, employeeId: "ada" }) };

  test("where its times are of the choice, and the chosen one is with the doctor who is shown", () => {
    expect(showsWhatItBooks(posted)).toBe(true);
    for (const [name, value] of Object.entries({ employeeId: "bruno", branchId: "south", mode: "now" }))
      expect(showsWhatItBooks({ ...posted, [name]: value })).toBe(false);
    expect(showsWhatItBooks({ ...posted, slot: "9_bruno" })).toBe(false);
  });

  test("says what was changed: what to book, the choice, or how dates come again", () => {
    const dates = { ...shown, mode: "repeat", every: "WEEK" };
    const asked = (more: object) => changedIn({ ...dates, timesFor: panelKey(dates), ...more });
    expect(asked({ every: "MONTH" })).toBe("rhythm");
    expect(asked({ mode: "time" })).toBe("mode");
    expect(asked({ employeeId: "bruno", every: "MONTH" })).toBe("choice");
  });

  test("with anyone the time names the doctor", () => {
    const anyone = { ...shown, employeeId: ANYONE };
    expect(showsWhatItBooks({ ...posted, ...anyone, timesFor: panelKey(anyone), slot: "9_bruno" })).toBe(true);
  });

  test("and not where it is for a known patient and for somebody new at once", () => {
    expect(showsWhatItBooks({ ...posted, patientId: "p", new: "1" })).toBe(false);
  });

  test.each(["", "9", "_ada", "later_ada", "9_", "-1_ada"])("'%s' is no time with a doctor", (word) => {
    expect(slotIn(word)).toBeUndefined();
  });
});

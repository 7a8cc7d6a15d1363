import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDayNumber } from "~/kernel/time/dates";
import { MEDICATION_FORMS, STRENGTH_UNITS } from "~/kernel/medicines/medication-forms";
import { DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN, factsOfForm, householdMl } from "~/kernel/medicines/how-taken";
import { dueOf, nextDoseOn } from "./what-is-due";

describe("the vocabulary of how medicines are taken", () => {
  it("has as many values as the specification says, each once", () => {
    const sizes = [MEDICATION_FORMS, STRENGTH_UNITS, DOSE_UNITS, FREQUENCIES, METHODS, WHEN_TAKEN].map(
      (values) => new Set<string>(values).size,
    );
    expect(sizes).toEqual([22, 6, 6, 16, 13, 5]);
  });

  it("knows of each form what a number of it counts and by which way it goes without saying", () => {
    expect(factsOfForm("TABLET")).toEqual({ noun: "TABLET", method: "BY_MOUTH" });
    expect(factsOfForm("SYRUP")).toEqual({ noun: null, method: "BY_MOUTH" });
    expect(MEDICATION_FORMS.filter((form) => factsOfForm(form).mustChoose)).toEqual(["DROPS", "INJECTION"]);
    expect(MEDICATION_FORMS.filter((form) => factsOfForm(form).method === null)).toEqual([
      ...["DROPS", "SUPPOSITORY", "INJECTION", "SPRAY", "MOUTHWASH"],
    ]);
  });

  it("shows what household units hold in milliliters, and nothing for the others", () => {
    expect([householdMl(2, "teaspoon"), householdMl(1, "tablespoon"), householdMl(1, "ounces")]).toEqual([10, 15, 30]);
    expect([householdMl(5, "ml"), householdMl(5, ""), householdMl(5, "units")]).toEqual([null, null, null]);
  });
});

const course = { state: "ACTIVE", frequency: "WEEKLY", start: "2026-11-02", end: "" } as const;

describe("what is due with a medicine", () => {
  it("is the next day of a dose that is not daily, today included", () => {
    expect(dueOf(course, "2026-11-23")).toEqual({ what: "nextDose", date: "2026-11-23" });
    expect(dueOf(course, "2026-11-24")).toEqual({ what: "nextDose", date: "2026-11-30" });
    expect(nextDoseOn({ ...course, frequency: "EVERY_OTHER_DAY" }, "2026-11-05")).toBe("2026-11-06");
    expect(nextDoseOn({ ...course, start: "2026-12-01" }, "2026-11-05")).toBe("2026-12-01");
  });

  it("falls on the last day of a month that has no such day", () => {
    const monthly = { frequency: "MONTHLY", start: "2026-01-31" } as const;
    expect(nextDoseOn(monthly, "2026-02-01")).toBe("2026-02-28");
    expect(nextDoseOn(monthly, "2026-04-30")).toBe("2026-04-30");
    expect(nextDoseOn(monthly, "2026-12-31")).toBe("2026-12-31");
  });

  it("is the end of the course otherwise, or that it has passed", () => {
    const daily = { ...course, frequency: "DAILY" } as const;
    expect(dueOf({ ...daily, end: "2026-12" }, "2026-11-23")).toEqual({ what: "ends", date: "2026-12" });
    expect(dueOf({ ...daily, end: "2026-11-22" }, "2026-11-23")).toEqual({ what: "ended", date: "2026-11-22" });
    expect(dueOf({ ...course, end: "2026-11-25" }, "2026-11-24")).toEqual({ what: "ends", date: "2026-11-25" });
    expect(dueOf(daily, "2026-11-23")).toBeNull();
  });

  it("is nothing for what is no longer taken, and no day where the first one is not known", () => {
    expect(dueOf({ ...course, state: "STOPPED", end: "2026-01-01" }, "2026-11-23")).toBeNull();
    expect(nextDoseOn({ ...course, start: "2026-11" }, "2026-11-23")).toBeNull();
    expect(nextDoseOn({ frequency: "ONCE_ONLY", start: "2026-11-22" }, "2026-11-23")).toBeNull();
  });

  it("is never before today, and in the rhythm of the first dose", () => {
    const day = fc
      .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.constantFrom("WEEKLY", "EVERY_OTHER_DAY", "MONTHLY"), (start, today, frequency) => {
        const next = nextDoseOn({ frequency, start }, today) ?? "";
        expect(next >= today && next >= start).toBe(true);
        const days = toDayNumber(next) - toDayNumber(start);
        if (frequency === "WEEKLY") expect(days % 7).toBe(0);
        if (frequency === "EVERY_OTHER_DAY") expect(days % 2).toBe(0);
        if (frequency === "MONTHLY") expect(Math.abs(Number(next.slice(8)) - Number(start.slice(8))) <= 3).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import type { HealthRecord } from "../records/record-kinds";
import { groupVaccinations } from "./group-vaccinations";
import { diseasesOf } from "./vaccine-diseases";

type Vaccination = Pick<HealthRecord, "name" | "coding" | "date" | "state" | "values">;

const dose = (
  name: string,
  date: string,
  more: { state?: string; nextDue?: string; of?: number } = {},
): Vaccination => ({
  ...{ name, date, coding: null, state: more.state ?? "GIVEN" },
  values: { nextDue: more.nextDue ?? "", dosesInSeries: more.of ?? null },
});

const group = (...doses: Vaccination[]) => groupVaccinations(doses, "2026-11-23");

describe("the doses of a vaccine", () => {
  it("stand together, the newest first, however their name was typed", () => {
    const [polio, ...others] = group(dose("Tetanus", "2010"), dose("Polio", "1990"), dose("tétanus", "2020-05-01"));
    expect(polio?.name).toBe("Polio");
    expect(others.map(({ name, doses }) => [name, doses.map(({ date }) => date)])).toEqual([
      ["tétanus", ["2020-05-01", "2010"]],
    ]);
  });

  it("say how many of the series were given", () => {
    const [hepatitis] = group(
      dose("Hepatitis B", "2026-01-01", { of: 3 }),
      dose("Hepatitis B", "2026-02-01", { of: 3 }),
      dose("Hepatitis B", "2026-12-01", { of: 3, state: "DUE" }),
    );
    expect(hepatitis).toMatchObject({ given: 2, series: 3, due: "2026-12-01", overdue: false });
  });

  it("count those before the last one, entered or not", () => {
    const third = { ...dose("Tetanus", "2016"), values: { doseNumber: 3, dosesInSeries: 3, nextDue: "" } };
    expect(group(third)[0]).toMatchObject({ given: 3, series: 3 });
  });

  it("are overdue when the day of the next one has passed, and then come first", () => {
    const groups = group(
      dose("Cholera", "2026-01-01"),
      dose("Tetanus", "2016-03-01", { nextDue: "2026-03-01" }),
      dose("Rabies", "2026-10-01", { nextDue: "2026-11" }),
    );
    expect(groups.map(({ name, overdue, due }) => [name, overdue, due])).toEqual([
      ["Tetanus", true, "2026-03-01"],
      ["Cholera", false, null],
      ["Rabies", false, "2026-11"],
    ]);
  });

  it("are no longer due once a later one was given", () => {
    const [tetanus] = group(
      dose("Tetanus", "2016-03-01", { nextDue: "2026-03-01" }),
      dose("Tetanus", "2026-02-20"),
      dose("Tetanus", "2020-01-01", { state: "DUE" }),
    );
    expect(tetanus).toMatchObject({ due: null, overdue: false });
  });

  it("that was not given announces nothing", () => {
    expect(group(dose("Flu", "2025-10-01", { state: "NOT_GIVEN", nextDue: "2025-11-01" }))[0]).toMatchObject({
      given: 0,
      due: null,
    });
  });
});

it("a vaccine of the list names the diseases that it is against; another none", () => {
  expect(diseasesOf("MMR vaccine").map(({ code }) => code)).toEqual(["B05.9", "B26.9", "B06.9"]);
  expect(diseasesOf("something of my village")).toEqual([]);
});

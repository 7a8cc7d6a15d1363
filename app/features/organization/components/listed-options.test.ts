import { expect, test } from "vitest";
import { listedOptions } from "./listed-options";

test("no two languages are offered by the same name, whatever language they are read in", () => {
  for (const reader of ["en-US", "es-ES", "ar-BH"]) {
    const labels = listedOptions("languages", reader).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => label.startsWith("Shqip"))).toEqual(["Shqip (al_AL)", "Shqip (sq)", "Shqip (sqi)"]);
  }
});

test("time zones are offered without the underscores of their codes", () => {
  const zones = listedOptions("timeZones", "en-US");
  expect(zones.find(({ value }) => value === "America/New_York")?.label).toBe("America/New York");
});

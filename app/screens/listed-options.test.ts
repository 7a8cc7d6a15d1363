import { expect, test } from "vitest";
import { listedOptions } from "./listed-options";

test("only languages that the pages are written in are offered, and no two by the same name", () => {
  for (const reader of ["en-US", "es-ES", "ar-BH"]) {
    const languages = listedOptions("languages", reader);
    expect(new Set(languages.map(({ label }) => label)).size).toBe(languages.length);
    expect(languages.map(({ value }) => value).sort()).toEqual(["ar_BH", "en_GB", "en_US", "es", "es_ES"]);
  }
});

test("time zones are offered without the underscores of their codes", () => {
  const zones = listedOptions("timeZones", "en-US");
  expect(zones.find(({ value }) => value === "America/New_York")?.label).toBe("America/New York");
});

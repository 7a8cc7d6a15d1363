import { expect, it } from "vitest";
import { MESSAGE_LOCALES } from "~/i18n/locales";
import { createTranslator } from "~/i18n/translator.server";
import { ENTERED_TRACKERS, trackerOf } from "../../domain/trackers/trackers";
import { FILE_COLUMNS, fileWords, headingOf } from "./file-words.server";

it.each(ENTERED_TRACKERS)("a file of %s is understood in every language that it may be written in", (tracker) => {
  const words = fileWords(tracker);
  const { units, contexts = [], sites = [] } = trackerOf(tracker);
  for (const locale of MESSAGE_LOCALES) {
    const { t } = createTranslator(locale);
    for (const column of FILE_COLUMNS) expect(words.heading(headingOf(t, tracker, column))?.column).toBe(column);
    // Units with one name are the same quantity in one tracker.
    for (const unit of units) expect(words.unit(t(`trackers:unit.${unit}`))).toBe(unit);
    for (const context of contexts) expect(words.context(t(`trackers:context.${context as "FASTING"}`))).toBe(context);
    for (const site of sites) expect(words.site(t(`trackers:site.${site as "ORAL"}`))).toBe(site);
  }
});

it("a heading may have its unit in brackets, and say what other programs say", () => {
  const { heading, unit } = fileWords("weight");
  expect(heading("Weight (lbs)")).toEqual({ column: "value", unit: "lb" });
  expect(heading("PESO [kg]")).toEqual({ column: "value", unit: "kg" });
  expect(heading("Timestamp")).toEqual({ column: "date", unit: null });
  expect(heading("Battery")).toBeNull();
  expect([unit("Pounds"), unit("stone")]).toEqual(["lb", null]);
  expect(fileWords("glucose").unit("mg/dL")).toBe("glucose mg/dL");
});

import { expect, test } from "vitest";
import { createTranslator } from "~/i18n/translator.server";
import type { PlainKey } from "~/i18n/message-types";
import { fillPlaceholders, SEEDED_NAMES, SEEDED_TEMPLATES } from "./note-template";

test("each of the product's own templates has its words, and each of its sections a heading", () => {
  const { t } = createTranslator("en_US");
  const unsaid = SEEDED_NAMES.flatMap((name) => [
    `note-templates:${name}.name`,
    ...SEEDED_TEMPLATES[name].sections.map(({ id }) => `note-templates:${name}.${id}.title`),
  ]).filter((key) => t(key as PlainKey) === key || t(key as PlainKey) === "");
  expect(unsaid).toEqual([]);
});

test("no template has two sections of one name", () => {
  for (const name of SEEDED_NAMES) {
    const ids = SEEDED_TEMPLATES[name].sections.map(({ id }) => id);
    expect([name, new Set(ids).size]).toEqual([name, ids.length]);
  }
});

test("placeholders are filled in, and braces around anything else stay", () => {
  const values = {
    ...{ "patient.name": "Ana López", "patient.age": "34", "patient.birthDate": "May 1, 1992" },
    ...{ "doctor.name": "Ada Okafor", date: "January 5, 2027", "vitals.latest": "Weight: 72 kg" },
  };
  expect(fillPlaceholders("{patient.name}, {patient.age}: {unknown} { date } {date}. {vitals.latest}", values)).toBe(
    "Ana López, 34: {unknown} { date } January 5, 2027. Weight: 72 kg",
  );
});

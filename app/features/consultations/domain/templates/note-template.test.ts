import { expect, test } from "vitest";
import { createTranslator } from "~/i18n/translator.server";
import type { PlainKey } from "~/i18n/message-types";
import {
  filledText,
  fillPlaceholders,
  healthPlaceholderIn,
  keptSections,
  leftOpen,
  openPlaces,
  piecesOf,
  placeholderValue,
  SEEDED_NAMES,
  SEEDED_TEMPLATES,
  unknownPlaceholder,
} from "./note-template";

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

const VALUES = {
  ...{ "patient.name": placeholderValue("Ana López"), "patient.age": placeholderValue("34") },
  ...{ "patient.birthDate": placeholderValue("May 1, 1992"), "doctor.name": placeholderValue("Ada Okafor") },
  ...{ date: placeholderValue("January 5, 2027"), "medicines.current": placeholderValue("") },
  "allergies.known": placeholderValue(""),
  "vitals.latest": { alone: "Weight: 72 kg\nPulse: 70", within: "Weight: 72 kg, Pulse: 70", isKnown: true },
};

test("placeholders are filled in, and braces around anything else stay", () => {
  expect(fillPlaceholders("{patient.name}, {patient.age}: {unknown} { date } {date}.", VALUES)).toBe(
    "Ana López, 34: {unknown} January 5, 2027 January 5, 2027.",
  );
});

test("what is of several lines is one line within a sentence, and lines where it stands alone", () => {
  expect(fillPlaceholders("Today: {vitals.latest}.\n{vitals.latest}\nRest", VALUES)).toBe(
    "Today: Weight: 72 kg, Pulse: 70.\nWeight: 72 kg\nPulse: 70\nRest",
  );
  const { isKnown: _known, ...vitals } = VALUES["vitals.latest"];
  expect(filledText("{vitals.latest}", VALUES)).toEqual(vitals);
  expect(filledText("{vitals.latest}\nThen\n{vitals.latest}\nRest", VALUES).within).toBe(
    "Weight: 72 kg, Pulse: 70\nThen\nWeight: 72 kg\nPulse: 70\nRest",
  );
});

test("where nothing is known stands a gap to be filled in, and no blank that reads as none", () => {
  const text = fillPlaceholders("No fever. Allergies: {allergies.known}\n{medicines.current}", VALUES);
  expect(text).toBe("No fever. Allergies: ***\n***");
  expect(leftOpen(text)).toEqual(["***"]);
});

test("what a text would tell of the health record is found", () => {
  expect(healthPlaceholderIn("{patient.name}, { medicines.current }")).toBe("medicines.current");
  expect(healthPlaceholderIn("{patient.name}, medicines.current")).toBeUndefined();
});

test("the placeholders of a text are told apart from its words", () => {
  expect(piecesOf("{patient.name}. Allergies: { allergies.known }{ other }")).toEqual([
    ...[{ place: "patient.name" }, { text: ". Allergies: " }, { place: "allergies.known" }, { text: "{ other }" }],
  ]);
});

test("a name in braces that stands for nothing is found, and words in braces are none", () => {
  expect(unknownPlaceholder("{patient.name} { date } {as needed} {} {1, 2}")).toBeUndefined();
  expect(unknownPlaceholder("{date} {nosuch.field} {other}")).toBe("nosuch.field");
  expect(unknownPlaceholder("{Patient.Name}")).toBe("Patient.Name");
  expect(unknownPlaceholder("{اسم}")).toBe("اسم");
});

test("what was left to be filled in is found, each once: in braces, as stars and as lines", () => {
  expect(leftOpen("{patient.name} and {x}, {patient.name} { main symptom }, since ***, by ___ {}")).toEqual([
    ...["{patient.name}", "{x}", "{ main symptom }", "***", "___", "{}"],
  ]);
  expect(leftOpen("Take 2 * 3 - 4 of a_b, **bold**\n{\n}")).toEqual([]);
});

test("the places of a note that nobody has filled in are told by their section", () => {
  const sections = [
    { title: "Subjective", text: "Cough" },
    { title: "Plan", text: "{x} for {symptom}" },
  ];
  expect(openPlaces(sections)).toEqual([
    { index: 1, title: "Plan", placeholder: "{x}" },
    { index: 1, title: "Plan", placeholder: "{symptom}" },
  ]);
});

test("a section keeps its name and code wherever it moves, and a new one gets a name that none had", () => {
  const words = { prompt: "", text: "", required: false };
  const before = ["History", "Findings", "Plan"].map((title, index) => ({
    ...{ ...words, id: `s${index + 1}`, code: `code-${title}`, title },
  }));
  const written = [
    { ...words, id: "s3", title: "Plan" },
    { ...words, id: "", title: "Risks" },
    { ...words, id: "s1", title: "Story" },
    { ...words, id: "s1", title: "Story again" },
  ];
  expect(keptSections(before, written).map(({ id, code, title }) => [id, code, title])).toEqual([
    ["s3", "code-Plan", "Plan"],
    ["s4", "", "Risks"],
    ["s1", "code-History", "Story"],
    ["s5", "", "Story again"],
  ]);
  expect(keptSections([], written.slice(1)).map(({ id }) => id)).toEqual(["s1", "s2", "s3"]);
});

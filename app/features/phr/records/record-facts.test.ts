import { expect, test } from "vitest";
import { storedRecord } from "../../../../tests/support/health-record";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import { asEnded, asRefused } from "../domain/medications/pharmacy-marks";
import { medication } from "./medication";
import { measuredText, recordFacts } from "./record-facts";

const { t, bcp47 } = createTranslator("en_US");
const said = { t, format: createFormat(bcp47) };
const ramipril = storedRecord(medication, {
  ...{ name: "Ramipril", form: "TABLET", strength: "5", strengthUnit: "mg", dose: "1", frequency: "DAILY" },
  status: "ACTIVE",
});

test("the facts of a record give a number its unit, and leave out what only says No", () => {
  const facts = recordFacts(medication, ramipril, said).map(({ term, value }) => `${term}: ${value}`);
  expect(facts).toContain("Strength: 5 mg");
  expect(facts.join(" | ")).not.toMatch(/Unit|: No\b/);
  const table = recordFacts(medication, ramipril, said, { forTable: true }).map(({ name }) => name);
  expect(table).toEqual(expect.arrayContaining(["strength", "strengthUnit", "asNeeded"]));
});

test("a number that is named by itself has its unit, too", () => {
  expect(measuredText(medication.fields, "strength", ramipril.values, said)).toBe("5 mg");
  expect(measuredText(medication.fields, "dose", ramipril.values, said)).toBe("1");
});

test("what a pharmacist refused as unsafe says so instead of its status, and how it is taken is left out for readers", () => {
  const refused = { ...ramipril, values: asRefused(ramipril.values, "2027-01-05") };
  const facts = recordFacts(medication, refused, said).map(({ value }) => value);
  expect(facts.join(" | ")).toMatch(/Refused as unsafe by the pharmacy.*2027/u);
  expect(facts.join(" | ")).not.toMatch(/daily/iu);
  const ended = { today: "2027-01-06", reason: "", unusedSince: "2027-01-05" };
  const never = { ...ramipril, values: asEnded({ ...ramipril.values, start: "2027-01-05" }, ended) };
  expect(recordFacts(medication, never, said).map(({ value }) => value)).toContain("Never dispensed");
});

import { expect, test } from "vitest";
import { storedRecord } from "../../../../tests/support/health-record";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
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

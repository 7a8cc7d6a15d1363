import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { storedRecord } from "../../../../../tests/support/health-record";
import { createFormat } from "~/i18n/format";
import { createTranslator } from "~/i18n/translator.server";
import type { RecordKindName } from "../../domain/records/record-kinds";
import { healthRecordKindOf } from "../../records";
import { recordFacts } from "../../records/record-facts";
import { RecordCards } from "./record-cards";

const AT = Date.UTC(2026, 10, 23);

function list(name: RecordKindName, typed: object, as: object = {}) {
  const kind = healthRecordKindOf(name);
  const record = { ...storedRecord(kind, typed, as), refuted: null, authorName: "Noor", mayChange: true, ...as };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <RecordCards
        {...{ kind: name, base: kind.base, patient: "p1", records: [{ ...record, maySwitch: true }] }}
        {...{ mayConfirm: true, answer: undefined, timeZone: "UTC", today: "2026-11-23" }}
      />
    </I18nProvider>,
  );
}

const PENICILLIN = { allergen: "Penicillin", category: "MEDICATION", reactions: ["HIVES"], status: "ACTIVE" };
const DANGEROUS = { ...PENICILLIN, criticality: "HIGH" };

test("a refuted allergy is struck through, says by whom it was refuted, and can be taken back", () => {
  const refuted = { verification: "REFUTED", refuted: { name: "Ada Okafor", at: AT } };
  const html = list("ALLERGY", DANGEROUS, refuted);
  expect(html).toContain("line-through");
  // A name keeps its own direction within the words of the page.
  expect(html).toMatch(/Entered by \u2068Noor\u2069, .*Marked as incorrect by \u2068Ada Okafor\u2069, /);
  expect(html).toContain('value="unrefute"');
  expect(html).not.toMatch(/High risk|value="refute"/);
  const open = list("ALLERGY", DANGEROUS);
  expect(open).toMatch(/High risk.*Not confirmed.*value="confirm".*value="refute"/);
  expect(open).not.toContain("line-through");
});

test("nothing says of what was refuted that it is still so", () => {
  const { t, bcp47 } = createTranslator("en_US");
  const kind = healthRecordKindOf("ALLERGY");
  const facts = (verification: "CONFIRMED" | "REFUTED") =>
    recordFacts(kind, storedRecord(kind, PENICILLIN, { verification }), { t, format: createFormat(bcp47) });
  const names = (verification: "CONFIRMED" | "REFUTED") => facts(verification).map(({ name }) => name);
  expect(names("CONFIRMED")).toContain("status");
  expect(names("REFUTED")).not.toContain("status");
});

test.each([
  ["a goal", "GOALS", { goal: "Walk more", status: "ACTIVE" }],
  ["a diary", "JOURNAL", { on: "2026-11-23", text: "Slept badly", shared: "on" }],
] as const)("%s is not for the practice to confirm, and does not say that it is unconfirmed", (_, kind, typed) => {
  const html = list(kind, typed);
  expect(html).toContain("Entered by Noor");
  expect(html).not.toMatch(/Not confirmed|value="(?:confirm|refute)"/);
});

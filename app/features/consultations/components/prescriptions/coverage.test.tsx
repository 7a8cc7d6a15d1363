import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { Coverage, TakesNow } from "./coverage";

it("counts the dose of a medicine that is not known among those that were not checked", () => {
  const coverage = { unknownLines: ["Zzyprex"], notCompared: [], knowledge: { medicines: 1_010, interactions: 23 } };
  const lines = [
    { line: { name: "Zzyprex" }, uncheckedDose: null },
    { line: { name: "Paracetamol" }, uncheckedDose: null },
  ];
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Coverage {...{ coverage, lines }} />
    </I18nProvider>,
  );
  expect(shown.replace(/[\u2066-\u2069]/g, "")).toContain("Doses checked: 1 of 2.");
  expect(shown).toContain("Kidney function and most diseases are not checked.");
});

it("shows what the patient has beside what they take", () => {
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <TakesNow conditions={["Asthma"]} takes={[{ name: "Salbutamol", by: null }]} />
    </I18nProvider>,
  );
  expect(shown.replace(/[\u2066-\u2069]/g, "")).toMatch(/Conditions: Asthma\..*Takes now: Salbutamol\./);
});

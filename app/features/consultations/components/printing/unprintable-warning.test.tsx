import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { UnprintableWarning } from "./unprintable-warning";

const shown = (unprintable: Parameters<typeof UnprintableWarning>[0]["unprintable"]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <UnprintableWarning unprintable={unprintable} patientId="patient" />
    </I18nProvider>,
  );

it("names what paper has no letters for, and leads to the patient's name where it is there", () => {
  const ofName = shown({ signs: ["𞤀", "𞤥", "𞤢"], inName: true });
  expect(ofName).toContain("𞤀 𞤥 𞤢");
  expect(ofName).toContain('href="/secure/providerweb/patients/edit/patient"');
  const ofText = shown({ signs: ["\ue000"], inName: false });
  expect(ofText).toContain("\ue000");
  expect(ofText).not.toContain("href");
});

it("is silent where everything can be printed", () => {
  expect(shown(null)).toBe("");
});

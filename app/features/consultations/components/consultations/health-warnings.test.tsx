import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { GlanceSection } from "../../domain/desk/glance";
import { HealthWarnings } from "./health-warnings";

const section = (more: Partial<GlanceSection>): GlanceSection => ({
  ...{ kind: "ALLERGY", title: "Allergies", href: "/", entries: [], nothing: "No known allergies", notAsked: false },
  ...more,
});
const shown = (warning: GlanceSection, ask?: string) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <HealthWarnings warnings={[warning]} {...(ask && { ask })} />
    </I18nProvider>,
  );

it("says what the patient is allergic to, that nothing is known, and that nobody has asked", () => {
  const entries = [{ name: "Penicillin", text: "", mark: "High risk" }];
  expect(shown(section({ entries }))).toContain("Penicillin (high risk)");
  expect(shown(section({}))).toContain("No known allergies");
  const unasked = section({ nothing: "Not asked yet", notAsked: true });
  expect(shown(unasked)).toContain("Not asked yet");
  expect(shown(unasked, "Ask before you prescribe.")).toContain("Not asked yet. Ask before you prescribe.");
});

it("says of what else they must not be given only what there is", () => {
  expect(shown(section({ kind: "CONTRAINDICATION", nothing: "Nothing" }))).toBe("");
});

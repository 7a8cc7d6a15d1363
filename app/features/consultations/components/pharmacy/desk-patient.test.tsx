import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { PatientWarnings } from "../../domain/pharmacy/desk-view";
import { DeskPatient } from "./desk-patient";

const nothing: PatientWarnings = { known: "none", saidNoneAt: null, allergies: [], weight: null };
const shown = (warnings: PatientWarnings | null) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DeskPatient
        patient={{ name: "Noor Ashworth", birthDate: "1988-04-17", number: 1 }}
        warnings={warnings}
        today="2026-12-01"
      />
    </I18nProvider>,
  );

test("allergies stand beside who gets the medicines, with how the person reacts", () => {
  const penicillin = { id: "a", name: "Penicillin", text: "Hives, Severe", isDangerous: true };
  const html = shown({ ...nothing, known: "some", allergies: [penicillin] });
  for (const text of ["Penicillin", "Hives, Severe", "High risk", "Apr 17, 1988 (38 years)"])
    expect(html).toContain(text);
});

test("no known allergies, none that is current and nobody asked are told apart", () => {
  const said = (["none", "past", "notAsked"] as const).map((known) => shown({ ...nothing, known }));
  expect(said[0]).toContain("No known allergies");
  expect(said[1]).toContain("No current allergies");
  expect(said[2]).toContain("Not asked yet");
  for (const html of [shown({ ...nothing, known: "hidden" }), shown(null)]) expect(html).not.toContain("llergies");
});

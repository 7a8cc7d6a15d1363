import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { DeskViewLine } from "../../domain/pharmacy/desk-view";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { DeskLineCard } from "./desk-lines";

const line: DeskViewLine = {
  ...{ id: "1", name: "Amoxicillin", quantity: 21, dispensed: 0, left: 42, atATime: 21, refillsLeft: 1 },
  ...{ refillDueAt: null, declined: null, recordId: null, dispensedBefore: null, entries: [] },
  medicine: medicineOf({
    ...{ refills: 1, reason: "Otitis", quantityUnit: "CAPSULE" },
    overruled: [{ check: "ALLERGY.sameClass", about: "Penicillin", reason: "Tolerated in 2025" }],
  }),
};

const page = (mayHandOut: boolean) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <DeskLineCard line={line} timeZone="Europe/Madrid" mayHandOut={mayHandOut} />
    </I18nProvider>,
  );

test("the pharmacist reads which warning a medicine was prescribed despite, in the doctor's words, and what it is for", () => {
  const shown = page(true);
  for (const words of ["Penicillin", "Tolerated in 2025", "Otitis", "1 refill left"]) expect(shown).toContain(words);
});

test("nothing is left of what may not be handed out any more", () => {
  expect(page(false)).not.toMatch(/refill left|Left/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { DeclineReason } from "../../domain/pharmacy/dispense";
import { refusalOf } from "../../domain/pharmacy/refusal";
import { PatientRefusal } from "./patient-refusal";

/** What a patient reads of the first of so many medicines, which was refused. */
function shown(declineReason: DeclineReason, count: number, wasHandedOut = false): string {
  const at = Date.UTC(2026, 10, 23, 9);
  const declined = [{ name: "Metformin", declineReason, pharmacy: "Corner Pharmacy", at, wasHandedOut }];
  const refusal = refusalOf(declined, count);
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {refusal && (
        <PatientRefusal
          {...{ refusal, declined, count }}
          timeZone="UTC"
          prescriberId="doctor"
          phone="+34 910 000 001"
        />
      )}
    </I18nProvider>,
  );
}

test("a patient is told first not to take what was refused as unsafe, by name where there are others", () => {
  expect(shown("NOT_SAFE", 1)).toContain("Do not take this. Speak to your doctor first.");
  expect(shown("NOT_SAFE", 2)).toContain("Do not take Metformin. Speak to your doctor first.");
  // Where what is prescribed is not shown.
  expect(shown("NOT_SAFE", 0)).toContain("Do not take Metformin. Speak to your doctor first.");
});

test("a refusal of the only medicine is one of this medicine, and each reason says what is true", () => {
  const one = shown("OUT_OF_STOCK", 1);
  expect(one).toContain("could not give you this medicine");
  expect(one).toContain("Corner Pharmacy did not have it on Nov 23, 2026.");
  expect(shown("UNCLEAR", 1)).toContain("has a question for your doctor");
  expect(shown("OTHER", 2)).toContain("could not give you Metformin");
  // They could have had it.
  expect(shown("PATIENT_REFUSED", 1)).not.toContain("could not give");
  expect(shown("PATIENT_REFUSED", 1)).toContain("because it was not wanted");
});

test("what to do with what was handed out before is said, and the practice can be called", () => {
  expect(shown("NOT_SAFE", 1, true)).toContain("Stop taking what you have until your doctor answers.");
  expect(shown("NOT_SAFE", 1)).not.toContain("Stop taking");
  expect(shown("OUT_OF_STOCK", 1, true)).not.toContain("Stop taking");
  expect(shown("NOT_SAFE", 1)).toContain('href="tel:+34910000001"');
});

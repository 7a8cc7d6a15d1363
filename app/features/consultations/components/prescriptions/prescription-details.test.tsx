import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medicineOf } from "../../domain/prescriptions/sample-medicine";
import { PrescriptionDetails } from "./prescription-details";

const DECLINED = {
  ...({ declineReason: "OUT_OF_STOCK", pharmacy: "Corner Pharmacy", at: Date.UTC(2026, 10, 23, 9) } as const),
  reason: "Back on Thursday",
};

test.each([
  [true, ["Corner Pharmacy did not have it on Nov 23, 2026.", "Ask the pharmacy when it will have it"]],
  [false, ["Not dispensed on Nov 23, 2026: Not in stock", "Back on Thursday"]],
])("a patient (%s) reads what they can do about a declined medicine, and staff why it was", (asPatient, words) => {
  const line = {
    ...{ id: "line", name: "Metformin", medicine: medicineOf({}), quantity: 30, refillsLeft: 0, dispensed: 0 },
    declined: DECLINED,
  };
  const details = {
    ...{ number: 12, verificationCode: null, diagnosis: "", validUntil: "2027-06-30", noteToPatient: "" },
    ...{ noteToPharmacist: "", stateReason: "", told: "", pharmacy: "Corner Pharmacy", lines: [line] },
  };
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <PrescriptionDetails details={details} timeZone="Europe/Madrid" asPatient={asPatient} />
    </I18nProvider>,
  );
  expect(words.filter((each) => !page.includes(each))).toEqual([]);
});

test("a warning that was overruled is shown with its word, and with the reason", () => {
  const overruled = [{ check: "DOSE", level: "stop", about: "800 / 80 mg", reason: "As the hospital has it" }] as const;
  const line = {
    ...{ id: "line", name: "Pantoprazole", medicine: medicineOf({ overruled }), quantity: 30 },
    ...{ refillsLeft: 0, dispensed: 0, declined: null },
  };
  const details = {
    ...{ number: 12, verificationCode: null, diagnosis: "", validUntil: "2027-06-30", noteToPatient: "" },
    ...{ noteToPharmacist: "", stateReason: "", told: "", pharmacy: null, lines: [line] },
  };
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <PrescriptionDetails details={details} timeZone="Europe/Madrid" asPatient={false} />
    </I18nProvider>,
  );
  const words = ["Dangerous", "800 / 80 mg per day", "Prescribed anyway: As the hospital has it"];
  expect(words.filter((each) => !page.includes(each))).toEqual([]);
});

test("a medicine in Latin letters is read from the right in Arabic: its name first, then strength and form", () => {
  const line = {
    ...{
      id: "line",
      name: "Metformin",
      medicine: medicineOf({ strength: "1000", strengthUnit: "mg", form: "TABLET" }),
    },
    ...{ quantity: 30, refillsLeft: 0, dispensed: 0, declined: null },
  };
  const details = {
    ...{ number: 12, verificationCode: null, diagnosis: "", validUntil: "2027-06-30", noteToPatient: "" },
    ...{ noteToPharmacist: "", stateReason: "", told: "", pharmacy: null, lines: [line] },
  };
  const page = renderToStaticMarkup(
    <I18nProvider locale="ar_BH" messages={localeMessages("ar_BH")}>
      <PrescriptionDetails details={details} timeZone="Asia/Bahrain" asPatient />
    </I18nProvider>,
  );
  // A bdi would take the direction of the name.
  expect(page).toContain(">\u2068Metformin\u2069، 1000 ملغ، قرص</p>");
});

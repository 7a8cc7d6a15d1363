import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { Unpaid } from "./unpaid";

test("what is not paid of an appointment elsewhere stands by the practice's clock, as staff read every time", () => {
  const line = {
    ...{
      id: "a",
      of: "appointment" as const,
      patientId: "p",
      patientName: "Noor Ashworth",
      what: "",
      appointment: null,
    },
    ...{ at: Date.UTC(2026, 11, 1, 14, 15), timeZone: "America/New_York", amountMinor: 3_500, currencyCode: "GBP" },
  };
  const all = { count: 1, amounts: [{ amountMinor: 3_500, currencyCode: "GBP" }] };
  const money = {
    ...{ currencyCode: "GBP", age: null, unpaidOf: [], unpaidInAll: all, unpaid: [line], timeZone: "Europe/London" },
    ...{ seesPatients: true, after: null, isFirstPage: true },
  };
  const said = renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <Unpaid money={money} />
    </I18nProvider>,
  );
  expect(said).toContain("14:15");
  // What a press takes is said in the button.
  expect(said).toContain("Take £35.00 in cash");
  expect(said).not.toContain("09:15");
});

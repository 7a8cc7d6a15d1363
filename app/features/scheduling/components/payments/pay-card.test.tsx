import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { TaxPart } from "~/kernel/money/price";
import { PayCard } from "./pay-card";

const page = (taxes: readonly TaxPart[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <PayCard
        pay={{
          appointmentId: "a",
          costMinor: 5_000,
          currencyCode: "EUR",
          toStart: false,
          taxes,
          baseMinor: 5_000,
          discounts: [],
        }}
      />
    </I18nProvider>,
  );

test("who is about to pay reads the taxes in the amount, and nothing of taxes where there are none", () => {
  const vat = { name: "VAT", ratePpm: 72_500, isInclusive: true, amountMinor: 338 };
  expect(page([vat])).toContain("Includes VAT 7.25% (€3.38)");
  expect(page([])).not.toContain("Includes");
});

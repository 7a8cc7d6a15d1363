import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { TaxPart } from "~/kernel/money/price";
import { PayCard } from "./pay-card";

const page = (taxes: readonly TaxPart[], dueMinor = 5_000) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <PayCard
        pay={{
          appointmentId: "a",
          costMinor: 5_000,
          currencyCode: "EUR",
          dueMinor,
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

test("of what was paid in part the price stays the price, and what is left is said beside it", () => {
  const vat = { name: "VAT", ratePpm: 72_500, isInclusive: true, amountMinor: 338 };
  const said = page([vat], 1_000);
  expect(said).toContain("€10.00 of the price of €50.00 is left to pay.");
  expect(said).toContain("Includes VAT 7.25% (€3.38)");
  expect(said).not.toContain("costs €10.00");
});

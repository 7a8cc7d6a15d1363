import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { TaxPart } from "~/kernel/money/price";
import { OwnPaymentsPage } from "./own-payments";
import { PayCard } from "./pay-card";
import { PayPage } from "./pay-page";

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

const PAID = { amountMinor: 5_000, currencyCode: "EUR", what: ["Consultation"], entryId: "entry" };
const shown = (content: ReactElement) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      {content}
    </I18nProvider>,
  );

const CLOCK = { zone: "Europe/Madrid", isTheirs: false, now: 0 } as never;
const THANKED = {
  ...{ appointmentId: "0191b3c0-0000-7000-8000-000000000001", step: "paid" as const, choices: [], chosen: null },
  ...{ moneyBack: false, price: null, askedMinor: null, offeringName: "Consultation", instructions: "" },
  ...{ startsAt: 1_800_000_000_000, endsAt: 1_800_000_900_000, timeZone: "Europe/Madrid" },
  ...{ provider: { title: 1, firstName: "Wei", lastName: "Chen" }, payBefore: null, confirmed: true, paid: PAID },
  isUnclear: false,
} as const;

test("the page of thanks for an appointment says what was paid and what for, and leads to the receipt", () => {
  const of = (receipt: string | null) =>
    shown(<PayPage payment={THANKED} {...{ here: "/here", booked: null, receipt, errors: [], clock: CLOCK }} />);
  expect(of("/receipt")).toMatch(/Paid<\/dt>[^€]*€50\.00/u);
  expect(of("/receipt")).toContain("Consultation");
  expect(of("/receipt")).toContain('href="/receipt"');
  expect(of(null)).not.toContain("Receipt");
});

test("whoever paid another amount than was asked for reads what becomes of it, and is not asked to pay or look again", () => {
  const said = shown(
    <PayPage
      payment={{ ...THANKED, step: "checking", paid: null, isUnclear: true }}
      {...{ here: "/here", booked: null, receipt: null, errors: [], clock: CLOCK }}
    />,
  );
  expect(said).toContain("The clinic is checking your payment");
  expect(said).toContain("Please do not pay again. The clinic will refund it or contact you.");
  expect(said).not.toContain('href="/here"');
});

test("whoever comes back from paying what they owe reads how much and what for, and finds the receipt", () => {
  const said = shown(
    <OwnPaymentsPage
      {...{ title: "Payments", rows: [], tooMuch: [], owed: [], returned: "PAID", paid: PAID, timeZone: "UTC" }}
      {...{ next: null, isFirst: true, year: 2026, errors: [] }}
    />,
  );
  expect(said).toContain("Thank you. We have received your payment.");
  expect(said).toContain("€50.00 paid, Consultation");
  expect(said).toContain('href="/secure/providerweb/payments/receipt/entry"');
});

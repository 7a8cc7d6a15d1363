import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PatientAccount } from "~/features/billing/public.server";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { PatientAccountCard } from "./patient-account";

const shownOf = (account: Partial<PatientAccount>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <PatientAccountCard
        {...{ patientId: "p", zone: "Europe/London" }}
        account={{ owed: [], entries: [], next: null, isFirst: true, ...account }}
      />
    </I18nProvider>,
  );

test("the account says what its patient owes or has paid ahead, and of one who does neither that nothing is owed", () => {
  const shown = (...amounts: number[]) =>
    shownOf({ owed: amounts.map((amountMinor) => ({ amountMinor, currencyCode: "GBP" })) });
  expect(shown()).toContain("Owes nothing");
  expect(shown(-3_000)).toContain("Paid ahead £30.00");
});

test("the account says of a waiver whether it stands or was reversed", () => {
  const entry = {
    id: "e",
    at: 0,
    kind: "WRITE_OFF",
    currencyCode: "GBP",
    appointmentId: null,
    chargeId: null,
  } as const;
  expect(shownOf({ entries: [{ ...entry, amountMinor: -500 }] })).toContain("Waived");
  expect(shownOf({ entries: [{ ...entry, amountMinor: 500 }] })).toContain("Waiver reversed");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PatientAccount } from "~/features/billing/public.server";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { PatientAccountCard } from "./patient-account";

const shownOf = (account: Partial<PatientAccount>, waivedAheadMinor = 0) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <PatientAccountCard
        {...{ patientId: "p", zone: "Europe/London" }}
        account={{ owed: [], entries: [], next: null, isFirst: true, ...account }}
        standings={[{ currencyCode: "GBP", waivedAheadMinor }]}
      />
    </I18nProvider>,
  );

test("the account of a patient whose refund was waived shows no amount as paid ahead", () => {
  const owed = [{ amountMinor: -5_000, currencyCode: "GBP" }];
  const shown = (waivedAheadMinor: number) => shownOf({ owed }, waivedAheadMinor);
  expect(shown(5_000)).toContain("Owes nothing");
  expect(shown(2_000)).toContain("Paid ahead £30.00");
  expect(shown(0)).toContain("Paid ahead £50.00");
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

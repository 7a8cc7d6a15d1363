import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ReceiptsElsewhere } from "./receipts-elsewhere";

test("a patient reads under their invoices where the receipts of other payments are, and is led to them", () => {
  const said = renderToStaticMarkup(
    <I18nProvider locale="en_GB" messages={localeMessages("en_GB")}>
      <ReceiptsElsewhere year={2026} />
    </I18nProvider>,
  );
  expect(said).toContain("has a receipt on your payments page");
  for (const href of ["payments/list", "payments/receipts/2026", "payments/receipts/2025"])
    expect(said).toContain(`href="/secure/providerweb/${href}"`);
});

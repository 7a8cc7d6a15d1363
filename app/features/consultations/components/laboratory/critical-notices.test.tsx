import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { CriticalNotices } from "./critical-notices";

const critical = {
  ...{ id: "one", name: "Potassium", value: "6.3 mmol/L", raisedAt: 0, acknowledgedAt: null, withdrawnAt: null },
  ...{ by: "", note: "", isRejected: false, doubt: null },
};
const show = (locale: "en_US" | "ar_BH") =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      <CriticalNotices criticals={[critical]} mayAcknowledge timeZone="UTC" />
    </I18nProvider>,
  );

it("marks what is being done about a critical value as optional, as it may be left empty", () => {
  expect(show("en_US")).toMatch(/What is being done.*\(optional\)/);
});

it("says of an alarm that nobody has verified it yet", () => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CriticalNotices criticals={[{ ...critical, doubt: "unverified" }]} mayAcknowledge timeZone="UTC" />
    </I18nProvider>,
  );
  expect(page).toContain("A second person of the laboratory has not verified it yet.");
});

it("keeps a value before its unit in a sentence from right to left", () => {
  expect(show("ar_BH")).toContain("\u20666.3 mmol/L\u2069");
});

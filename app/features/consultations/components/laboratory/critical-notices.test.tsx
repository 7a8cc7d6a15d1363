import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { CriticalNotices } from "./critical-notices";

it("marks what is being done about a critical value as optional, as it may be left empty", () => {
  const critical = {
    id: "one",
    name: "Potassium",
    value: "6.3",
    raisedAt: 0,
    acknowledgedAt: null,
    withdrawnAt: null,
    by: "",
    note: "",
    isRejected: false,
  };
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CriticalNotices criticals={[critical]} mayAcknowledge timeZone="UTC" />
    </I18nProvider>,
  );
  expect(shown).toMatch(/What is being done.*\(optional\)/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { WarningLevelBadge } from "./warning-level";

test("what is dangerous is red, and a caution is amber", () => {
  const badge = (level: "stop" | "warn") =>
    renderToStaticMarkup(
      <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
        <WarningLevelBadge level={level} />
      </I18nProvider>,
    );
  expect(badge("stop")).toMatch(/danger-soft.*Dangerous/u);
  expect(badge("warn")).toMatch(/status-orange.*Caution/u);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { SearchSheet } from "./search-box";

test("wherever staff search, what they find to book opens in front of the page", () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SearchSheet />
    </I18nProvider>,
  );
  const scripts = [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source);
  expect(scripts).toEqual(["/islands/search.js", "/islands/booking-panel.js"]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ErrorPage } from "./error-page";

const shown = (status: number, staff: boolean) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ErrorPage {...{ status, staff }} />
    </I18nProvider>,
  );

test("a page that is not there sends patients to the clinic, and staff to an administrator", () => {
  for (const status of [404, 403]) {
    expect(shown(status, false)).toContain("please ask the clinic");
    expect(shown(status, true)).toContain("ask an administrator of the practice");
    expect(shown(status, true)).not.toContain("ask the clinic");
  }
});

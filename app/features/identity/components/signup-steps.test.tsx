import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { SignupSteps } from "./signup-steps";

test("whoever is about to sign up reads that a password, a review and an approval come next", () => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SignupSteps />
    </I18nProvider>,
  );
  expect(page).toContain("What happens next");
  expect(page.match(/<li>/gu)).toHaveLength(3);
});

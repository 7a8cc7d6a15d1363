import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { EmptyList } from "./empty-list";

test("an empty list tells the patient what to enter, and staff only that nothing was entered", () => {
  const list = (toPatient: boolean) =>
    renderToStaticMarkup(
      <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
        <EmptyList words="allergies" off={false} toPatient={toPatient} action={undefined} />
      </I18nProvider>,
    );
  expect(list(true)).toContain("Add anything you must avoid");
  expect(list(false)).toContain("No allergies entered");
  expect(list(false)).not.toContain("you");
});

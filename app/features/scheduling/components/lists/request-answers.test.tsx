import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { RequestAnswers } from "./request-answers";

const shown = (total: number | null) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <RequestAnswers
        {...{ total, shown: 20, selected: null, obstacles: {}, errors: [] }}
        {...{ action: "/list", idempotencyKey: "k", hrefFor: ({ select = "" }) => `/list?${select}`, children: null }}
      />
    </I18nProvider>,
  );

test.each([
  [104, "Select the first 100 of 104 requests"],
  [100, "Select all 100 requests"],
  [null, "Select the first requests, 100 at most"],
])("of %s requests the choice of many says how many it takes", (total, words) => {
  expect(shown(total)).toContain(`>${words}</a>`);
});

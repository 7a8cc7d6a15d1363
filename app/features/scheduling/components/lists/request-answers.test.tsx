import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { RequestAnswers, type RequestAnswersProps } from "./request-answers";

const shown = (total: number | null, more: Partial<RequestAnswersProps> = {}) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <RequestAnswers
        {...{ total, shown: 20, selected: null, obstacles: {}, errors: [] }}
        {...{ action: "/list", idempotencyKey: "k", hrefFor: ({ select = "" }) => `/list?${select}`, children: null }}
        {...more}
      />
    </I18nProvider>,
  );

test.each([
  [104, "Select the first 100 of 104"],
  [100, "Select all that can be confirmed"],
  [null, "Select the first 100 at most"],
])("of %s requests the choice of many says how many it takes", (total, words) => {
  expect(shown(total)).toContain(`>${words}</a>`);
});

test("where the page shows them all, choosing all counts those alone that can be chosen", () => {
  expect(shown(20, { obstacles: { a: "past", b: "taken", c: "unpaid" } })).toContain(">Select all 17</a>");
  expect(shown(79, { what: "over" })).toContain(">Select all 79</a>");
});

test("there is one way to choose many, and no bar of answers while nothing is chosen", () => {
  expect(shown(80).match(/Select/gu)).toHaveLength(1);
  expect(shown(80)).toMatch(
    /<section[^>]*class="\[form:not\(:has\(\[name=appointmentIds\]:checked\)\)_&amp;\]:hidden /u,
  );
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { FilterForm } from "./list-filters";

const shown = (near: { asked: string; found: boolean }) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <FilterForm
        {...{ action: "/", query: "", order: undefined, orders: [], near: { ...near, names: ["London"] } }}
        fields={[{ name: "insurance", label: "Insurance", value: "", options: [] }]}
      />
    </I18nProvider>,
  );

test("the filters are open where nobody knows the place that was typed, so that it is said", () => {
  expect(shown({ asked: "Oxford", found: false })).toMatch(/<details[^>]* open/);
  expect(shown({ asked: "London", found: true })).not.toMatch(/<details[^>]* open/);
});

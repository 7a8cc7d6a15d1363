import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { Facts } from "./facts";

test("languages stand in the order of their names, not of their codes", () => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <Facts insurers={[]} languages={["am", "de", "en", "es", "fr"]} />
    </I18nProvider>,
  );
  const names = [...page.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, name]) => name);
  expect(names).toEqual(["Amharic", "English", "French", "German", "Spanish"]);
});

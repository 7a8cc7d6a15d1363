import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { CollectForm } from "./desk-acts";

it("asks for the birth date by the date control of all forms, up to today, and offers none that the browser remembers", () => {
  const test = { id: "one", name: "Potassium", sample: "Blood" };
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CollectForm tests={[test]} version={1} answer={undefined} today="2027-01-05" />
    </I18nProvider>,
  );
  const [field = ""] = /<input[^>]*name="birthDate"[^>]*>/.exec(shown) ?? [];
  for (const said of ['type="date"', 'max="2027-01-05"', 'autoComplete="off"']) expect(field).toContain(said);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { CollectForm } from "./desk-acts";

it("asks for the birth date by the date control of all forms, up to today, and offers none that the browser remembers", () => {
  const test = { id: "one", name: "Potassium", sample: "Blood", fasting: true, preparation: "" };
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CollectForm tests={[test]} version={1} answer={undefined} today="2027-01-05" />
    </I18nProvider>,
  );
  const [field = ""] = /<input[^>]*name="birthDate"[^>]*>/.exec(shown) ?? [];
  for (const said of ['type="date"', 'max="2027-01-05"', 'autoComplete="off"']) expect(field).toContain(said);
});

it("says beside the samples how the person was to prepare for which test, once where several ask for the same", () => {
  const test = (id: string, name: string, preparation: string) => ({
    id,
    name,
    sample: "",
    fasting: true,
    preparation,
  });
  const tests = [test("one", "Glucose", "No food for 8 hours."), test("two", "Lipids", "No food for 8 hours.")];
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <CollectForm tests={[...tests, test("three", "Iron", "")]} version={1} answer={undefined} today="2027-01-05" />
    </I18nProvider>,
  );
  const said = html.replace(/<[^>]*>|[\u2066-\u2069]/g, " ");
  expect(said.match(/No food for 8 hours/g)).toHaveLength(1);
  expect(said).toMatch(/Glucose and\s+Lipids\s*: \s*No food/);
  expect(said).toMatch(/Iron\s*: \s*Do not eat/);
});

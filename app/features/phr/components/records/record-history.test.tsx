import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { medication } from "../../records/medication";
import { RecordHistory } from "./record-history";

const CHANGED = {
  ...{ version: 2, change: "CHANGE" as const, reason: null, note: "", authorName: "Ada Okafor", at: 0, considered: [] },
  fields: ["strength", "form", "instructions", "frequency"],
  said: {
    before: { strength: "2.5", form: "TABLET", instructions: "Stop when dizzy", frequency: "" },
    after: { strength: "5", form: "CAPSULE", instructions: "", frequency: "DAILY" },
  },
};

const shown = (locale: "en_US" | "ar_BH", version: Parameters<typeof RecordHistory>[0]["versions"][number]) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      <RecordHistory versions={[version]} fields={medication.fields} timeZone="UTC" />
    </I18nProvider>,
  ).replace(/[\u2068\u2069]/g, "");

test("the history says in words what each field said before and says since", () => {
  const html = shown("en_US", CHANGED);
  for (const line of ["Strength: 2.5 → 5", "Form: Tablet → Capsule", "removed (was Stop when dizzy)"])
    expect(html).toContain(line);
  expect(html).toContain("How often: Once daily");
  expect(shown("ar_BH", CHANGED)).toContain("2.5 ← 5");
});

test("of what the reader may not read the history names the fields alone", () => {
  const html = shown("en_US", { ...CHANGED, said: null });
  expect(html).toContain("Changed: Strength");
  expect(html).not.toContain("2.5");
});

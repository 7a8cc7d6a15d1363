import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { NewNoteForm } from "./new-note-form";

test("two notes of one day and one template are told apart by their time and their doctor", () => {
  const at = Date.UTC(2026, 10, 29, 9);
  const last = [
    { id: "one", title: "SOAP note", createdAt: at, providerName: "Ada Okafor" },
    { id: "two", title: "SOAP note", createdAt: at + 3_600_000, providerName: "Ada Okafor" },
    { id: "three", title: "SOAP note", createdAt: at, providerName: "Luis Vega" },
  ];
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <NewNoteForm
        title="New note"
        answer={undefined}
        patient={{ id: "p", name: "Mia" }}
        opening={null}
        templates={{ own: [], organization: [], seeded: [] }}
        {...{ last, isNurse: false, providers: [], providerId: "", language: "en_US" }}
        idempotencyKey="key-of-the-form"
        timeZone="Europe/Madrid"
      />
    </I18nProvider>,
  );
  const options = [...page.matchAll(/<option value="(?:one|two|three)"[^>]*>([^<]*)</gu)].map(([, words]) => words);
  expect(options).toHaveLength(3);
  expect(new Set(options).size).toBe(3);
  expect(options[0]).toMatch(/^SOAP note, .*10:00.*, Ada Okafor$/u);
});

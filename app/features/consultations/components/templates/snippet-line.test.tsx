import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { SnippetLine } from "./snippet-line";

test("in the list of snippets what is filled in is called by its name, and not by what stands in braces", () => {
  const text = "No fever. Allergies: {allergies.known}, since ***";
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SnippetLine
        snippet={{ id: "s", name: "ros", text, version: 1, isOwn: true, isReplaced: false, mayChange: false }}
        answer={undefined}
      />
    </I18nProvider>,
  );
  expect(html).not.toContain("{");
  expect(html).toMatch(/No fever\. Allergies: <bdi[^>]*>Allergies<\/bdi>, since \*\*\*/u);
});

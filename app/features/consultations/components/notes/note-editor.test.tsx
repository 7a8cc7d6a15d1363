import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { EditorBanners, SnippetHint } from "./note-editor";

const shown = (names: string[]) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SnippetHint names={names} />
    </I18nProvider>,
  );

it("says how snippets are typed by the name of one, and to whoever has none where they are made", () => {
  expect(shown(["asthma"])).toContain("Short names such as .asthma turn into their text");
  expect(shown([])).toContain("consultation_notes/templates");
  expect(shown([])).not.toContain("Short names");
});

it("leads from the sign-in in a new tab back to the note, and to the desk beside which it is written", () => {
  const page = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <EditorBanners noteId="note-1" desk="desk-1" />
    </I18nProvider>,
  );
  const [, next = ""] = /login\?next=([^"]+)"/u.exec(page) ?? [];
  expect(decodeURIComponent(next)).toBe("/secure/providerweb/consultation_notes/edit/note-1?desk=desk-1");
});

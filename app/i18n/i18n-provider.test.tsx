import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "./i18n-provider";
import { RichMessage } from "./rich-message";
import { localeMessages } from "./translator.server";
import { useT } from "./use-t";

function Sentence() {
  const { t, dir, bcp47, format } = useT();
  return (
    <p dir={dir} lang={bcp47}>
      {t("home:menu.waitingRoom")} {format.number(1234)}
    </p>
  );
}

describe("the words of a page", () => {
  it("come from the provider, in its direction and language", () => {
    const page = (
      <I18nProvider locale="ar_BH" messages={localeMessages("ar_BH")}>
        <Sentence />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<p dir="rtl" lang="ar-BH">غرفة الانتظار 1,234</p>');
  });

  it("must come from somewhere", () => {
    expect(() => renderToStaticMarkup(<Sentence />)).toThrow("there is no I18nProvider above");
  });

  it("show values with tags in them as text, and tags of the message as elements", () => {
    const messages = { home: { greeting: "Hello, <strong>{{name}}</strong>" } };
    const page = (
      <I18nProvider locale="en_US" messages={messages}>
        <RichMessage message="home:greeting" values={{ name: "<em>Ana</em>" }} elements={{ strong: <strong /> }} />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe("Hello, <strong>&lt;em&gt;Ana&lt;/em&gt;</strong>");
  });
});

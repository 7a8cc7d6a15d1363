import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { PutBackQuestion } from "./put-back-question";

it.each(["enable", "unrefute", "confirm"])(
  "what is asked before a record is current again goes back by %s",
  (intent) => {
    const saveAnyway = [
      {
        message: "medicine-checks:ALLERGY.sameClass",
        values: { level: "stop", key: "a", against: "Penicillin" },
      },
    ];
    const result = { initialValue: { intent, id: "m1" }, error: { saveAnyway } };
    const html = renderToStaticMarkup(
      <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
        <PutBackQuestion answer={{ result }} href="/list" isOwn />
      </I18nProvider>,
    );
    expect(html).toMatch(/name="id"[^>]*value="m1"/);
    expect(html).toMatch(new RegExp(`name="intent"[^>]*value="${intent}"`));
    expect(html).toContain("Penicillin");
  },
);

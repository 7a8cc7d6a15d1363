import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { SendOrder } from "./order-acts";

it("asks in words whether tests that are running are ordered again", () => {
  const error = { again: [{ message: "laboratory:problem.again", values: { tests: "Triglycerides" } }] };
  const answer = { result: { status: "error", initialValue: { intent: "send" }, error }, key: "1" };
  const shown = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <SendOrder order={{ version: 1 }} answer={answer as never} />
    </I18nProvider>,
  );
  expect(shown).toMatch(/<span>Yes, order these tests again<\/span>/);
});

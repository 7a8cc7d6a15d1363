import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { ToDo } from "./to-do";

const NOTHING = {
  unpaid: 0,
  day: "2026-12-03",
  requests: 0,
  toComplete: 0,
  birthdays: [],
  toSign: 0,
  toReview: 0,
  toRenew: 0,
  toVerify: 0,
};
const NONE = { ...NOTHING, toSettle: 0, toRefund: 0, unsent: 0, feedback: 0, questions: 0, answers: 0, alarming: 0 };
const shown = (counts: Partial<typeof NONE>) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ToDo {...NONE} {...counts} />
    </I18nProvider>,
  );

test("what waits has its own place beside the day, and requests alone leave it to their own list", () => {
  expect(shown({})).toBe("");
  expect(shown({ toSign: 3, requests: 2 })).toMatch(/^<nav[^>]* class="to-do">/u);
  expect(shown({ unpaid: 2 })).toContain("2 unpaid appointments today");
  expect(shown({ alarming: 1 })).toContain("1 monitored patient needs attention");
  expect(shown({ requests: 2 })).toMatch(/^<nav[^>]* class="computer:hidden">/u);
});

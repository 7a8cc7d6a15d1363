import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { MessageTable, type MessageLine } from "./message-table";

/** Monday 4 May 2026, 15:00 in London and 10:00 in New York. */
const START = Date.UTC(2026, 4, 4, 14);

const shown = (timeZone: string) => {
  const line: MessageLine = {
    ...{ id: "m", template: "booked", wording: null, recipientKind: "PATIENT", channel: "MAIL", status: "SENT" },
    ...{ at: START - 3_600_000, again: false, appointment: { id: "a", startsAt: START, timeZone } },
  };
  return renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <MessageTable caption="" lines={[line]} timeZone="Europe/London" shown={["about", "appointment"]} here="/" />
    </I18nProvider>,
  );
};

test("an appointment's time is by the practice's clock, as all times of the list, and beside it by that of its place", () => {
  expect(shown("America/New_York")).toMatch(/15:00.*10:00 \(ET\)/su);
  expect(shown("Europe/London")).toContain("15:00");
  expect(shown("Europe/London")).not.toContain("(");
});

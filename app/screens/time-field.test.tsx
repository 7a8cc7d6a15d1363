import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { typedClock } from "~/kernel/time/typed-clock";
import { createFormat } from "~/i18n/format";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { TimeField } from "./time-field";

const field = (value: string, formats?: string) =>
  renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")} {...(formats ? { formats } : {})}>
      <TimeField name="from" label="From" defaultValue={value} />
    </I18nProvider>,
  );

test("shows a stored time on the reader's clock, and what is no time as it was typed", () => {
  expect(field("13:30")).toContain('value="13:30"');
  expect(field("13:30", "en-US-u-hc-h12")).toContain('value="1:30 PM"');
  expect(field("soon")).toContain('value="soon"');
  expect(field("13:30")).not.toContain('type="time"');
});

test.each(["en-US", "en-US-u-hc-h12", "es-ES-u-hc-h12", "ar-BH", "ar-BH-u-hc-h12"])(
  "what is shown in %s is read back as it was",
  (tag) => {
    const format = createFormat(tag);
    for (const minutes of [0, 5, 570, 720, 725, 1435])
      expect(typedClock(format.minutesOfDay(minutes))).toBe(
        `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
      );
  },
);

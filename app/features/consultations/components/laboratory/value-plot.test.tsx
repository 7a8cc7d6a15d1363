import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { LabResult } from "../../domain/laboratory/lab-order";
import { ValuePlot } from "./value-plot";

const WIDTH = 360;
/** Room that a number of three digits takes. */
const DIGITS = 28;

const result = (day: number, number: number) =>
  ({
    id: `r${day}`,
    sampledAt: Date.UTC(2027, 0, day),
    number,
    comparator: "",
    unit: "10*3/uL",
    flag: "N",
    low: null,
    high: 130,
  }) as LabResult;

test.each(["en_US", "ar_BH"] as const)("the numbers of the axis stand within the plot, in %s", (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      <ValuePlot course={[result(1, 151), result(20, 121)]} timeZone="UTC" />
    </I18nProvider>,
  );
  const places = [
    ...html.matchAll(/<text x="([\d.]+)" y="[\d.]+" dominant-baseline="middle"[^>]*direction="ltr"/g),
  ].map(([, x]) => Number(x));
  expect(places.length).toBeGreaterThan(2);
  for (const x of places) expect(x + DIGITS).toBeLessThanOrEqual(WIDTH);
  // Each of a few points says its number.
  for (const number of ["151", "121"]) expect(html).toContain(`>${number}</text>`);
  expect(html).toContain("10³/µL");
  expect(html).not.toContain("10*3");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import type { SeenValue } from "../../domain/laboratory/lab-order";
import { ValuePlot } from "./value-plot";

/** Room that a number of three digits takes. */
const DIGITS = 28;

const result = (day: number, number: number) =>
  ({
    name: "Platelets",
    id: `r${day}`,
    sampledAt: Date.UTC(2027, 0, day),
    number,
    comparator: "",
    unit: "10*3/uL",
    flag: "N",
    low: null,
    high: 130,
  }) as SeenValue;

/** The two drawings of a course, each with its width: one for a phone, one for a wide page. */
const drawings = (html: string) =>
  html
    .split("<svg")
    .slice(1)
    .map((drawing) => ({ drawing, width: Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]) }));

test.each(["en_US", "ar_BH"] as const)("the numbers of the axis stand within the plot, in %s", (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      <ValuePlot course={[result(1, 151), result(20, 121)]} timeZone="UTC" />
    </I18nProvider>,
  );
  expect(drawings(html).map(({ width }) => width)).toEqual([360, 820]);
  for (const { drawing, width } of drawings(html)) {
    const places = [...drawing.matchAll(/<text x="([\d.]+)" y="[\d.]+" dominant-baseline="middle"/g)];
    expect(places.length).toBeGreaterThan(2);
    for (const [, x] of places) expect(Number(x) + DIGITS).toBeLessThanOrEqual(width);
    // Each of a few points says its number, and the axis its unit.
    for (const said of ["151", "121", "10³/µL"]) expect(drawing).toContain(`>${said}</text>`);
  }
  expect(html).not.toContain("10*3");
});

test("the usual range has a line at each limit that it has, to be seen on a dark page too", () => {
  const html = renderToStaticMarkup(
    <I18nProvider locale="en_US" messages={localeMessages("en_US")}>
      <ValuePlot course={[result(1, 151), result(20, 121)]} timeZone="UTC" />
    </I18nProvider>,
  );
  for (const { drawing } of drawings(html)) expect(drawing.match(/stroke-dasharray/g)).toHaveLength(1);
});

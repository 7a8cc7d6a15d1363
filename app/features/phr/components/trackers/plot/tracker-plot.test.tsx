import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { pointsOfBuckets, pointsOfReadings, usualAt } from "../../../domain/trackers/plot-points";
import type { Reading } from "../../../domain/trackers/reading";
import { Sparkline } from "./sparkline";
import { TrackerPlot, type TrackerPlotProps } from "./tracker-plot";

const page = (locale: "en_US" | "es_ES" | "ar_BH", children: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={localeMessages(locale)}>
      {children}
    </I18nProvider>,
  );

const FIRST = 20_000;
const reading = (day: number, value: number): Reading => ({
  ...{ id: `r${day}`, patientId: "p", tracker: "pulse", at: (FIRST + day) * DAY_MS, zone: "UTC", day: FIRST + day },
  ...{ value, value2: null, typed: { value: String(value), unit: "/min" }, context: "", site: "", note: "" },
  ...{ device: "", source: "PATIENT", enabled: true, offReason: null, authorKind: "patient", authorId: "p" },
  ...{ recordedAt: 0, firstAuthorKind: "patient", version: 1 },
});

const plot = (more: Partial<TrackerPlotProps> = {}): TrackerPlotProps => ({
  ...{ tracker: "pulse", unit: "/min", grain: "reading", span: "month", gapDays: 7, cut: false },
  points: pointsOfReadings("pulse", [reading(1, 70), reading(2, 110), reading(3, 50), reading(20, 72)], "1980-01-01"),
  range: { from: FIRST, to: FIRST + 30 },
  usual: usualAt("pulse", 40),
  ...more,
});
/** The horizontal places of the marks, in the order of time. */
const places = (html: string) => [...html.matchAll(/translate\(([\d.]+),/g)].map(([, x]) => Number(x));

describe("the plot of a tracker", () => {
  it("says in a table what it draws, and points from each mark to its row", () => {
    const html = page("en_US", <TrackerPlot {...plot()} />);
    for (const key of ["r1", "r2", "r3", "r20"]) {
      expect(html).toContain(`href="#point-${key}"`);
      expect(html).toContain(`id="point-${key}"`);
    }
    expect(html).toContain("Above the usual range");
    expect(html).toContain("60 per minute to 100 per minute");
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("tells what is outside the usual range by shape and words, and a gap by a line that ends", () => {
    const html = page("en_US", <TrackerPlot {...plot()} />);
    expect(html.match(/fill-danger/g)).toHaveLength(2);
    expect(html.match(/rotate\(180\)/g)).toHaveLength(1);
    expect(html.match(/<path[^>]*fill-none/g)).toHaveLength(2);
    const child = page("en_US", <TrackerPlot {...plot({ usual: usualAt("pulse", 9) })} />);
    expect(child).not.toContain("fill-good-soft");
  });

  it("runs from right to left in Arabic", () => {
    const [english, arabic] = [page("en_US", <TrackerPlot {...plot()} />), page("ar_BH", <TrackerPlot {...plot()} />)];
    expect(places(english)).toEqual(places(english).toSorted((a, b) => a - b));
    expect(places(arabic)).toEqual(places(arabic).toSorted((a, b) => b - a));
    expect(arabic).toContain("أعلى من المعدل المعتاد");
  });

  it("of many days is a picture with a table, and of one value or none breaks nothing", () => {
    const day = (_: unknown, at: number) => ({
      ...{ start: FIRST + at, count: 2, min: 60, max: 80, sum: 140, min2: null, max2: null, sum2: null },
    });
    const points = pointsOfBuckets("pulse", Array.from({ length: 366 }, day), "", 1);
    const range = { from: FIRST, to: FIRST + 365 };
    const year = page("es_ES", <TrackerPlot {...plot({ points, grain: "day", span: "year", range })} />);
    expect(year).toContain('role="img"');
    expect(year).not.toContain("href=");
    const single = page("en_US", <TrackerPlot {...plot({ points: plot().points.slice(0, 1), tracker: "steps" })} />);
    expect(single).not.toMatch(/NaN|Infinity/);
  });
});

it("a small plot is not read aloud, and none of a single day", () => {
  const days = [1, 2, 3].map((day) => ({ day, value: 60 + day, value2: null }));
  expect(page("en_US", <Sparkline days={days} />)).toContain('aria-hidden="true"');
  expect(page("en_US", <Sparkline days={days.slice(0, 1)} />)).toBe("");
});

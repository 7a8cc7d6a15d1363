import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { limitsAt } from "../../../domain/trackers/limits";
import { pointsOfBuckets, pointsOfReadings } from "../../../domain/trackers/plot-points";
import type { Reading } from "../../../domain/trackers/reading";
import type { TrackerName } from "../../../domain/trackers/trackers";
import { DayCalendar } from "./day-calendar";
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
  points: pointsOfReadings("pulse", [reading(1, 70), reading(2, 110), reading(3, 50), reading(20, 72)], {
    birthDate: "1980-01-01",
  }),
  range: { from: FIRST, to: FIRST + 30 },
  ...{ limits: limitsAt("pulse", 40, {}), targets: [] },
  ...more,
});
/** A plot is drawn twice: for much and for little room. */
const drawings = (html: string) => html.match(/<svg.*?<\/svg>/gs) ?? [];
const wide = (html: string) => drawings(html)[0] ?? "";
/** The horizontal places of the marks, in the order of time. */
const places = (html: string) => [...wide(html).matchAll(/translate\(([\d.]+),/g)].map(([, x]) => Number(x));

describe("the plot of a tracker", () => {
  it("says in a table what it draws, and is a picture that the keyboard passes", () => {
    const html = page("en_US", <TrackerPlot {...plot()} />);
    expect(html.match(/<tr /g)).toHaveLength(5);
    expect(html.match(/role="img"/g)).toHaveLength(2);
    expect(html).not.toMatch(/href=|tabindex/);
    expect(html).toContain("Above the usual range");
    expect(html).toContain("60 per minute to 100 per minute");
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
  });

  it("tells what is outside the usual range by shape and words, and a gap by a line that ends", () => {
    const html = page("en_US", <TrackerPlot {...plot()} />);
    for (const drawn of drawings(html)) {
      expect(drawn.match(/fill-danger/g)).toHaveLength(2);
      expect(drawn.match(/rotate\(180\)/g)).toHaveLength(1);
      expect(drawn.match(/<path[^>]*fill-none/g)).toHaveLength(2);
    }
    const child = page("en_US", <TrackerPlot {...plot({ limits: limitsAt("pulse", 9, {}) })} />);
    expect(child).not.toContain("fill-good-soft");
  });

  it("runs from right to left in Arabic", () => {
    const [english, arabic] = [page("en_US", <TrackerPlot {...plot()} />), page("ar_BH", <TrackerPlot {...plot()} />)];
    expect(places(english)).toEqual(places(english).toSorted((a, b) => a - b));
    expect(places(arabic)).toEqual(places(arabic).toSorted((a, b) => b - a));
    expect(arabic).toContain("أعلى من المعدل المعتاد");
  });

  it("has fewer words beside its axes where there is little room", () => {
    const words = drawings(page("en_US", <TrackerPlot {...plot({ range: { from: FIRST, to: FIRST + 89 } })} />)).map(
      (drawn) => drawn.match(/text-anchor="middle"/g)?.length ?? 0,
    );
    expect(words[1]).toBeLessThanOrEqual(3);
    expect(words[0]).toBeGreaterThan(words[1] ?? 0);
  });

  it("of two numbers shades a range for each, with its name, and no triangle lies in its own", () => {
    const pressure = (day: number, value: number, value2: number): Reading => ({
      ...{ ...reading(day, value), tracker: "bloodPressure", value2 },
    });
    const points = pointsOfReadings("bloodPressure", [pressure(1, 118, 85), pressure(2, 135, 70)], { birthDate: "" });
    const limits = limitsAt("bloodPressure", null, {});
    const html = page("en_US", <TrackerPlot {...plot({ tracker: "bloodPressure", unit: "mmHg", points, limits })} />);
    const band = (look: string) => {
      const [, top = "0", height = "0"] =
        new RegExp(`y="([\\d.]+)"[^>]*height="([\\d.]+)"[^>]*${look}`).exec(wide(html)) ?? [];
      return { top: Number(top), bottom: Number(top) + Number(height) };
    };
    const [systolic, diastolic] = [band("fill-good-soft"), band("fill-info-soft")];
    expect(systolic.bottom).toBeCloseTo(diastolic.top, 5);
    expect(wide(html)).toMatch(/>Systolic<.*>Diastolic</);
    const [second, first] = [...wide(html).matchAll(/translate\([\d.]+,([\d.]+)\)" class="fill-danger/g)].map(([, y]) =>
      Number(y),
    );
    expect(second).toBeLessThan(diastolic.top);
    expect(first).toBeLessThan(systolic.top);
    expect(html).toContain("squares the diastolic");
  });

  it("keeps the names of the bands clear of what was measured, or on a ground of their own", () => {
    const pressure = (day: number): Reading => ({
      ...{ ...reading(day, 130), tracker: "bloodPressure", value2: 85 },
    });
    const named = (...days: number[]) => {
      const points = pointsOfReadings("bloodPressure", days.map(pressure), { birthDate: "" });
      const limits = limitsAt("bloodPressure", null, {});
      const html = page("en_US", <TrackerPlot {...plot({ tracker: "bloodPressure", unit: "mmHg", points, limits })} />);
      return /<text[^>]*>Systolic</.exec(wide(html))?.[0];
    };
    expect(named(15)).toMatch(/text-anchor="start".*stroke-\[4px\]/);
    expect(named(1, 2)).toMatch(/text-anchor="end".*stroke-\[4px\]/);
    expect(named(1, 2, 29)).toMatch(/text-anchor="start".*stroke-\[10px\]/);
  });

  it("does not make a cliff of a change that hardly is one", () => {
    const points = pointsOfReadings("pulse", [reading(1, 85.3), reading(9, 85.2)], { birthDate: "1980-01-01" });
    const html = page("en_US", <TrackerPlot {...plot({ points })} />);
    const heights = [...wide(html).matchAll(/translate\([\d.]+,([\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(heights).toHaveLength(2);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(15);
  });

  it("of many days is a picture with a table, and of one value or none breaks nothing", () => {
    const day = (_: unknown, at: number) => ({
      ...{ start: FIRST + at, count: 2, min: 60, max: 80, sum: 140, min2: null, max2: null, sum2: null },
    });
    const points = pointsOfBuckets("pulse", Array.from({ length: 366 }, day), { birthDate: "" }, 1);
    const range = { from: FIRST, to: FIRST + 365 };
    const year = page("es_ES", <TrackerPlot {...plot({ points, grain: "day", span: "year", range })} />);
    expect(year).toContain('role="img"');
    expect(year).not.toContain("href=");
    const single = page("en_US", <TrackerPlot {...plot({ points: plot().points.slice(0, 1), tracker: "steps" })} />);
    expect(single).not.toMatch(/NaN|Infinity/);
  });
});

describe("what a plot holds its readings against", () => {
  const peak = (id: number, value: number): Reading => ({ ...reading(id, value), tracker: "peakFlow" });

  it("is zones of the personal best for a peak flow, each named with its words", () => {
    const of = { birthDate: "2016-01-01", best: 400 };
    const points = pointsOfReadings("peakFlow", [peak(1, 390), peak(2, 300), peak(3, 190)], of);
    const limits = limitsAt("peakFlow", 10, of);
    const html = page("en_US", <TrackerPlot {...plot({ tracker: "peakFlow", unit: "L/min", points, limits })} />);
    for (const band of ["fill-good-soft", "fill-warn-soft", "fill-danger-soft"]) expect(html).toContain(band);
    expect(html).toContain("green from 320 L/min, yellow below that, red below 200 L/min");
    expect([html.includes("300 L/min, Yellow zone"), html.includes("190 L/min, Red zone")]).toEqual([true, true]);
  });

  it("is a provider's target in place of the usual range, with its author; a patient's own is drawn besides", () => {
    const target = { tracker: "pulse", range: [80, 120], authorKind: "employee", authorId: "d" } as const;
    const of = { birthDate: "1980-01-01", targets: [target] };
    const points = pointsOfReadings("pulse", [reading(1, 70), reading(2, 110)], of);
    expect(points.map(({ flag }) => flag)).toEqual(["low", null]);
    const targets = [{ range: target.range, authorName: "Ada Okafor", isProviders: true }];
    const limits = limitsAt("pulse", 40, of);
    const html = page("en_US", <TrackerPlot {...plot({ points, limits, targets })} />);
    expect(html).toContain("Target set by Ada Okafor: 80 per minute to 120 per minute");
    expect(html).toContain("Below the target");
    expect(html).not.toContain("usual range");
    const own = [{ ...targets[0]!, authorName: "Zainab", isProviders: false }];
    const patients = page("en_US", <TrackerPlot {...plot({ targets: own })} />);
    expect(patients).toContain("Target set by Zainab");
    expect(patients).toContain("usual range for adults");
    expect(patients).toMatch(/stroke-dasharray="6 4"[^>]*stroke-brand-text/);
  });

  it("names whose the usual range is, and the context of each reading", () => {
    const sugar: Reading = { ...reading(1, 200), tracker: "glucose", context: "FASTING" };
    const points = pointsOfReadings("glucose", [sugar], { birthDate: "" });
    const limits = limitsAt("glucose", null, {});
    const html = page(
      "en_US",
      <TrackerPlot {...plot({ tracker: "glucose", unit: "glucose mg/dL", points, limits })} />,
    );
    expect(html).toContain("American Diabetes Association");
    expect(html).toContain("200 mg/dL, Fasting, Above the usual range");
  });
});

describe("the calendar of a tracker", () => {
  const day = (start: number, low: number, high: number, count = 1) => ({
    ...{ start, count, min: low, max: high, sum: count === 1 ? high : low + high },
    ...{ min2: null, max2: null, sum2: null },
  });
  // 20,000 is Thursday 4 October 2024.
  const calendar = (tracker: TrackerName, days: ReturnType<typeof day>[], locale: "en_US" | "ar_BH" = "en_US") =>
    page(
      locale,
      <DayCalendar
        tracker={tracker}
        points={pointsOfBuckets(tracker, days, { birthDate: "" }, 1)}
        range={{ from: FIRST, to: FIRST + 27 }}
      />,
    );

  it("is a table of each month with every day once, and says in words what its marks say", () => {
    const html = calendar("menstruation", [day(FIRST, 0, 4, 2), day(FIRST + 1, 1, 1)]);
    expect(html.match(/<table/g)).toHaveLength(1);
    expect(html).toContain("October 2024");
    expect(html.match(/<td[^>]*border/g)).toHaveLength(31);
    expect(html).toContain("••••");
    expect([html.includes(">Heavy<"), html.includes(">Spotting<")]).toEqual([true, true]);
  });

  it("names the weekdays by one letter where a language has no short names, and whole for those who listen", () => {
    const [english, arabic] = [calendar("mood", []), calendar("mood", [], "ar_BH")];
    expect(english).toContain('<span aria-hidden="true">Thu</span>');
    expect(arabic).toContain('<span aria-hidden="true">خ</span>');
    expect(arabic).toContain("الخميس");
  });

  it("of medicines says how often they were taken, and of moods from which to which", () => {
    expect(calendar("medicineTaken", [day(FIRST, 0, 1, 2)])).toContain("Took 1 of 2 doses");
    expect(calendar("medicineTaken", [day(FIRST, 1, 1)])).toContain("Took it");
    expect(calendar("mood", [day(FIRST, 2, 5, 2)])).toContain("Bad – Very good");
    expect(calendar("mood", [day(FIRST, 5, 5)], "ar_BH")).toContain("جيد جدًا");
  });
});

it("a small plot is not read aloud, and none of a single day", () => {
  const days = [1, 2, 3].map((day) => ({ day, value: 60 + day, value2: null }));
  expect(page("en_US", <Sparkline days={days} />)).toContain('aria-hidden="true"');
  expect(page("en_US", <Sparkline days={days.slice(0, 1)} />)).toBe("");
});

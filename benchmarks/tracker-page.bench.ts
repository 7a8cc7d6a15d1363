/**
 * What a request for a tracker of 10,000 readings computes: the points of its plot and the page with the plot and its
 * table, for each stretch of time, from as many rows as such a request reads. It prints, and fails over 100 ms.
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { TrackerPlot } from "~/features/phr/components/trackers/plot/tracker-plot";
import { limitsAt } from "~/features/phr/domain/trackers/limits";
import { pointsOfBuckets, pointsOfReadings, type Grain } from "~/features/phr/domain/trackers/plot-points";
import type { Reading } from "~/features/phr/domain/trackers/reading";
import { GAP_DAYS, type Span } from "~/features/phr/domain/trackers/spans";
import { I18nProvider } from "~/i18n/i18n-provider";
import { localeMessages } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { median } from "./pairs";

const MOST_MS = 100;
const RUNS = 25;
const TODAY = 20_780;
const OF = { birthDate: "1980-01-01" };

const reading = (_: unknown, at: number): Reading => ({
  ...{
    id: `r${at}`,
    patientId: "p",
    tracker: "glucose",
    at: (TODAY - 6) * DAY_MS + at * 3_000_000,
    zone: "Europe/Madrid",
  },
  ...{ day: TODAY - 6 + Math.floor((at * 3_000_000) / DAY_MS), value: 80 + ((at * 37) % 150), value2: null },
  ...{ typed: { value: "99", unit: "glucose mg/dL" }, context: "FASTING", site: "", note: "", device: "" },
  ...{ source: "DEVICE", enabled: true, offReason: null, authorKind: "patient", authorId: "p", recordedAt: 0 },
  ...{ firstAuthorKind: "patient", version: 1 },
});
const bucket = (days: number) => (_: unknown, at: number) => ({
  ...{ start: TODAY - days * (365 - at), count: 8, min: 70, max: 190 + (at % 20), sum: 960 + at },
  ...{ min2: null, max2: null, sum2: null },
});

/** As many rows as plottedPoints reads at most. */
const CASES: Readonly<Record<Span, () => [grain: Grain, points: ReturnType<typeof pointsOfReadings>]>> = {
  week: () => ["reading", pointsOfReadings("glucose", Array.from({ length: 200 }, reading), OF)],
  month: () => ["day", pointsOfBuckets("glucose", Array.from({ length: 31 }, bucket(1)), OF, 1)],
  year: () => ["day", pointsOfBuckets("glucose", Array.from({ length: 365 }, bucket(1)), OF, 1)],
  all: () => ["month", pointsOfBuckets("glucose", Array.from({ length: 300 }, bucket(30)), OF, 30)],
};

function page(span: Span): string {
  const [grain, points] = CASES[span]();
  const range = { from: Math.floor((points[0]?.at ?? 0) / DAY_MS), to: TODAY };
  const plot = createElement(TrackerPlot, {
    ...{ tracker: "glucose", unit: "glucose mmol/L", points, grain, span, range, gapDays: GAP_DAYS[span], cut: false },
    ...{ limits: limitsAt("glucose", 46, {}), targets: [] },
  });
  return renderToStaticMarkup(
    createElement(I18nProvider, { locale: "en_US", messages: localeMessages("en_US"), children: plot }),
  );
}

for (const span of Object.keys(CASES) as Span[]) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    page(span);
    return performance.now() - start;
  });
  const first = times[0] ?? 0;
  const usual = median(times);
  console.log(`${span}: ${usual.toFixed(1)} ms, the first ${first.toFixed(1)} ms, ${page(span).length} characters`);
  if (usual > MOST_MS) throw new Error(`a ${span} takes more than ${MOST_MS} ms`);
}

import { useT } from "~/i18n/use-t";
import { fromDayNumber } from "~/kernel/time/dates";
import type { Grain, PlotPoint } from "../../../domain/trackers/plot-points";
import { trackerOf, type TrackerName } from "../../../domain/trackers/trackers";
import type { Span } from "../../../domain/trackers/spans";
import type { UnitName } from "../../../domain/trackers/units";

import type { Limits } from "../../../domain/trackers/limits";
import { HEIGHT, plotFrame, WIDTH } from "./plot-frame";
import { PlotAxes } from "./plot-axes";
import { PlotMarks } from "./plot-marks";
import { PlotTable } from "./plot-table";
import { usePointText } from "./use-point-text";
import { PlotBands } from "./plot-bands";
import { useLimitNotes, type ShownTarget } from "./use-limit-notes";

export interface TrackerPlotProps {
  tracker: TrackerName;
  unit: UnitName;
  points: readonly PlotPoint[];
  grain: Grain;
  span: Span;
  range: { from: number; to: number };
  limits: Limits;
  targets: readonly ShownTarget[];
  gapDays: number;
  /** Older months are left out. */
  cut: boolean;
}

/** More points than these are not gone through one by one with the keyboard: the table has them. */
const MOST_LINKS = 60;

/** What a plot shows of a tracker, with a table that says the same. It is drawn on the server and needs no script. */
export function TrackerPlot(props: TrackerPlotProps) {
  const { tracker, unit, points, grain, span, range, limits, targets, gapDays, cut } = props;
  const { t, format, dir } = useT();
  const pointText = usePointText({ tracker, unit, grain, limits });
  const limitNotes = useLimitNotes({ tracker, unit, limits, targets });
  const { chart, total = false } = trackerOf(tracker);
  const rtl = dir === "rtl";
  const name = t(`trackers:name.${tracker}`);
  // A month's total is held against nothing.
  const held = !(total && grain === "month");
  const frame = plotFrame({
    points,
    range,
    limits: held ? limits : null,
    targets: held ? targets : [],
    unit,
    fromZero: chart === "bars",
    rtl,
  });
  const linked = points.length <= MOST_LINKS;
  const [from, to] = [range.from, range.to].map((day) => format.plainDate(fromDayNumber(day)));
  const notes = [
    ...(held ? limitNotes : []),
    points.some(({ flag }) => flag) && t("trackers:plot.marks"),
    grain === "day" && t(total ? "trackers:plot.dayTotals" : "trackers:plot.days"),
    grain === "month" && t(total ? "trackers:plot.monthTotals" : "trackers:plot.months"),
    cut && t("trackers:plot.cut"),
    tracker === "bmi" && t("trackers:plot.bmi"),
  ].filter((note): note is string => typeof note === "string" && note !== "");
  return (
    <figure className="flex break-inside-avoid flex-col gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role={linked ? "group" : "img"}
        aria-label={t("trackers:plot.label", { name, from: from ?? "", to: to ?? "" })}
        direction="ltr"
        className="h-auto w-full"
      >
        {held && <PlotBands frame={frame} limits={limits} targets={targets} />}
        <PlotAxes frame={frame} span={span} rtl={rtl} />
        <PlotMarks
          {...{ frame, points, chart, gapDays }}
          said={pointText}
          hrefOf={linked ? ({ key }) => `#point-${key}` : null}
        />
      </svg>
      <figcaption className="flex flex-col gap-1 text-sm text-muted">
        {notes.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </figcaption>
      <details className="print:hidden">
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-brand-text">
          {t("trackers:plot.table")}
        </summary>
        <PlotTable {...{ name, tracker, limits, points, unit, grain }} />
      </details>
    </figure>
  );
}

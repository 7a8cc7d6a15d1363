import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { fromDayNumber } from "~/kernel/time/dates";
import type { Grain, PlotPoint } from "../../../domain/trackers/plot-points";
import { trackerOf, type TrackerName } from "../../../domain/trackers/trackers";
import type { Span } from "../../../domain/trackers/spans";
import type { UnitName } from "../../../domain/trackers/units";

import type { Limits } from "../../../domain/trackers/limits";
import { NARROW, plotFrame, WIDE, type PlotSize } from "./plot-frame";
import { PlotAxes } from "./plot-axes";
import { PlotMarks } from "./plot-marks";
import { PlotTable } from "./plot-table";
import { usePointText } from "./use-point-text";
import { PlotBandNames, PlotBands } from "./plot-bands";
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

/**
 * What a plot shows of a tracker, with a table that says the same: the plot is a picture, and the keyboard passes it. It
 * is drawn on the server and needs no script.
 */
export function TrackerPlot(props: TrackerPlotProps) {
  const { tracker, unit, points, grain, range, limits, targets, cut } = props;
  const { t, format } = useT();
  const limitNotes = useLimitNotes({ tracker, unit, limits, targets });
  const { second, total = false } = trackerOf(tracker);
  const name = t(`trackers:name.${tracker}`);
  // The total of a month has no limits.
  const held = !(total && grain === "month");
  const [from, to] = [range.from, range.to].map((day) => format.plainDate(fromDayNumber(day)));
  const label = t("trackers:plot.label", { name, from: from ?? "", to: to ?? "" });
  const notes = [
    ...(held ? limitNotes : []),
    second && t("trackers:plot.two"),
    points.some(({ flag }) => flag) && t("trackers:plot.marks"),
    grain === "day" && t(total ? "trackers:plot.dayTotals" : "trackers:plot.days"),
    grain === "month" && t(total ? "trackers:plot.monthTotals" : "trackers:plot.months"),
    cut && t("trackers:plot.cut"),
    tracker === "bmi" && t("trackers:plot.bmi"),
  ].filter((note): note is string => typeof note === "string" && note !== "");
  return (
    <figure className="flex break-inside-avoid flex-col gap-3">
      <div className="@container">
        <Drawing {...props} label={label} held={held} />
        <Drawing {...props} label={label} held={held} narrow />
      </div>
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

interface DrawingProps extends TrackerPlotProps {
  label: string;
  /** Whether there are limits with which readings are compared. */
  held: boolean;
  narrow?: boolean;
}

/** Letters of 12 to 14 px at every width: those of a picture grow with it, so they shrink by steps. */
const LOOK = {
  wide: "hidden text-[0.96875rem] @lg:block @xl:text-[0.875rem] @2xl:text-[0.75rem] @3xl:text-[0.65625rem] @4xl:text-[0.5625rem]",
  narrow:
    "text-[1.0625rem] @3xs:text-[1rem] @2xs:text-[0.90625rem] @xs:text-[0.8125rem] @sm:text-[0.6875rem] @md:text-[0.59375rem] @lg:hidden",
};

/** The picture, for much or for little room. */
function Drawing({ label, held, narrow = false, ...shown }: DrawingProps) {
  const { tracker, unit, points, grain, span, range, limits, targets, gapDays } = shown;
  const { dir } = useT();
  const pointText = usePointText({ tracker, unit, grain, limits });
  const { chart } = trackerOf(tracker);
  const rtl = dir === "rtl";
  const size: PlotSize = narrow ? NARROW : WIDE;
  const behind = held ? { limits, targets } : { limits: null, targets: [] };
  const frame = plotFrame({ ...behind, points, range, unit, fromZero: chart === "bars", rtl, size });
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      direction="ltr"
      className={classNames("h-auto w-full overflow-visible", narrow ? LOOK.narrow : LOOK.wide)}
    >
      {held && <PlotBands {...{ frame, limits, targets }} />}
      <PlotAxes frame={frame} span={span} rtl={rtl} />
      <PlotMarks {...{ frame, points, chart, gapDays }} said={narrow ? null : pointText} />
      {held && <PlotBandNames {...{ frame, limits, rtl }} />}
    </svg>
  );
}

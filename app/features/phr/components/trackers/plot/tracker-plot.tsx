import { useT } from "~/i18n/use-t";
import { fromDayNumber } from "~/kernel/time/dates";
import type { Grain, PlotPoint } from "../../../domain/trackers/plot-points";
import { trackerOf, type TrackerName } from "../../../domain/trackers/trackers";
import type { Span } from "../../../domain/trackers/spans";
import type { UnitName } from "../../../domain/trackers/units";

import { HEIGHT, plotFrame, WIDTH, type PlotFrame } from "./plot-frame";
import { PlotAxes } from "./plot-axes";
import { PlotMarks } from "./plot-marks";
import { PlotTable } from "./plot-table";
import { usePointText } from "./use-point-text";
import { useUsualText, type Usual } from "./use-usual-text";

export interface TrackerPlotProps {
  tracker: TrackerName;
  unit: UnitName;
  points: readonly PlotPoint[];
  grain: Grain;
  span: Span;
  range: { from: number; to: number };
  usual: Usual;
  gapDays: number;
  /** Older months are left out. */
  cut: boolean;
}

/** More points than these are not gone through one by one with the keyboard: the table has them. */
const MOST_LINKS = 60;

/** What a plot shows of a tracker, with a table that says the same. It is drawn on the server and needs no script. */
export function TrackerPlot(props: TrackerPlotProps) {
  const { tracker, unit, points, grain, span, range, usual, gapDays, cut } = props;
  const { t, format, dir } = useT();
  const pointText = usePointText(unit, grain);
  const usualText = useUsualText(usual, unit);
  const { chart } = trackerOf(tracker);
  const rtl = dir === "rtl";
  const name = t(`trackers:name.${tracker}`);
  const frame = plotFrame({ points, range, usual: usual.first, unit, fromZero: chart === "bars", rtl });
  const linked = points.length <= MOST_LINKS;
  const [from, to] = [range.from, range.to].map((day) => format.plainDate(fromDayNumber(day)));
  const notes = [
    usualText && t("trackers:plot.usual", { range: usualText }),
    points.some(({ flag }) => flag) && t("trackers:plot.marks"),
    grain === "day" && t("trackers:plot.days"),
    grain === "month" && t("trackers:plot.months"),
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
        <UsualBand frame={frame} usual={usual} />
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
        <PlotTable {...{ name, points, unit, grain }} />
      </details>
    </figure>
  );
}

/** The usual range as a shaded band; the line of a second number is dashed. */
function UsualBand({ frame, usual: { first, second } }: { frame: PlotFrame; usual: Usual }) {
  if (!first) return null;
  const { left, right, top, bottom } = frame;
  const within = (y: number) => Math.min(Math.max(y, top), bottom);
  const from = within(first[1] === null ? top : frame.y(first[1]));
  const to = within(first[0] === null ? bottom : frame.y(first[0]));
  const lower = second?.[1] == null ? null : frame.y(second[1]);
  return (
    <g>
      <rect x={left} y={from} width={right - left} height={to - from} className="fill-good-soft stroke-good-line" />
      {lower !== null && lower > top && lower < bottom && (
        <line x1={left} x2={right} y1={lower} y2={lower} strokeDasharray="6 4" className="stroke-good-text" />
      )}
    </g>
  );
}

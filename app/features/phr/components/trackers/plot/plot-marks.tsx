import { curveStepAfter, curveLinear, line, symbol, symbolCircle, symbolSquare, symbolTriangle } from "d3-shape";
import type { ReactNode } from "react";
import type { Flag } from "../../../domain/trackers/limits";
import { stretchesOf, type PlotPoint } from "../../../domain/trackers/plot-points";
import type { TrackerChart } from "../../../domain/trackers/trackers";
import type { PlotFrame } from "./plot-frame";

/** More points than these have no marks of their own within a line, save those outside the usual range. */
const MOST_MARKS = 120;

interface MarksProps {
  frame: PlotFrame;
  points: readonly PlotPoint[];
  chart: TrackerChart;
  gapDays: number;
  /** The tooltip of a point; null in a plot without tooltips. */
  said: ((point: PlotPoint) => string) | null;
}

interface MarkProps {
  flag: Flag;
  x: number;
  y: number;
  size: number;
  second?: boolean;
}

/** A circle, a square for the second of two numbers; outside the usual range a triangle that points there. */
function Mark({ flag, x, y, size, second = false }: MarkProps) {
  const shape = symbol()
    .type(flag ? symbolTriangle : second ? symbolSquare : symbolCircle)
    .size(flag ? size * 2 : size)();
  const turned = flag === "low" ? " rotate(180)" : "";
  return (
    <path
      d={shape ?? ""}
      transform={`translate(${x},${y})${turned}`}
      className={flag ? "fill-danger stroke-surface" : "fill-brand stroke-surface"}
    />
  );
}

/** The lines between the points; where nothing was measured for long there is none. */
function Lines({
  frame: { x, y },
  points,
  chart,
  gapDays,
}: Pick<MarksProps, "frame" | "points" | "chart" | "gapDays">) {
  const path = line<PlotPoint>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
    .curve(chart === "steps" ? curveStepAfter : curveLinear)
    .digits(1);
  return stretchesOf(points, gapDays).map((stretch) => (
    <path key={stretch[0]?.key} d={path(stretch) ?? ""} className="fill-none stroke-brand stroke-2" />
  ));
}

/** From the lowest to the highest of a day or month; from the lower to the upper number of a blood pressure. */
function Reach({ point, frame: { x, y }, thick }: { point: PlotPoint; frame: PlotFrame; thick: number }) {
  const { at, low, low2, high, value, value2 } = point;
  const [from, to] = [y(low2 ?? low), y(high)];
  const inner = value2 === null ? null : [y(value2), y(value)];
  return (
    <>
      {from !== to && (
        <line x1={x(at)} x2={x(at)} y1={from} y2={to} strokeWidth={thick / 2} className="stroke-brand opacity-40" />
      )}
      {inner && (
        <line
          x1={x(at)}
          x2={x(at)}
          y1={inner[0]}
          y2={inner[1]}
          strokeWidth={thick}
          className="stroke-brand opacity-60"
        />
      )}
    </>
  );
}

function Bar({ point, frame: { x, y, bottom, dayWidth } }: { point: PlotPoint; frame: PlotFrame }) {
  const width = Math.min(Math.max(dayWidth * 0.7, 2), 40);
  const top = y(point.value);
  return (
    <rect
      x={x(point.at) - width / 2}
      y={top}
      width={width}
      height={Math.max(bottom - top, 0)}
      rx={Math.min(width / 4, 3)}
      className={point.flag ? "fill-danger" : "fill-brand"}
    />
  );
}

function drawn(point: PlotPoint, { frame, chart, points }: MarksProps): ReactNode {
  const { x, y } = frame;
  const size = points.length > MOST_MARKS ? 28 : 56;
  if (chart === "bars")
    return (
      <>
        <Bar point={point} frame={frame} />
        {point.flag && <Mark flag={point.flag} x={x(point.at)} y={y(point.value) - 8} size={28} />}
      </>
    );
  const thick = Math.min(Math.max((frame.right - frame.left) / points.length / 3, 1), 5);
  const [first, second] = point.flags;
  const marked = points.length <= MOST_MARKS || chart === "dots";
  return (
    <>
      <Reach point={point} frame={frame} thick={thick} />
      {(marked || first) && <Mark flag={first} x={x(point.at)} y={y(point.value)} size={size} />}
      {point.value2 !== null && (marked || second) && (
        <Mark flag={second} x={x(point.at)} y={y(point.value2)} size={size * 0.75} second />
      )}
    </>
  );
}

/** Everything that was measured, each with its words. */
export function PlotMarks(props: MarksProps) {
  const { points, chart, said } = props;
  return (
    <>
      {(chart === "line" || chart === "steps") && <Lines {...props} />}
      {points.map((point) => (
        <g key={point.key}>
          {said && <title>{said(point)}</title>}
          {drawn(point, props)}
        </g>
      ))}
    </>
  );
}

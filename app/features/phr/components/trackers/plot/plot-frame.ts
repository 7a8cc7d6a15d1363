import { scaleLinear, scaleUtc } from "d3-scale";
import { DAY_MS } from "~/kernel/time/dates";
import type { PlotPoint } from "../../../domain/trackers/plot-points";
import { GREEN_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import { fromCanonical, type UnitName } from "../../../domain/trackers/units";

export const WIDTH = 720;
export const HEIGHT = 300;
const TOP = 14;
const BOTTOM = 34;
/** Room for the numbers beside the axis, and for half a label at the other end. */
const BESIDE = 56;
const OTHER = 18;

export interface PlotAsked {
  points: readonly PlotPoint[];
  /** Day numbers, both inclusive. */
  range: { from: number; to: number };
  /** Null where nothing is drawn behind it. */
  limits: Limits | null;
  targets: readonly { range: Range }[];
  unit: UnitName;
  /** Bars stand on zero. */
  fromZero: boolean;
  rtl: boolean;
}

/** Where things are in a plot; time runs as the language is read. */
export interface PlotFrame {
  x: (at: number) => number;
  /** Of a canonical value. */
  y: (value: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Days of the time axis, in wall-clock ms. */
  times: readonly number[];
  /** Values of the other axis, in the unit, with their places. */
  values: readonly { value: number; y: number }[];
  /** Of a day, in the plot's own lengths. */
  dayWidth: number;
}

/** The ends of the usual range are drawn where they are near what was measured, and those of targets always. */
function domainOf({ points, limits, targets, unit, fromZero }: PlotAsked): [number, number] {
  const measured = points.flatMap(({ low, high, low2, high2 }) => [
    low,
    high,
    ...(low2 === null || high2 === null ? [] : [low2, high2]),
  ]);
  const [least, most] = [Math.min(...measured), Math.max(...measured)];
  const reach = Math.max(most - least, Math.abs(most) * 0.1, 1);
  const near = (limits?.first ?? []).filter((end) => end !== null && end > least - reach && end < most + reach);
  const best = limits?.source === "zones" && limits.first?.[0] != null ? [limits.first[0] / GREEN_ZONE] : [];
  const wanted = targets.flatMap(({ range }) => [...range]);
  const ends = [...measured, ...best, ...[...near, ...wanted].filter((end) => end !== null)].map((value) =>
    fromCanonical(value, unit),
  );
  const [low, high] = [fromZero ? 0 : Math.min(...ends), Math.max(...ends)];
  const margin = high === low ? Math.max(Math.abs(high) * 0.05, 1) : (high - low) * 0.05;
  return [fromZero ? 0 : low - margin, high + margin];
}

export function plotFrame(asked: PlotAsked): PlotFrame {
  const { range, unit, rtl } = asked;
  const [left, right] = rtl ? [OTHER, WIDTH - BESIDE] : [BESIDE, WIDTH - OTHER];
  const [top, bottom] = [TOP, HEIGHT - BOTTOM];
  const x = scaleUtc()
    .domain([range.from * DAY_MS, (range.to + 1) * DAY_MS])
    .range(rtl ? [right, left] : [left, right]);
  const y = scaleLinear().domain(domainOf(asked)).nice(5).range([bottom, top]);
  const days = range.to - range.from + 1;
  return {
    ...{ left, right, top, bottom, dayWidth: (right - left) / days },
    x: (at) => Math.round(x(at) * 10) / 10,
    y: (value) => Math.round(y(fromCanonical(value, unit)) * 10) / 10,
    times: x.ticks(Math.min(7, days)).map(Number),
    values: y.ticks(5).map((value) => ({ value, y: Math.round(y(value) * 10) / 10 })),
  };
}

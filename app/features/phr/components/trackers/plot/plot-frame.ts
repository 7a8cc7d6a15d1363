import { scaleLinear, scaleUtc } from "d3-scale";
import { DAY_MS } from "~/kernel/time/dates";
import type { PlotPoint } from "../../../domain/trackers/plot-points";
import { GREEN_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import { fromCanonical, type UnitName } from "../../../domain/trackers/units";

/** How large a plot is in its own lengths, and how many marks its axes have at most. */
export interface PlotSize {
  width: number;
  height: number;
  times: number;
  values: number;
}

/** A plot is drawn twice; the room that it has decides which of the two is seen. */
export const WIDE: PlotSize = { width: 640, height: 300, times: 7, values: 5 };
export const NARROW: PlotSize = { width: 340, height: 240, times: 3, values: 4 };
const TOP = 14;
const BOTTOM = 34;
/** Room for the numbers beside the axis, and for half a label at the other end. */
const BESIDE = 56;
const OTHER = 18;
const LEAST_SPAN = 0.1;

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
  size: PlotSize;
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
  height: number;
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
  const [lowest, most] = [Math.min(...measured), Math.max(...measured)];
  const reach = Math.max(most - lowest, Math.abs(most) * 0.2, 1);
  const near = (limits?.first ?? []).filter((end) => end !== null && end > lowest - reach && end < most + reach);
  const best = limits?.source === "zones" && limits.first?.[0] != null ? [limits.first[0] / GREEN_ZONE] : [];
  const wanted = targets.flatMap(({ range }) => [...range]);
  const ends = [...measured, ...best, ...[...near, ...wanted].filter((end) => end !== null)].map((value) =>
    fromCanonical(value, unit),
  );
  const [low, high] = [fromZero ? 0 : Math.min(...ends), Math.max(...ends)];
  // What hardly changes looks so: the axis spans at least so much of the value.
  const least = Math.abs(high) * LEAST_SPAN || 1;
  const margin = Math.max((high - low) * 0.05, (least - (high - low)) / 2);
  return [fromZero ? 0 : low - margin, high + margin];
}

/** At most so many, evenly apart. */
function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === 0);
}

export function plotFrame(asked: PlotAsked): PlotFrame {
  const { range, unit, rtl, size } = asked;
  const [left, right] = rtl ? [OTHER, size.width - BESIDE] : [BESIDE, size.width - OTHER];
  const [top, bottom] = [TOP, size.height - BOTTOM];
  const x = scaleUtc()
    .domain([range.from * DAY_MS, (range.to + 1) * DAY_MS])
    .range(rtl ? [right, left] : [left, right]);
  const y = scaleLinear().domain(domainOf(asked)).nice(size.values).range([bottom, top]);
  const days = range.to - range.from + 1;
  return {
    ...{ left, right, top, bottom, height: size.height, dayWidth: (right - left) / days },
    x: (at) => Math.round(x(at) * 10) / 10,
    y: (value) => Math.round(y(fromCanonical(value, unit)) * 10) / 10,
    times: thinned(x.ticks(Math.min(size.times, days)), size.times).map(Number),
    values: y.ticks(size.values).map((value) => ({ value, y: Math.round(y(value) * 10) / 10 })),
  };
}

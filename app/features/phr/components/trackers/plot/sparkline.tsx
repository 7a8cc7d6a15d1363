import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { useT } from "~/i18n/use-t";

const WIDTH = 120;
const HEIGHT = 36;
const INSET = 5;

interface SparklineProps {
  /** Days since 1970-01-01 and means, the oldest first. */
  days: readonly { day: number; value: number; value2: number | null }[];
  /** The last one is outside the usual range. */
  flagged?: boolean;
}

/**
 * The way to the last measurement, in a line of its own: a small plot beside the words, which say what matters, so it is
 * not read aloud.
 */
export function Sparkline({ days, flagged }: SparklineProps) {
  const { dir } = useT();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const ends = dir === "rtl" ? [WIDTH - INSET, INSET] : [INSET, WIDTH - INSET];
  const values = days.flatMap(({ value, value2 }) => (value2 === null ? [value] : [value, value2]));
  const x = scaleLinear().domain([first.day, last.day]).range(ends);
  const y = scaleLinear()
    .domain([Math.min(...values), Math.max(...values)])
    .range([HEIGHT - INSET, INSET]);
  const path = (of: (day: (typeof days)[number]) => number) =>
    line<(typeof days)[number]>()
      .x(({ day }) => x(day))
      .y((day) => y(of(day)))
      .digits(1)(days) ?? "";
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-9 w-30 shrink-0">
      <path d={path(({ value }) => value)} className="fill-none stroke-brand stroke-2" />
      {first.value2 !== null && (
        <path d={path(({ value, value2 }) => value2 ?? value)} className="fill-none stroke-brand stroke-2 opacity-50" />
      )}
      <circle cx={x(last.day)} cy={y(last.value)} r={3.5} className={flagged ? "fill-danger" : "fill-brand"} />
    </svg>
  );
}

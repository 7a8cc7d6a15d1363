import { scaleLinear, scaleUtc } from "d3-scale";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import { unitText } from "~/kernel/text/measured-amount";
import type { SeenValue } from "../../domain/laboratory/lab-order";

/** How a plot is drawn: on a phone, and where there is room. */
interface Geometry {
  width: number;
  height: number;
  className: string;
}
const NARROW: Geometry = { width: 360, height: 244, className: "tablet:hidden" };
const WIDE: Geometry = { width: 820, height: 290, className: "hidden tablet:block" };
const [SIDE, OTHER, TOP, BOTTOM] = [52, 20, 44, 30];
/** The first number stands clear of those of the axis. */
const CLEAR = 24;

/** Of so few points each has its number beside it. */
const FEW = 6;

interface Point {
  id: string;
  at: number;
  number: number;
  comparator: string;
  flag: string | null;
}

const pointsOf = (course: readonly SeenValue[]): Point[] =>
  course.flatMap(({ id, sampledAt, number, comparator, flag }) =>
    number === null ? [] : [{ id, at: sampledAt, number, comparator, flag }],
  );

type Scale = (value: number) => number;

interface Drawn {
  points: readonly Point[];
  /** The newest range, shaded where it holds. */
  low: number | null;
  high: number | null;
  unit: string;
  label: string;
  timeZone: string;
}

/** Where the points and the range stand in a plot of this size. */
function scalesOf({ points, low, high }: Drawn, { width, height }: Geometry, dir: "ltr" | "rtl") {
  const numbers = [...points.map(({ number }) => number), ...[low, high].filter((end) => end !== null)];
  const [from, to] = dir === "rtl" ? [width - SIDE, OTHER] : [SIDE, width - OTHER];
  const x: Scale = scaleUtc()
    .domain([points[0]?.at ?? 0, points.at(-1)?.at ?? 0])
    .range([dir === "rtl" ? from - CLEAR : from + CLEAR, to]);
  const y = scaleLinear()
    .domain([Math.min(...numbers), Math.max(...numbers)])
    .nice(5)
    .range([height - BOTTOM, TOP]);
  return { x, y, start: Math.min(from, to), end: Math.max(from, to) };
}

/**
 * The course of one value over time, drawn on the server, with the range of the newest; out of range by its shape as well
 * as by colour. The table below it says the same in words.
 */
export function ValuePlot({ course, timeZone }: { course: readonly SeenValue[]; timeZone: string }) {
  const { t, format } = useT();
  const points = pointsOf(course);
  const [first, last, newest] = [points[0], points.at(-1), course.at(-1)];
  if (!first || !last || !newest || points.length < 2) return null;
  const day = (at: number) => format.date(at, timeZone);
  const { name, low, high } = newest;
  const label = t("laboratory:plot", { name, from: day(first.at), to: day(last.at) });
  const drawn = { points, low, high, unit: unitText(newest.unit), label, timeZone };
  return (
    <figure className="flex flex-col gap-2">
      {[NARROW, WIDE].map((geometry) => (
        <Plot key={geometry.width} drawn={drawn} geometry={geometry} />
      ))}
      <figcaption className="text-sm text-muted">{t("laboratory:plotNote")}</figcaption>
    </figure>
  );
}

function Plot({ drawn, geometry }: { drawn: Drawn; geometry: Geometry }) {
  const { format, dir } = useT();
  const { points, low, high, unit, label, timeZone } = drawn;
  const { width, height, className } = geometry;
  const { x, y, start, end } = scalesOf(drawn, geometry, dir);
  const axis = dir === "rtl" ? width - SIDE + 16 : 8;
  return (
    <svg
      {...{ role: "img", "aria-label": label, viewBox: `0 0 ${width} ${height}` }}
      className={classNames("h-auto w-full text-[0.9375rem]", className)}
    >
      <UsualBand {...{ low, high, start, end }} y={y} ends={y.domain()} />
      {unit !== "" && (
        <text
          x={dir === "rtl" ? width - 8 : 8}
          y={16}
          textAnchor={dir === "rtl" ? "end" : "start"}
          direction="ltr"
          className="fill-muted"
        >
          {unit}
        </text>
      )}
      {y.ticks(5).map((tick) => (
        <g key={tick}>
          <line x1={start} x2={end} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={axis} y={y(tick)} dominantBaseline="middle" className="fill-muted" direction="ltr">
            {format.number(tick)}
          </text>
        </g>
      ))}
      {[points[0], points.at(-1)].map(
        (point, index) =>
          point && (
            <text
              key={point.id}
              x={x(point.at)}
              y={height - 8}
              textAnchor={index === 0 ? "start" : "end"}
              className="fill-muted"
            >
              {format.date(point.at, timeZone)}
            </text>
          ),
      )}
      <polyline
        points={points.map(({ at, number }) => `${x(at)},${y(number)}`).join(" ")}
        className="fill-none stroke-brand-text stroke-2"
      />
      {points.map((point) => (
        <PointMark key={point.id} {...{ point, x, y, width }} isNamed={points.length <= FEW} />
      ))}
    </svg>
  );
}

interface BandProps extends Pick<Drawn, "low" | "high"> {
  start: number;
  end: number;
  y: Scale;
  /** Where the axis ends: a range that is open on one side goes so far. */
  ends: readonly number[];
}

/** The usual range: shaded, with a line at each limit that it has, so that it is seen on a dark screen too. */
function UsualBand({ low, high, start, end, y, ends }: BandProps) {
  if (low === null && high === null) return null;
  const [bottom, top] = [y(low ?? ends[0] ?? 0), y(high ?? ends.at(-1) ?? 0)];
  return (
    <g>
      <rect x={start} y={top} width={end - start} height={Math.max(0, bottom - top)} className="fill-good-soft" />
      {[low, high].map(
        (limit, index) =>
          limit !== null && (
            <line
              key={index === 0 ? "low" : "high"}
              {...{ x1: start, x2: end, y1: y(limit), y2: y(limit), strokeDasharray: "6 4" }}
              className="stroke-good-text"
            />
          ),
      )}
    </g>
  );
}

interface PointMarkProps {
  point: Point;
  x: Scale;
  y: Scale;
  width: number;
  /** Its number stands above it; at the ends it stays within the plot. */
  isNamed: boolean;
}

/** A value, as a diamond where it is out of range. */
function PointMark({ point: { at, number, comparator, flag }, x, y, width, isNamed }: PointMarkProps) {
  const { format } = useT();
  const place = Math.min(width - OTHER, Math.max(OTHER, x(at)));
  return (
    <g>
      {isNamed && (
        <text x={place} y={y(number) - 12} textAnchor="middle" className="fill-ink font-semibold" direction="ltr">
          {comparator}
          {format.number(number, { maximumFractionDigits: 4 })}
        </text>
      )}
      {flag === null || flag === "N" ? (
        <circle cx={x(at)} cy={y(number)} r={5} className="fill-brand-text" />
      ) : (
        <rect
          {...{ x: x(at) - 6, y: y(number) - 6, width: 12, height: 12 }}
          transform={`rotate(45 ${x(at)} ${y(number)})`}
          className="fill-danger-text"
        />
      )}
    </g>
  );
}

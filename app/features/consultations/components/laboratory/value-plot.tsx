import { scaleLinear, scaleUtc } from "d3-scale";
import { useT } from "~/i18n/use-t";
import { unitText } from "~/kernel/text/measured-amount";
import type { LabResult } from "../../domain/laboratory/lab-order";
import { isolatedAmount } from "../../domain/laboratory/result-value";

const [WIDTH, HEIGHT, SIDE, OTHER, TOP, BOTTOM] = [360, 230, 52, 20, 30, 30];

/** Of so few points each has its number beside it. */
const FEW = 6;

interface Point {
  id: string;
  at: number;
  number: number;
  comparator: string;
  flag: string | null;
}

const pointsOf = (course: readonly LabResult[]): Point[] =>
  course.flatMap(({ id, sampledAt, number, comparator, flag }) =>
    number === null ? [] : [{ id, at: sampledAt, number, comparator, flag }],
  );

/** The newest range, shaded where it holds. */
const bandOf = (course: readonly LabResult[]) => {
  const last = course.at(-1);
  return { low: last?.low ?? null, high: last?.high ?? null };
};

type Scale = (value: number) => number;

/** What a point stands for, above it; at the ends it stays within the plot. */
function PointNumber({ point: { at, number, comparator }, x, y }: { point: Point; x: Scale; y: Scale }) {
  const { format } = useT();
  const place = Math.min(WIDTH - OTHER, Math.max(OTHER, x(at)));
  return (
    <text x={place} y={y(number) - 12} textAnchor="middle" className="fill-ink font-semibold" direction="ltr">
      {comparator}
      {format.number(number, { maximumFractionDigits: 4 })}
    </text>
  );
}

/**
 * The course of one value over time, drawn on the server, with the range of the newest; out of range by its shape as well
 * as by colour. The table beside it says the same in words.
 */
export function ValuePlot({ course, timeZone }: { course: readonly LabResult[]; timeZone: string }) {
  const { t, format, dir } = useT();
  const points = pointsOf(course);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const { low, high } = bandOf(course);
  const numbers = [...points.map(({ number }) => number), ...[low, high].filter((end) => end !== null)];
  const [from, to] = dir === "rtl" ? [WIDTH - SIDE, OTHER] : [SIDE, WIDTH - OTHER];
  const x = scaleUtc().domain([first.at, last.at]).range([from, to]);
  const y = scaleLinear()
    .domain([Math.min(...numbers), Math.max(...numbers)])
    .nice(5)
    .range([HEIGHT - BOTTOM, TOP]);
  const [bottom, top] = [y(low ?? y.domain()[0] ?? 0), y(high ?? y.domain()[1] ?? 0)];
  const name = course.at(-1)?.name ?? "";
  const unit = unitText(course.at(-1)?.unit ?? "");
  const day = (at: number) => format.date(at, timeZone);
  return (
    <figure className="flex flex-col gap-2">
      <svg
        role="img"
        aria-label={t("laboratory:plot", { name, from: day(first.at), to: day(last.at) })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="h-auto w-full max-w-lg text-[0.9375rem]"
      >
        {(low !== null || high !== null) && (
          <rect
            x={Math.min(from, to)}
            y={top}
            width={WIDTH - SIDE - OTHER}
            height={Math.max(0, bottom - top)}
            className="fill-sunken"
          />
        )}
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <line x1={Math.min(from, to)} x2={Math.max(from, to)} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text
              x={dir === "rtl" ? WIDTH - SIDE + 16 : 8}
              y={y(tick)}
              dominantBaseline="middle"
              className="fill-muted"
              direction="ltr"
            >
              {format.number(tick)}
            </text>
          </g>
        ))}
        {[first, last].map(({ id, at }, index) => (
          <text key={id} x={x(at)} y={HEIGHT - 8} textAnchor={index === 0 ? "start" : "end"} className="fill-muted">
            {day(at)}
          </text>
        ))}
        <polyline
          points={points.map(({ at, number }) => `${x(at)},${y(number)}`).join(" ")}
          className="fill-none stroke-brand-text stroke-2"
        />
        {points.length <= FEW && points.map((point) => <PointNumber key={point.id} {...{ point, x, y }} />)}
        {points.map(({ id, at, number, flag }) =>
          flag === null || flag === "N" ? (
            <circle key={id} cx={x(at)} cy={y(number)} r={5} className="fill-brand-text" />
          ) : (
            <rect
              key={id}
              x={x(at) - 6}
              y={y(number) - 6}
              width={12}
              height={12}
              transform={`rotate(45 ${x(at)} ${y(number)})`}
              className="fill-danger-text"
            />
          ),
        )}
      </svg>
      <figcaption className="text-sm text-muted">
        {unit !== "" && <>{t("laboratory:plotUnit", { unit: isolatedAmount(unit) })} </>}
        {t("laboratory:plotNote")}
      </figcaption>
    </figure>
  );
}

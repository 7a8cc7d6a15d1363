import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/base/class-names";
import type { PlotPoint } from "../../../domain/trackers/plot-points";
import { GREEN_ZONE, RED_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import type { PlotFrame } from "./plot-frame";
import type { ShownTarget } from "./use-limit-notes";

interface PlotBandsProps {
  frame: PlotFrame;
  limits: Limits;
  targets: readonly ShownTarget[];
}

/** From where to where a range reaches, as far as the plot shows it; null is as far as it goes. */
function placeOf({ top, bottom, y }: PlotFrame, [low, high]: Range): { from: number; to: number } {
  const within = (at: number) => Math.min(Math.max(at, top), bottom);
  return { from: within(high === null ? top : y(high)), to: within(low === null ? bottom : y(low)) };
}

/** The range of the upper of two numbers is shaded from where that of the lower one ends. */
const upperOf = ({ first, second }: Limits): Range | null => first && [first[0] ?? second?.[1] ?? null, first[1]];

function Band({ frame, range, className }: { frame: PlotFrame; range: Range; className: string }) {
  const { from, to } = placeOf(frame, range);
  if (to <= from) return null;
  return <rect x={frame.left} y={from} width={frame.right - frame.left} height={to - from} className={className} />;
}

/** A band that is less high has no room for its name (SVG units). */
const NAMED = 20;
/** So wide a letter of a name is at most, and so far the name stands from the edge of the plot. */
const LETTER = 9;
const INSET = 6;

interface BandNamesProps {
  frame: PlotFrame;
  limits: Limits;
  points: readonly PlotPoint[];
  rtl: boolean;
}

/** Whether what was measured leaves the line of a name free, from `left` on. */
const isFree = ({ x, y }: PlotFrame, points: readonly PlotPoint[], at: { left: number; width: number; from: number }) =>
  points.every(({ at: time, low, low2, high }) => {
    const place = x(time);
    const beside = place < at.left - INSET || place > at.left + at.width + INSET;
    return beside || y(high) > at.from + NAMED || y(low2 ?? low) < at.from;
  });

/**
 * Which of two numbers each band is for, readable before what was measured: at the start of the band, or at its end
 * where the start is taken. Where both are, it stands on a ground of its own.
 */
export function PlotBandNames({ frame, limits, points, rtl }: BandNamesProps) {
  const { t } = useT();
  if (!limits.second) return null;
  const bands = [
    { label: t("trackers:column.value"), range: upperOf(limits) },
    { label: t("trackers:column.value2"), range: limits.second },
  ];
  return bands.map(({ label, range }) => {
    const { from, to } = range ? placeOf(frame, range) : { from: 0, to: 0 };
    const width = label.length * LETTER;
    const [atLeft, atRight] = [frame.left + INSET, frame.right - INSET - width].map((left) =>
      isFree(frame, points, { left, width, from }),
    );
    const right = rtl ? atRight || !atLeft : !atLeft && atRight;
    return (
      to - from >= NAMED && (
        <text
          key={label}
          x={right ? frame.right - INSET : frame.left + INSET}
          y={from + 15}
          textAnchor={right ? "end" : "start"}
          className={classNames(
            "fill-muted stroke-surface [paint-order:stroke]",
            atLeft || atRight ? "stroke-[4px]" : "stroke-[10px] [stroke-linejoin:round]",
          )}
        >
          {label}
        </text>
      )
    );
  });
}

function Edge({ frame, value, className }: { frame: PlotFrame; value: number; className: string }) {
  const { left, right, top, bottom } = frame;
  const y = frame.y(value);
  if (y <= top || y >= bottom) return null;
  return <line x1={left} x2={right} y1={y} y2={y} strokeDasharray="6 4" className={className} />;
}

/**
 * The limits with which readings are compared: a shaded band for each number, or three bands of zones; dashed lines
 * for other targets.
 */
export function PlotBands({ frame, limits, targets }: PlotBandsProps) {
  const { source, first, second } = limits;
  const edges = targets
    .filter(({ isProviders }) => !isProviders || source !== "target")
    .flatMap(({ range }) => range.filter((end) => end !== null));
  const best = source === "zones" && first?.[0] != null ? first[0] / GREEN_ZONE : null;
  const upper = upperOf(limits);
  return (
    <g>
      {best !== null && (
        <>
          <Band
            frame={frame}
            range={[best * RED_ZONE, best * GREEN_ZONE]}
            className="fill-warn-soft stroke-warn-line"
          />
          <Band frame={frame} range={[null, best * RED_ZONE]} className="fill-danger-soft stroke-danger-line" />
        </>
      )}
      {second && <Band frame={frame} range={second} className="fill-info-soft stroke-info-line" />}
      {upper && (
        <Band
          frame={frame}
          range={upper}
          className={source === "target" ? "fill-brand-soft stroke-brand" : "fill-good-soft stroke-good-line"}
        />
      )}
      {edges.map((value) => (
        <Edge key={value} frame={frame} value={value} className="stroke-brand-text" />
      ))}
    </g>
  );
}

import { useT } from "~/i18n/use-t";
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

/** Which of two numbers each band is for, readable before what was measured. */
export function PlotBandNames({ frame, limits, rtl }: { frame: PlotFrame; limits: Limits; rtl: boolean }) {
  const { t } = useT();
  if (!limits.second) return null;
  const bands = [
    { label: t("trackers:column.value"), range: upperOf(limits) },
    { label: t("trackers:column.value2"), range: limits.second },
  ];
  return bands.map(({ label, range }) => {
    const { from, to } = range ? placeOf(frame, range) : { from: 0, to: 0 };
    return (
      to - from >= NAMED && (
        <text
          key={label}
          x={rtl ? frame.right - 6 : frame.left + 6}
          y={from + 15}
          textAnchor={rtl ? "end" : "start"}
          className="fill-muted stroke-surface stroke-[4px] [paint-order:stroke]"
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

import { GREEN_ZONE, RED_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import type { PlotFrame } from "./plot-frame";
import type { ShownTarget } from "./use-limit-notes";

interface PlotBandsProps {
  frame: PlotFrame;
  limits: Limits;
  targets: readonly ShownTarget[];
}

/** From one value to another, as far as the plot shows them; null is as far as it reaches. */
function Band({ frame, range: [low, high], className }: { frame: PlotFrame; range: Range; className: string }) {
  const { left, right, top, bottom } = frame;
  const within = (y: number) => Math.min(Math.max(y, top), bottom);
  const from = within(high === null ? top : frame.y(high));
  const to = within(low === null ? bottom : frame.y(low));
  if (to <= from) return null;
  return <rect x={left} y={from} width={right - left} height={to - from} className={className} />;
}

function Edge({ frame, value, className }: { frame: PlotFrame; value: number; className: string }) {
  const { left, right, top, bottom } = frame;
  const y = frame.y(value);
  if (y <= top || y >= bottom) return null;
  return <line x1={left} x2={right} y1={y} y2={y} strokeDasharray="6 4" className={className} />;
}

/** What readings are held against: a shaded band, or three of the zones; dashed lines for what else is wanted. */
export function PlotBands({ frame, limits: { source, first, second }, targets }: PlotBandsProps) {
  const edges = targets
    .filter(({ isProviders }) => !isProviders || source !== "target")
    .flatMap(({ range }) => range.filter((end) => end !== null));
  const best = source === "zones" && first?.[0] != null ? first[0] / GREEN_ZONE : null;
  const lower = second?.[1] ?? null;
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
      {first && (
        <Band
          frame={frame}
          range={first}
          className={source === "target" ? "fill-brand-soft stroke-brand" : "fill-good-soft stroke-good-line"}
        />
      )}
      {lower !== null && <Edge frame={frame} value={lower} className="stroke-good-text" />}
      {edges.map((value) => (
        <Edge key={value} frame={frame} value={value} className="stroke-brand-text" />
      ))}
    </g>
  );
}

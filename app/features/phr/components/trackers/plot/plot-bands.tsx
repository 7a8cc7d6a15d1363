import { useT } from "~/i18n/use-t";
import { GREEN_ZONE, RED_ZONE, type Limits, type Range } from "../../../domain/trackers/limits";
import type { PlotFrame } from "./plot-frame";
import type { ShownTarget } from "./use-limit-notes";

interface PlotBandsProps {
  frame: PlotFrame;
  limits: Limits;
  targets: readonly ShownTarget[];
  rtl: boolean;
}

/** A shorter band has no room for its name. */
const NAMED = 20;

interface BandProps {
  frame: PlotFrame;
  range: Range;
  className: string;
  /** Which of two numbers it is for, and at which end that stands. */
  name?: { text: string; atRight: boolean } | undefined;
}

/** From one value to another, as far as the plot shows them; null is as far as it reaches. */
function Band({ frame, range: [low, high], className, name }: BandProps) {
  const { left, right, top, bottom } = frame;
  const within = (y: number) => Math.min(Math.max(y, top), bottom);
  const from = within(high === null ? top : frame.y(high));
  const to = within(low === null ? bottom : frame.y(low));
  if (to <= from) return null;
  return (
    <>
      <rect x={left} y={from} width={right - left} height={to - from} className={className} />
      {name && to - from >= NAMED && (
        <text
          x={name.atRight ? right - 6 : left + 6}
          y={from + 15}
          textAnchor={name.atRight ? "end" : "start"}
          className="fill-muted"
        >
          {name.text}
        </text>
      )}
    </>
  );
}

function Edge({ frame, value, className }: { frame: PlotFrame; value: number; className: string }) {
  const { left, right, top, bottom } = frame;
  const y = frame.y(value);
  if (y <= top || y >= bottom) return null;
  return <line x1={left} x2={right} y1={y} y2={y} strokeDasharray="6 4" className={className} />;
}

/** What readings are held against: a shaded band for each number, or three of the zones; dashed lines for what else is wanted. */
export function PlotBands({ frame, limits: { source, first, second }, targets, rtl }: PlotBandsProps) {
  const { t } = useT();
  const edges = targets
    .filter(({ isProviders }) => !isProviders || source !== "target")
    .flatMap(({ range }) => range.filter((end) => end !== null));
  const best = source === "zones" && first?.[0] != null ? first[0] / GREEN_ZONE : null;
  const named = (text: string) => (second ? { text, atRight: rtl } : undefined);
  // The band of the upper number begins where that of the lower one ends.
  const upper: Range | null = first && [first[0] ?? second?.[1] ?? null, first[1]];
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
      {second && (
        <Band
          frame={frame}
          range={second}
          className="fill-info-soft stroke-info-line"
          name={named(t("trackers:column.value2"))}
        />
      )}
      {upper && (
        <Band
          frame={frame}
          range={upper}
          name={named(t("trackers:column.value"))}
          className={source === "target" ? "fill-brand-soft stroke-brand" : "fill-good-soft stroke-good-line"}
        />
      )}
      {edges.map((value) => (
        <Edge key={value} frame={frame} value={value} className="stroke-brand-text" />
      ))}
    </g>
  );
}

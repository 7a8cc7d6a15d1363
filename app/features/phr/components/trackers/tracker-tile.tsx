import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { StatusBadge } from "~/ui/view/status-badge";
import type { Flag } from "../../domain/trackers/plot-points";
import type { TrackerName } from "../../domain/trackers/trackers";
import type { UnitName } from "../../domain/trackers/units";
import { Sparkline } from "./plot/sparkline";
import { useMeasureText } from "./use-measure-text";

/** A tracker in a line, as support/trackers/tracker-summaries makes it. */
export interface ShownSummary {
  tracker: TrackerName;
  unit: UnitName;
  at: number;
  zone: string;
  value: number;
  value2: number | null;
  context: string;
  flag: Flag;
  days: readonly { day: number; value: number; value2: number | null }[];
}

/** The last reading of a tracker with a small plot of the way there; the whole tile leads to the tracker. */
export function TrackerTile({ summary, href }: { summary: ShownSummary; href: string }) {
  const { t, format } = useT();
  const { measure } = useMeasureText();
  const { tracker, unit, at, zone, context, flag, days } = summary;
  return (
    <Anchor
      href={href}
      className="flex h-full flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-card hover:border-line-strong"
    >
      <span className="font-semibold">{t(`trackers:name.${tracker}`)}</span>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-xl font-semibold">{measure(summary, unit)}</span>
        <Sparkline days={days} flagged={flag !== null} />
      </span>
      {flag && (
        <span>
          <StatusBadge colour="orange">{t(`trackers:flag.${flag}`)}</StatusBadge>
        </span>
      )}
      <span className="text-sm text-muted">
        {format.parts([format.date(at, zone), context && t(`trackers:context.${context as "FASTING"}`)])}
      </span>
    </Anchor>
  );
}

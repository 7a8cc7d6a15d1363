import { useT } from "~/i18n/use-t";
import { Anchor } from "~/ui/base/link";
import { StatusBadge } from "~/ui/view/status-badge";
import type { Flag, Limits } from "../../domain/trackers/limits";
import type { TrackerName } from "../../domain/trackers/trackers";
import type { UnitName } from "../../domain/trackers/units";
import { Sparkline } from "./plot/sparkline";
import { useContextText } from "./use-context-text";
import { useFlagText } from "./use-flag-text";
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
  limits: Pick<Limits, "source" | "first">;
  days: readonly { day: number; value: number; value2: number | null }[];
}

/** The last reading of a tracker with a small plot of those before it; the whole tile is a link to the tracker. */
export function TrackerTile({ summary, href }: { summary: ShownSummary; href: string }) {
  const { t, format } = useT();
  const { measure } = useMeasureText(summary.tracker);
  const { tracker, unit, at, zone, value, context, flag, limits, days } = summary;
  const flagText = useFlagText(limits);
  const contextText = useContextText(tracker);
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
          <StatusBadge colour="orange">{flagText({ low: value, high: value, flag })}</StatusBadge>
        </span>
      )}
      <span className="text-sm text-muted">{format.parts([format.date(at, zone), contextText(context)])}</span>
    </Anchor>
  );
}

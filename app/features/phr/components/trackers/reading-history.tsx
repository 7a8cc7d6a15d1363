import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { OFF_REASONS, type RecordChange } from "../../domain/records/record-kinds";
import type { TypedNumbers } from "../../domain/trackers/reading";
import type { TrackerName } from "../../domain/trackers/trackers";
import { useMeasureText } from "./use-measure-text";
import { isolate } from "../../records/record-facts";

interface ShownVersion {
  version: number;
  change: RecordChange;
  values: Readonly<Record<string, unknown>>;
  reason: string | null;
  authorName: string;
  /** UTC ms. */
  at: number;
}

interface ReadingHistoryProps {
  versions: readonly ShownVersion[];
  tracker: TrackerName;
  timeZone: string;
}

/** Each version of a reading, with its author and reason, the newest first. */
export function ReadingHistory({ versions, tracker, timeZone }: ReadingHistoryProps) {
  const { t, format } = useT();
  const { typed } = useMeasureText(tracker);
  if (versions.length === 0) return null;
  const said = (reason: string) => {
    const known = OFF_REASONS.find((each) => each === reason);
    return known ? t(`phr:off.reasons.${known}`) : reason;
  };
  return (
    <Card title={t("phr:history.title")}>
      <ol className="flex flex-col gap-4">
        {versions.map(({ version, change, values, reason, authorName, at }) => (
          <li key={version}>
            <p className="font-medium">{t(`phr:history.${change}`)}</p>
            <p>
              {format.parts([
                typed(values.typed as TypedNumbers),
                format.dateTime(Number(values.at), String(values.zone)),
              ])}
            </p>
            <p className="text-sm text-muted">
              {t("phr:history.by", { name: isolate(authorName), date: format.dateTime(at, timeZone) })}
            </p>
            {reason !== null && <p>{said(reason)}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

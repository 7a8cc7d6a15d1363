import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { Flag, Limits } from "../../domain/trackers/limits";
import type { Reading } from "../../domain/trackers/reading";
import type { UnitName } from "../../domain/trackers/units";
import { useContextText } from "./use-context-text";
import { useFlagText } from "./use-flag-text";
import { useMeasureText } from "./use-measure-text";
import { isolate } from "../../records/record-facts";

/** A reading of a list, and what its reader may do with it. */
export interface ShownReading extends Reading {
  authorName: string;
  flag: Flag;
  mayChange: boolean;
}

interface ReadingListProps {
  readings: readonly ShownReading[];
  unit: UnitName;
  limits: Limits;
  patient: string | undefined;
}

/** The last readings, the newest first, each with who entered it. */
export function ReadingList({ readings, ...rest }: ReadingListProps) {
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {readings.map((reading) => (
          <li
            key={reading.id}
            id={reading.id}
            className="flex flex-col gap-1 px-5 py-3 tablet:flex-row tablet:items-baseline tablet:justify-between tablet:gap-x-6"
          >
            <ReadingRow reading={reading} {...rest} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ReadingRow({
  reading,
  unit,
  limits,
  patient,
}: Omit<ReadingListProps, "readings"> & { reading: ShownReading }) {
  const { t, format } = useT();
  const { measure, typed } = useMeasureText(reading.tracker);
  const contextText = useContextText(reading.tracker);
  const flagText = useFlagText(limits);
  const { id, at, zone, context, site, note, flag, enabled, mayChange, authorKind, authorName, recordedAt } = reading;
  const value = measure(reading, unit);
  const date = format.dateTime(at, zone);
  const where = [
    contextText(context),
    site && t(`trackers:site.${site as "ORAL"}`),
    reading.typed.unit !== unit && t("trackers:list.typed", { value: typed(reading.typed) }),
    note,
  ].filter(Boolean);
  const by = { name: isolate(authorName), date: format.date(recordedAt, zone) };
  return (
    <>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <strong className="text-lg">{value}</strong>
          {flag && (
            <StatusBadge colour="orange">{flagText({ low: reading.value, high: reading.value, flag })}</StatusBadge>
          )}
        </p>
        <p>{format.parts([date, ...where])}</p>
        <p className="text-sm text-muted">
          {authorKind === "patient" ? t("phr:written.byPatient", by) : t("phr:written.byStaff", by)}
        </p>
      </div>
      {mayChange && (
        <RowActions>
          {enabled ? (
            <LinkButton
              href={paths.trackers({ patient, reading: id })}
              tone="quiet"
              size="small"
              aria-label={t("trackers:list.changeOf", { value, date })}
            >
              {t("trackers:list.change")}
            </LinkButton>
          ) : (
            <form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="enable" tone="quiet" size="small">
                {t("phr:off.putBack")}
              </Button>
            </form>
          )}
        </RowActions>
      )}
    </>
  );
}

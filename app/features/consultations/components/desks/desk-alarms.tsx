import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Icon } from "~/ui/base/icon";

interface Alarm {
  orderId: string;
  number: number | null;
  patientName: string;
}

interface DeskAlarmsProps {
  emergencies: readonly (Alarm & { orderedAt: number | null })[];
  criticals: readonly (Alarm & { id: string; raisedAt: number })[];
  timeZone: string;
}

/**
 * What cannot wait at the laboratory's desk, in a line with its count, which opens: however much it is, the search and the
 * list below stay in sight.
 */
export function DeskAlarms({ emergencies, criticals, timeZone }: DeskAlarmsProps) {
  const { t, format } = useT();
  const lines = [
    ...emergencies.map(({ orderId, number, patientName, orderedAt }) => ({
      ...{ key: orderId, orderId, words: t("laboratory:desk.emergency", { number: number ?? 0, name: patientName }) },
      more:
        orderedAt === null ? "" : t("laboratory:desk.waits", { time: format.dateTime(orderedAt, timeZone, "short") }),
    })),
    ...criticals.map(({ id, orderId, number, patientName, raisedAt }) => ({
      ...{ key: id, orderId, words: t("laboratory:desk.critical", { number: number ?? 0, name: patientName }) },
      more: t("laboratory:critical.since", { time: format.dateTime(raisedAt, timeZone, "short") }),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <details className="rounded-lg border border-danger-line bg-danger-soft px-4" open={lines.length === 1}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-danger-text">
        <Icon name="alert" className="size-6" />
        {format.parts([
          emergencies.length > 0 && t("laboratory:desk.emergencies", { count: emergencies.length }),
          criticals.length > 0 && t("laboratory:criticalsOpen", { count: criticals.length }),
        ])}
      </summary>
      <ul className="flex flex-col pb-3">
        {lines.map(({ key, orderId, words, more }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4">
            <TextLink href={paths.labDeskOrder(orderId)} className="inline-flex min-h-11 items-center font-semibold">
              <bdi>{words}</bdi>
            </TextLink>
            <bdi className="text-sm">{more}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

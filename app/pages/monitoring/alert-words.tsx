import { useMeasureText } from "~/features/phr/components/trackers/use-measure-text";
import type { MonitoredPatient } from "~/features/monitoring/public.server";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";

type Alert = Pick<
  MonitoredPatient["alerts"][number],
  "named" | "rule" | "severity" | "state" | "count" | "worst" | "lastAt"
>;

/** What broke which rule, in words. */
export function AlertWords({ alert }: { alert: Alert }) {
  const { t } = useT();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <StatusBadge colour={alert.severity === "CRITICAL" ? "red" : "orange"}>
        {t(`monitoring:staff.severity.${alert.severity}`)}
      </StatusBadge>
      {alert.named === null || alert.rule === "silent" ? (
        <span>{t("monitoring:staff.rules.silent", { count: alert.count })}</span>
      ) : (
        <Broken alert={alert} named={alert.named} rule={alert.rule} />
      )}
    </span>
  );
}

function Broken({
  alert,
  named: { tracker, unit },
  rule,
}: {
  alert: Alert;
  named: NonNullable<Alert["named"]>;
  rule: "range" | "change" | "average";
}) {
  const { t } = useT();
  const { measure } = useMeasureText(tracker);
  const name = t(`trackers:name.${tracker}`);
  return <span>{t(`monitoring:staff.rules.${rule}`, { name, value: measure({ value: alert.worst }, unit) })}</span>;
}

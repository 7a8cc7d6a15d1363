import { EnrolmentBadge } from "~/features/monitoring/components/enrolment-badge";
import type { MonitoredPatient } from "~/features/monitoring/public.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Dotted } from "~/ui/base/dotted";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { AlertWords } from "./alert-words";

interface MonitoredListProps {
  patients: readonly MonitoredPatient[];
  zone: string;
  now: number;
}

/** Monitored patients, each with what alarms, how well they keep to the plan, and when a review is due. */
export function MonitoredList({ patients, zone, now }: MonitoredListProps) {
  const { t, format } = useT();
  const facts = ({ state, hasReadings, lastReadingAt, kept, reviewAt }: MonitoredPatient) => {
    if (state !== "ACTIVE" && state !== "PAYMENT_FAILED") return [];
    const when = format.date(reviewAt, zone);
    return [
      hasReadings
        ? t("monitoring:staff.lastAt", { when: format.relative(lastReadingAt, now) })
        : t("monitoring:staff.silent"),
      kept !== null && t("monitoring:staff.kept", { percent: format.number(kept / 100, { style: "percent" }) }),
      t(reviewAt < now ? "monitoring:staff.reviewLate" : "monitoring:staff.reviewBy", { when }),
    ];
  };
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {patients.map((patient) => (
          <li key={patient.id} className="flex flex-col gap-1 px-4 py-3 tablet:px-6">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Anchor
                href={paths.monitoredPatient(patient.id)}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <bdi>{patient.name}</bdi>
              </Anchor>
              {patient.state !== "ACTIVE" && <EnrolmentBadge state={patient.state} />}
            </div>
            {patient.alerts.length > 0 && (
              <ul className="flex flex-col gap-1">
                {patient.alerts.map((alert) => (
                  <li
                    key={`${alert.named?.tracker ?? ""}-${alert.rule}`}
                    className="flex flex-wrap items-center gap-x-3"
                  >
                    <AlertWords alert={alert} />
                    <span className="text-sm text-muted">
                      <Dotted
                        parts={[
                          alert.state === "ACKNOWLEDGED" && t("monitoring:staff.alertStates.ACKNOWLEDGED"),
                          t("monitoring:staff.times", { count: alert.count }),
                        ]}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <span className="text-sm text-muted">
              <Dotted parts={[patient.planName, patient.team, ...facts(patient)]} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { fieldsOf, type Refused } from "~/features/monitoring/components/refused";
import type { MonitoredView } from "~/features/monitoring/public.server";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Cluster } from "~/ui/base/stack";
import { Dotted } from "~/ui/base/dotted";
import { TextArea } from "~/ui/form/text-area";
import { AlertWords } from "./alert-words";

interface MonitoredAlertProps {
  alert: MonitoredView["alerts"][number];
  zone: string;
  refused: Refused | undefined;
}

/** One alert, with what was done about it, and what can be. */
export function MonitoredAlert({ alert, zone, refused }: MonitoredAlertProps) {
  const { t, format } = useT();
  const { id, state, count, lastAt, note, seenAt, seenByName, version } = alert;
  const stands = state === "OPEN" || state === "ACKNOWLEDGED";
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <AlertWords alert={alert} />
      <span className="text-sm text-muted">
        <Dotted
          parts={[
            t(`monitoring:staff.alertStates.${state}`),
            t("monitoring:staff.times", { count }),
            t("monitoring:staff.lastOn", { when: format.dateTime(lastAt, zone, "medium") }),
          ]}
        />
      </span>
      {note !== "" && seenAt !== null && (
        <p>
          <span className="text-sm text-muted">
            {t("monitoring:staff.noteOf", { name: seenByName, when: format.dateTime(seenAt, zone, "medium") })}
          </span>
          <br />
          <span dir="auto" className="whitespace-pre-line wrap-anywhere">
            {note}
          </span>
        </p>
      )}
      {stands && (
        <form method="post" className="flex flex-col gap-3" data-once noValidate>
          <input type="hidden" name="alertId" value={id} />
          <input type="hidden" name="version" value={version} />
          <TextArea
            {...fieldsOf(refused, { note: "" }, `${id}-`)("note")}
            label={t("monitoring:staff.note")}
            rows={2}
          />
          <Cluster>
            {state === "OPEN" && (
              <Button type="submit" name="intent" value="acknowledge">
                {t("monitoring:staff.acknowledge")}
              </Button>
            )}
            <Button type="submit" name="intent" value="resolve" tone="secondary">
              {t("monitoring:staff.resolve")}
            </Button>
            {alert.named !== null && (
              <Button type="submit" name="intent" value="markFalse" tone="quiet">
                {t("monitoring:staff.markFalse")}
              </Button>
            )}
          </Cluster>
        </form>
      )}
    </li>
  );
}

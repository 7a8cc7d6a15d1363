import { usePatientT } from "~/i18n/use-t";
import { AskFirst } from "~/ui/action/ask-first";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import type { ActionButton } from "../../domain/appointments/appointment-buttons";

/** Whoever may still move their appointment may be told of another time. */
export const mayMove = (buttons: readonly ActionButton[]): boolean =>
  buttons.some(({ action, reason }) => action === "reschedule" && reason === null);

export interface WaitingCardProps {
  /** The entry with which the patient waits already. */
  waiting: { id: string } | null;
  /** Whether an earlier time could be taken at all. */
  possible: boolean;
  /** Where it is posted to. */
  action: string;
}

/** Lets the patient of an appointment be told of an earlier time, or stop waiting for one. */
export function WaitingCard({ waiting, possible, action }: WaitingCardProps) {
  const { t } = usePatientT();
  if (!waiting && !possible) return null;
  return (
    <Card title={waiting ? t("appointment-kinds:waiting.title") : t("appointment-kinds:waiting.cardTitle")}>
      <form method="post" action={action} className="flex flex-col items-start gap-4">
        <p>{waiting ? t("appointment-kinds:waiting.joined") : t("appointment-kinds:waiting.cardText")}</p>
        <input type="hidden" name="intent" value={waiting ? "stop-waiting" : "wait"} />
        {waiting && <input type="hidden" name="waitingId" value={waiting.id} />}
        {waiting ? (
          <AskFirst question={t("common:sure")} text={t("appointment-kinds:waiting.leaveText")}>
            {t("appointment-kinds:waiting.leave")}
          </AskFirst>
        ) : (
          <Button type="submit" tone="secondary">
            {t("appointment-kinds:waiting.join")}
          </Button>
        )}
      </form>
    </Card>
  );
}

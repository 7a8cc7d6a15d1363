import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";

interface PrescriptionHistoryProps {
  history: readonly { id: string; toState: PrescriptionState; reason: string; actorName: string; at: number }[];
  timeZone: string;
}

/** What happened to a prescription, when, and who did it. */
export function PrescriptionHistory({ history, timeZone }: PrescriptionHistoryProps) {
  const { t, format } = useT();
  if (history.length === 0) return null;
  return (
    <Card title={t("prescriptions:history")}>
      <ol className="flex flex-col gap-2">
        {history.map(({ id, toState, reason, actorName, at }) => (
          <li key={id}>
            {format.parts([format.dateTime(at, timeZone), t(`prescriptions:state.${toState}`), actorName, reason])}
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import type { PlainKey } from "~/i18n/message-types";

interface PrescriptionHistoryProps {
  history: readonly { id: string; action: string; reason: string; actorName: string; at: number }[];
  timeZone: string;
}

/** What happened to a prescription, when, and who did it. */
export function PrescriptionHistory({ history, timeZone }: PrescriptionHistoryProps) {
  const { t, format } = useT();
  if (history.length === 0) return null;
  return (
    <Card title={t("prescriptions:history")}>
      <ol className="flex flex-col gap-2">
        {history.map(({ id, action, reason, actorName, at }) => (
          <li key={id}>
            {format.parts([
              format.dateTime(at, timeZone),
              t(`prescriptions:did.${action}` as PlainKey),
              actorName,
              reason,
            ])}
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { usePatientT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import type { SentView } from "../../domain/questionnaires/sent";
import { useSaid } from "./use-said";

interface SentAnswersProps {
  sent: readonly SentView[];
  timeZone: string;
}

/** What was sent, the newest first; staff see the total and what it means. */
export function SentAnswers({ sent, timeZone }: SentAnswersProps) {
  const { t, format } = usePatientT();
  const said = useSaid();
  return sent.map(({ no, submittedAt, lines }) => {
    const when = format.dateTime(submittedAt, timeZone, "medium");
    return (
      <Card key={no} title={no === 1 ? t("questionnaires:sentAt", { when }) : t("questionnaires:sentAgain", { when })}>
        <SummaryList
          layout="stacked"
          rows={lines.map(({ item, answer }) => ({
            term: item.text,
            value: said(item, answer) || t("questionnaires:noAnswer"),
          }))}
        />
      </Card>
    );
  });
}

import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Dotted } from "~/ui/base/dotted";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import type { AssignmentLine } from "../../domain/questionnaires/questionnaire";
import { AssignmentBadge } from "./assignment-badge";

interface AnswerLinesProps {
  lines: readonly AssignmentLine[];
  timeZone: string;
}

/** What was handed out, as staff see it: whose it is, how it stands, and what came of it. */
export function AnswerLines({ lines, timeZone }: AnswerLinesProps) {
  const { t, format } = useT();
  const when = ({ submittedAt, dueAt, assignedAt }: AssignmentLine) => {
    if (submittedAt !== null) return t("questionnaires:sentOn", { when: format.date(submittedAt, timeZone) });
    if (dueAt !== null) return t("questionnaires:due", { when: format.dateTime(dueAt, timeZone, "medium") });
    return t("questionnaires:staff.assignedOn", { when: format.date(assignedAt, timeZone) });
  };
  const total = ({ score, band }: AssignmentLine) =>
    score === null ? "" : format.parts([t("questionnaires:staff.score", { score }), band]);
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-1 px-4 py-3 tablet:px-6">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Anchor
                href={paths.questionnaireAnswers(line.id)}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <bdi>{line.patientName ?? line.title}</bdi>
              </Anchor>
              <AssignmentBadge state={line.state} />
              {line.isUrgent && <StatusBadge colour="red">{t("questionnaires:staff.urgent")}</StatusBadge>}
              <span className="basis-full text-sm text-muted">
                <Dotted parts={[line.title, total(line), when(line)]} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { usePatientT, useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { Dotted } from "~/ui/base/dotted";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { isWaiting } from "../domain/question-states";
import type { QuestionLine } from "../domain/question";
import { QuestionBadge } from "./question-badge";

interface QuestionListProps {
  questions: readonly QuestionLine[];
  zone: string;
}

function Line({ question, children }: { question: QuestionLine; children: React.ReactNode }) {
  return (
    <li className="flex flex-col gap-1 px-4 py-3 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Anchor href={paths.textQuestion(question.id)} className="inline-flex min-h-11 items-center font-semibold">
          <bdi>{question.title}</bdi>
        </Anchor>
        <QuestionBadge state={question.state} />
        {children}
      </div>
    </li>
  );
}

/** A patient's own questions. */
export function OwnQuestionList({ questions, zone }: QuestionListProps) {
  const { t, format } = usePatientT();
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <Line key={question.id} question={question}>
            <span className="basis-full text-muted">
              <Dotted
                parts={[
                  question.serviceName,
                  question.providerName,
                  isWaiting(question.state) && question.dueAt !== null
                    ? t("text-questions:form.answerBy", { when: format.dateTime(question.dueAt, zone, "medium") })
                    : format.dateTime(question.since, zone, "medium"),
                ]}
              />
            </span>
          </Line>
        ))}
      </ul>
    </Card>
  );
}

/** Questions as whoever answers sees them: whose they are, who answers, and until when. */
export function QueueList({ questions, zone, now }: QuestionListProps & { now: number }) {
  const { t, format } = useT();
  const due = ({ state, dueAt, since }: QuestionLine) => {
    if (!isWaiting(state) || dueAt === null) return format.dateTime(since, zone, "medium");
    const when = format.dateTime(dueAt, zone, "medium");
    return dueAt < now ? t("text-questions:staff.late", { when }) : t("text-questions:staff.due", { when });
  };
  return (
    <Card padding="flush">
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <Line key={question.id} question={question}>
            {question.isUrgent && <StatusBadge colour="red">{t("text-questions:staff.urgent")}</StatusBadge>}
            <span className="basis-full text-sm text-muted">
              <Dotted
                parts={[
                  question.patientName,
                  question.serviceName,
                  question.providerName ?? question.departmentName ?? t("text-questions:staff.anyone"),
                  due(question),
                ]}
              />
            </span>
          </Line>
        ))}
      </ul>
    </Card>
  );
}

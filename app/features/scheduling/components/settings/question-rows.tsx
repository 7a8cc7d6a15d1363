import { useT } from "~/i18n/use-t";
import { RecordStatus, EditLink } from "~/screens/record-list";
import { useRecordWords } from "~/screens/record-words";
import { RowSwitch } from "~/screens/row-switch";
import { RowButton } from "~/ui/action/row-button";
import { Card } from "~/ui/view/card";
import type { AskedQuestion } from "~/features/forms/domain/questions/question";
import { questionKind } from "../../schemas/settings/booking-question";
import { Dotted } from "~/ui/base/dotted";

export interface QuestionItem extends Omit<AskedQuestion, "options"> {
  name: string;
  /** One a line. */
  options: string;
  enabled: boolean;
}

/** What whoever books an offering is asked, in order; each can be moved by one place. */
export function QuestionRows({ questions, href }: { questions: readonly QuestionItem[]; href: string }) {
  const { t } = useT();
  const say = useRecordWords(questionKind.words);
  const steps = (index: number) =>
    (["up", "down"] as const).filter((step) => index !== (step === "up" ? 0 : questions.length - 1));
  return (
    <Card>
      <ol className="flex flex-col divide-y divide-line">
        {questions.map((question, index) => (
          <li key={question.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{question.text}</bdi>
              </p>
              <p className="text-sm text-muted">
                <Dotted
                  parts={[
                    t(`questions:kinds.${question.kind}`),
                    question.options.split("\n").join(", "),
                    t(question.required ? "questions:required" : "common:form.optional"),
                  ]}
                />
              </p>
            </div>
            <RecordStatus item={question} say={say} />
            <div className="flex flex-wrap items-center gap-x-2">
              <EditLink item={question} say={say} href={`${href}?edit=${question.id}`} />
              {steps(index).map((step) => (
                <RowButton
                  key={step}
                  id={question.id}
                  name="intent"
                  value={step}
                  tone="quiet"
                  size="small"
                  label={say(step)}
                  about={question.text}
                />
              ))}
              <RowSwitch item={question} say={say} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import { answersAsMessage, type Briefing } from "../domain/record/briefing";
import { MAX_MESSAGE_LENGTH } from "../domain/rooms/room-limits";

export interface BriefingCardProps {
  briefing: Briefing;
  send: (message: string) => void;
}

/** What to read and to answer while waiting; the answers go to the doctor as a message of the chat. */
export function BriefingCard({ briefing: { text, questions }, send }: BriefingCardProps) {
  const { t } = usePatientT();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = answersAsMessage(questions, answers);
    if (message === "") return;
    send(message);
    setSent(true);
  };
  const most = Math.floor(MAX_MESSAGE_LENGTH / (2 * Math.max(1, questions.length)));
  return (
    <Card title={t("rooms:briefing.title")}>
      <div className="flex flex-col gap-6">
        {text !== "" && (
          <p dir="auto" className="max-w-prose whitespace-pre-wrap">
            {text}
          </p>
        )}
        <p role="status" className={sent ? "font-semibold" : "sr-only"}>
          {sent && t("rooms:briefing.done")}
        </p>
        {questions.length > 0 && !sent && (
          <Form method="post" onSubmit={submit} className="flex max-w-xl flex-col gap-6">
            {questions.map((question, index) => (
              <TextArea
                key={question}
                name="answer"
                id={`answer-${index}`}
                label={question}
                rows={2}
                maxLength={most}
                dir="auto"
                value={answers[index] ?? ""}
                onChange={(event) =>
                  setAnswers(questions.map((_, at) => (at === index ? event.target.value : (answers[at] ?? ""))))
                }
              />
            ))}
            <div>
              <Button type="submit" name="intent" value="answer" tone="secondary">
                {t("rooms:briefing.send")}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}

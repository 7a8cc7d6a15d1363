import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { questionOfField } from "~/features/forms/domain/questions/question";
import { QuestionFields } from "~/features/forms/components/questions/question-fields";
import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

type Progress = "open" | "busy" | "failed" | "changed" | "sent";

/**
 * Posts to the page that is shown, which stays as it is: a call goes on. Only the act's own answer, which is 200, says that
 * it was kept: who has been signed out meanwhile is led to sign in by another one.
 */
async function post(body: FormData): Promise<Progress> {
  body.set("intent", "answer");
  try {
    const { status } = await fetch(`${window.location.pathname}.data`, { method: "POST", body });
    return status === 200 ? "sent" : status === 409 ? "changed" : "failed";
  } catch {
    return "failed";
  }
}

const isAnswered = (body: FormData): boolean =>
  [...body].some(([name, value]) => questionOfField(name) !== undefined && String(value).trim() !== "");

/** What to read and to answer before an appointment, such as while waiting. */
export function BriefingCard({ briefing: { text, questions } }: { briefing: Briefing }) {
  const { t } = usePatientT();
  const [progress, setProgress] = useState<Progress>("open");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    if (!isAnswered(body)) return;
    setProgress("busy");
    setProgress(await post(body));
  };
  const said = {
    ...{ open: "", busy: "" },
    ...{ sent: t("rooms:briefing.done"), failed: t("rooms:briefing.failed"), changed: t("rooms:briefing.changed") },
  }[progress];
  return (
    <Card title={t("rooms:briefing.title")}>
      <div className="flex flex-col gap-6">
        {text !== "" && (
          <p dir="auto" className="max-w-prose whitespace-pre-wrap">
            {text}
          </p>
        )}
        <p role="status" className={said ? "font-semibold" : "sr-only"}>
          {said}
        </p>
        {questions.length > 0 && progress !== "sent" && (
          <Form method="post" onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-6">
            <QuestionFields questions={questions} error={() => undefined} />
            <div>
              <Button type="submit" name="intent" value="answer" tone="secondary" busy={progress === "busy"}>
                {t("rooms:briefing.send")}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}

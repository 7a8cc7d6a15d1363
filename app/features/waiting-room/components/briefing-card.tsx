import { Form } from "@remix-run/react";
import { useState, type FormEvent } from "react";
import { QuestionFields } from "~/features/forms/components/questions/question-fields";
import type { Briefing } from "~/features/forms/domain/questionnaires/briefing";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Card } from "~/ui/view/card";

type Progress = "open" | "busy" | "failed" | "sent";

/** Posts to the page that is shown, which stays as it is: a call goes on. */
async function post(form: HTMLFormElement): Promise<Progress> {
  const body = new FormData(form);
  body.set("intent", "answer");
  try {
    const answer = await fetch(window.location.href, { method: "POST", body, redirect: "manual" });
    return answer.ok || answer.type === "opaqueredirect" ? "sent" : "failed";
  } catch {
    return "failed";
  }
}

/** What to read and to answer before an appointment, such as while waiting. */
export function BriefingCard({ briefing: { text, questions } }: { briefing: Briefing }) {
  const { t } = usePatientT();
  const [progress, setProgress] = useState<Progress>("open");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setProgress("busy");
    setProgress(await post(form));
  };
  const said = progress === "sent" ? t("rooms:briefing.done") : progress === "failed" && t("rooms:briefing.failed");
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

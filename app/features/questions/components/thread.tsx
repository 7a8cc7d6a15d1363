import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Anchor } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import type { QuestionFile, QuestionMessage } from "../domain/question";

interface ThreadProps {
  questionId: string;
  messages: readonly QuestionMessage[];
  /** How the patient is called by whoever reads. */
  patient: string;
  zone: string;
}

/** The files of a question, each as a link to its download. */
export function QuestionFiles({ questionId, files }: { questionId: string; files: readonly QuestionFile[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {files.map((file) => (
        <li key={file.id}>
          <Anchor
            href={paths.textQuestionFile(questionId, file.id)}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            <bdi>{file.name}</bdi>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** All that was written, from the question on. */
export function Thread({ questionId, messages, patient, zone }: ThreadProps) {
  const { t, format } = usePatientT();
  return (
    <ol className="flex flex-col gap-4">
      {messages.map((message) => (
        <li key={message.no}>
          <Card tone={message.authorName === null ? "plain" : "brand"}>
            <p className="text-sm text-muted">
              <bdi className="font-semibold">{message.authorName ?? patient}</bdi>
              {" · "}
              {format.dateTime(message.at, zone, "medium")}
            </p>
            <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">
              {message.text}
            </p>
            {message.files.length > 0 && (
              <div className="mt-2">
                <span className="sr-only">{t("text-questions:view.files")}</span>
                <QuestionFiles questionId={questionId} files={message.files} />
              </div>
            )}
          </Card>
        </li>
      ))}
    </ol>
  );
}

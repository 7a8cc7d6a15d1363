import { useT } from "~/i18n/use-t";
import { DraftNotice } from "~/screens/draft-notice";
import { answerTo, usePostedForm, type PostedAnswer } from "~/screens/use-posted-form";
import { Button } from "~/ui/action/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { formClass } from "~/ui/form/form-style";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import { COMMENT_MAX } from "../../schemas/records/comment";
import { isolate } from "../../records/record-facts";

interface RecordCommentsProps {
  recordId: string;
  /** The oldest first; `at` in UTC ms. */
  comments: readonly { version: number; note: string; authorName: string; at: number }[];
  mayComment: boolean;
  /** The same one for a comment that is sent again. */
  idempotencyKey: string;
  timeZone: string;
  answer: PostedAnswer | undefined;
}

/** What providers said to an entry, and what the patient answered. */
export function RecordComments(props: RecordCommentsProps) {
  const { recordId, comments, mayComment, idempotencyKey, timeZone, answer } = props;
  const { t, format } = useT();
  const own = answerTo(answer, { intent: "comment" });
  const form = usePostedForm({ answer: own, values: {}, labels: { comment: t("journal:comments.label") } });
  if (comments.length === 0 && !mayComment) return null;
  return (
    <Card title={t("journal:comments.title")}>
      <div className="flex flex-col gap-5">
        {comments.length > 0 && (
          <ol className="flex flex-col gap-4">
            {comments.map(({ version, note, authorName, at }) => (
              <li key={version}>
                <p className="text-sm text-muted">
                  {t("phr:history.by", { name: isolate(authorName), date: format.dateTime(at, timeZone) })}
                </p>
                <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
                  {note}
                </p>
              </li>
            ))}
          </ol>
        )}
        {mayComment && (
          <form method="post" noValidate data-draft={own ? "answered" : "kept"} data-once className={formClass}>
            <DraftNotice />
            <ErrorSummary title={t("common:form.errorSummaryTitle")} errors={form.summary} />
            <input type="hidden" name="intent" value="comment" />
            <input type="hidden" name="id" value={recordId} />
            <input
              type="hidden"
              name="idempotencyKey"
              value={form.text("idempotencyKey").defaultValue ?? idempotencyKey}
            />
            <TextArea {...form.text("comment")} maxLength={COMMENT_MAX} required />
            <div>
              <Button type="submit">{t("journal:comments.submit")}</Button>
            </div>
          </form>
        )}
      </div>
    </Card>
  );
}

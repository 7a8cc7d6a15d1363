import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { TextArea } from "~/ui/form/text-area";
import { Card } from "~/ui/view/card";
import { COMMENT_MAX } from "../../schemas/records/comment";

interface RecordCommentsProps {
  recordId: string;
  base: string;
  /** Whose it is; undefined for the reader's own. */
  patient: string | undefined;
  /** The oldest first; `at` in UTC ms. */
  comments: readonly { version: number; note: string; authorName: string; at: number }[];
  mayComment: boolean;
  /** The same one for a comment that is sent again. */
  idempotencyKey: string;
  timeZone: string;
}

/** What providers said to an entry, and what the patient answered. */
export function RecordComments(props: RecordCommentsProps) {
  const { recordId, base, patient, comments, mayComment, idempotencyKey, timeZone } = props;
  const { t, format } = useT();
  if (comments.length === 0 && !mayComment) return null;
  return (
    <Card title={t("journal:comments.title")}>
      <div className="flex flex-col gap-5">
        {comments.length > 0 && (
          <ol className="flex flex-col gap-4">
            {comments.map(({ version, note, authorName, at }) => (
              <li key={version}>
                <p className="text-sm text-muted">
                  {t("phr:history.by", { name: authorName, date: format.dateTime(at, timeZone) })}
                </p>
                <p className="max-w-prose whitespace-pre-line wrap-anywhere" dir="auto">
                  {note}
                </p>
              </li>
            ))}
          </ol>
        )}
        {mayComment && (
          <form
            method="post"
            action={paths.recordList(base, { patient })}
            data-draft
            data-once
            className="flex flex-col items-start gap-4"
          >
            <input type="hidden" name="intent" value="comment" />
            <input type="hidden" name="id" value={recordId} />
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <TextArea
              id="comment"
              name="comment"
              label={t("journal:comments.label")}
              maxLength={COMMENT_MAX}
              required
            />
            <Button type="submit">{t("journal:comments.submit")}</Button>
          </form>
        )}
      </div>
    </Card>
  );
}
